"""The colours of boards, and how a shape wears them.

Every shape carries its colours twice: as real attributes, so that the drawing stands alone as a
file, and as classes, so that `board.css` can give it the colours of the reader's theme.
"""

# The light colours by name; `board.css` has the same names as variables, `--board-<name>`.
PALETTE = {
    "wood": "#e6d2b0",
    "edge": "#8d6b45",
    "paper": "#fbf5e9",
    "light": "#e4cba3",
    "dark": "#bd9362",
    "line": "#a98257",
    "home": "#dfe9e0",
    "ink": "#3b2b1c",
    "quiet": "#6a5239",
    "white": "#fffdf8",
    "white-rim": "#3b2b1c",
    "white-ring": "#b9a88e",
    "black": "#2b2522",
    "black-rim": "#14100d",
    "black-ring": "#d9c9ae",
    "legal": "#0a5c54",
    "refused": "#a3270f",
    "mark": "#7a3f00",
    "die": "#fffdf8",
    "pip": "#2b2522",
}


def n(value: float) -> float | int:
    """A coordinate as it is written: a tenth at most, whole where it is whole."""
    value = round(value, 1)
    return int(value) if value == int(value) else value


def style(fill: str | None = None, stroke: str | None = None, width: float = 0, **more) -> dict:
    """Attributes and class of a shape in colours of PALETTE."""
    names = [f"f-{fill}"] if fill else []
    look: dict = {"fill": PALETTE[fill] if fill else "none", **more}
    if stroke:
        names.append(f"s-{stroke}")
        look |= {"stroke": PALETTE[stroke], "stroke_width": width}
    if names:
        look["class_"] = " ".join(names)
    return look
