"""Faults of files: where, and what is wrong, all of them together."""

from collections import namedtuple

from .errors import NardiError


class Fault(namedtuple("Fault", "file line message")):
    """One fault: the file as it was named, the line counted from 1, and what is wrong there."""

    __slots__ = ()

    def __str__(self):
        return f"{self.file}:{self.line}: {self.message}"


class Faults(NardiError):
    """All faults of a run, one a line; `faults` is the list of them."""

    def __init__(self, faults):
        self.faults = list(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))
