"""Errors of the engine: each is a ValueError and says what was given."""


class NardiError(ValueError):
    """Any input the engine cannot take."""


class QueryError(NardiError):
    """A query that is not a mapping, or lacks or misshapes one of its keys."""


class PositionError(NardiError):
    """A position that cannot stand on the board (`equipment`, `landing`)."""


class RollError(NardiError):
    """A roll that two dice cannot show."""


class MoveError(NardiError):
    """A move that cannot be read, or that starts where the mover has no checker."""


class RulesetError(NardiError):
    """A ruleset with faults: `faults` is a list of `(path, message)`, path a tuple of keys."""

    def __init__(self, faults):
        self.faults = list(faults)
        super().__init__("\n".join(_located(path, message) for path, message in self.faults))


def _located(path, message):
    return f"{'.'.join(str(key) for key in path)}: {message}" if path else message


def shown(value):
    """`value` as an error message quotes it: its repr, cut when it is long."""
    try:
        text = repr(value)
    except (ValueError, RuntimeError):  # a number or a nesting too large to print
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


class PlayError(MoveError):
    """Moves that are no whole play: `judged` is what `explain` says of them."""

    def __init__(self, message, judged):
        self.judged = judged
        super().__init__(message)


class GameError(NardiError):
    """A step that the game is not ready for, or a text that holds no game or match."""


class RecordError(NardiError):
    """A game record with faults: `faults` is a list of `(line, message)`."""

    def __init__(self, faults):
        self.faults = list(faults)
        super().__init__("\n".join(f"line {line}: {message}" for line, message in self.faults))
