"""The expressions of a page, where they stand, and whether they stand where they may."""

import re

from hooks.expressions import (
    DIAGRAM,
    ENDCALL,
    GRAMMAR,
    STRAY,
    TAG,
    Call,
    ExpressionError,
    Tag,
    parse_tag,
)
from nardi.faults import Fault


class Tags:
    """Reads the expressions of a page's source into `tags`, in their order, and their faults."""

    def __init__(self, file: str, source: str) -> None:
        self.file, self.source, self.lines = file, source, source.split("\n")
        self.tags: list[Tag] = []
        self.faults: list[Fault] = []
        self._open: re.Match | None = None  # the diagram whose caption is being read
        for match in TAG.finditer(source):
            try:
                self._tag(match)
            except ExpressionError as error:
                self._fault(match, str(error))
        self._unclosed()
        self._stray()

    def _fault(self, match: re.Match, message: str) -> None:
        self.faults.append(Fault(self.file, self._line(match.start()), message))

    def _line(self, offset: int) -> int:
        return self.source.count("\n", 0, offset) + 1

    def _tag(self, match: re.Match) -> None:
        if ENDCALL.fullmatch(match[0]):
            self._close(match)
            return
        if diagram := DIAGRAM.fullmatch(match[0]):
            self._unclosed()
            self._open = match
            expression = Call("diagram", diagram[2])
        elif match[0].startswith("{%"):
            raise ExpressionError(f"{match[0]}: {GRAMMAR}")
        else:
            expression = parse_tag(match[0])
        if isinstance(expression, Call) and expression.function == "table":
            self._alone(match, match.end())
        self.tags.append(Tag(self._line(match.start()), match.start(), match.end(), expression))

    def _close(self, end: re.Match) -> None:
        start, self._open = self._open, None
        if not start:
            raise ExpressionError(f"{end[0]} without a diagram before it")
        if not self.source[start.end() : end.start()].strip():
            self._fault(start, f"{start[0]} has no caption")
        self._alone(start, end.end())

    def _unclosed(self) -> None:
        if self._open:
            self._fault(self._open, f"{self._open[0]} has no {{% endcall %}}")

    def _alone(self, start: re.Match, end: int) -> None:
        first, last = self._line(start.start()) - 1, self._line(end) - 1
        lines = "\n".join(self.lines[first : last + 1])
        around = self.lines[max(first - 1, 0) : first] + self.lines[last + 1 : last + 2]
        if lines.strip() != self.source[start.start() : end] or any(map(str.strip, around)):
            self._fault(start, f"{start[0]} stands alone, with an empty line on both sides")

    def _stray(self) -> None:
        rest = TAG.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), self.source)
        for match in STRAY.finditer(rest):
            hint = "write { #the-id } with a space" if match[0] == "{#" else "an unpaired brace"
            self._fault(match, f"{match[0]}: {hint}")
