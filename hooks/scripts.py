"""Scripts as they are served: our own, written to be read, without what only their readers need."""

import re

LEAVE_OUT = re.compile(r"^[ \t]*(?://.*)?(?:\n|\Z)|^[ \t]+", re.MULTILINE)


def lean(script: str) -> str:
    """`script` without empty lines, indentation and comments on lines of their own.

    Lines stay lines, so that nothing depends on where a statement ends; a text over several
    lines would lose its indentation.
    """
    return LEAVE_OUT.sub("", script)
