"""Reading YAML strictly: no surprises in plain words, no key twice, a line for every value.

Only `true` and `false` are booleans (`off`, `on` and `no` stay words), only decimal numbers are
numbers, dates stay texts. Anchors, tags and more than one document are refused: our files are
plain data.
"""

import re
from pathlib import Path

import yaml

from .errors import shown
from .faults import Fault, Faults

INT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
FLOAT = re.compile(r"[-+]?[0-9]{1,17}\.[0-9]{1,17}")
WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}


def read_yaml(path, text: str | None = None) -> tuple:
    """`(data, lines)` of a YAML file, or of `text` in its stead.

    `lines` maps the path of every value, a tuple of keys and indices, to its line: the line of
    `scenes[3].roll` is `lines[("scenes", 3, "roll")]`, that of the whole file `lines[()]`. Raises
    `Faults`.
    """
    reader = _Reader(str(path))
    root = reader.compose(read_text(path) if text is None else text)
    data = reader.read(root, ()) if root is not None else None
    if reader.faults:
        raise Faults(reader.faults)
    reader.lines[()] = 1
    return data, reader.lines


def read_text(path) -> str:
    """The text of a UTF-8 file, without a byte order mark. Raises `Faults`."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Faults([Fault(str(path), 1, f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Faults([Fault(str(path), line, "is not UTF-8")]) from None


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """SafeLoader (in C where PyYAML has it: 8 times as fast) that guesses at no plain word."""

    yaml_implicit_resolvers = {}


class _Reader:
    def __init__(self, file):
        self.file = file
        self.lines = {}
        self.faults = []

    def fault(self, line, message):
        self.faults.append(Fault(self.file, line, message))

    def compose(self, text):
        """The root node of a text; raises `Faults` when it is no YAML at all."""
        try:
            # Without one of these signs there is nothing to refuse, and a scan costs as much again.
            signed = any(sign in text for sign in "&*!")
            for token in yaml.scan(text, _Loader) if signed else ():
                if isinstance(token, (yaml.AnchorToken, yaml.AliasToken, yaml.TagToken)):
                    sign = type(token).__name__[: -len("Token")].lower()
                    self.fault(token.start_mark.line + 1, f"{sign} {shown(token.value)} is refused")
            if self.faults:
                raise Faults(self.faults)
            return yaml.compose(text, _Loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            problem = " ".join(part for part in (error.problem, error.context) if part)
            raise Faults([Fault(self.file, mark.line + 1 if mark else 1, problem)]) from None
        except yaml.reader.ReaderError as error:
            line = text[: error.position].count("\n") + 1
            message = f"character #x{error.character:04x} is not allowed"
            raise Faults([Fault(self.file, line, message)]) from None
        except RecursionError:
            raise Faults([Fault(self.file, 1, "is nested too deeply")]) from None

    def read(self, node, path):
        """The data of a node, its lines and faults noted on the way."""
        self.lines[path] = self.lines.get(path, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            return self.read_mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.read(item, (*path, index)) for index, item in enumerate(node.value)]
        return node.value if node.style else _plain(node.value)

    def read_mapping(self, node, path):
        data = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                self.fault(line, "a key must be a word or a number")
                continue
            key = key_node.value if key_node.style else _plain(key_node.value)
            if key in data:
                first = self.lines[(*path, key)]
                self.fault(line, f"duplicate key {shown(key)}, first on line {first}")
                continue
            self.lines[(*path, key)] = line
            data[key] = self.read(value_node, (*path, key))
        return data


def _plain(word):
    if word in WORDS:
        return WORDS[word]
    if INT.fullmatch(word):
        return int(word)
    if FLOAT.fullmatch(word):
        return float(word)
    return word
