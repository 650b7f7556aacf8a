"""The rail above the board: whose turn it is, the dice, and the verdict on the play drawn."""

from svgwrite.container import Group

from diagrams import paint, signs
from diagrams.claim import Verdict
from diagrams.layout import DIE, FRAME, RAIL, Layout, Place, wide
from diagrams.palette import n, style
from diagrams.sketch import Picture
from diagrams.words import Words

SIZE = 20
SIGN = 15  # radius of the verdict


def rail(layout: Layout, shown: Picture, verdict: Verdict, words: Words) -> Group:
    """Nothing of the play ever passes here, so words and dice stay clear of arrows."""
    into = paint.group("rail")
    middle = RAIL / 2
    colour = verdict.result["winner"] if verdict.result else shown.turn
    right = layout.width - FRAME - 4
    if shown.allowed is not None:
        sign = paint.group("verdict")
        draw = signs.tick if shown.allowed else signs.cross
        draw(sign, right - SIGN, middle, SIGN)
        into.add(sign)
        right -= 2 * SIGN + 16
    dice = paint.group("dice")
    for number, die in enumerate(reversed(shown.dice)):
        right -= DIE
        corner = f"translate({n(right)} {n(middle - DIE / 2 - 1)})"
        index = len(shown.dice) - 1 - number
        single = paint.group("die", data_die=index, data_state=die.state, transform=corner)
        signs.die(single, 0, 0, die.face, die.state)
        dice.add(single)
        right -= 9
    if shown.dice:
        into.add(dice)
    says = _says(shown, verdict, words)
    left = FRAME + 5
    paint.checker(into, colour, Place(left + 14, middle, 1, 14))
    room = right - left - 40
    size = min(SIZE, SIZE * room / wide(says, SIZE))
    look = style("ink", font_size=round(size, 1))
    into.add(paint.text(says, left + 37, middle + 7, **look))
    return into


def _says(shown: Picture, verdict: Verdict, words: Words) -> str:
    if verdict.result:
        winner, points = verdict.result["winner"], verdict.result["points"]
        return words.text(f"board.{winner}-wins", n=points)
    return words.text(f"board.{shown.turn}-to-move")
