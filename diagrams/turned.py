"""The same scene for the other colour: the board turned by half, and every colour the other one."""

import re
from dataclasses import replace
from typing import Any

from diagrams.scene import Scene
from nardi import COLOURS
from nardi.board import opponent
from nardi.board import turned as half_turn

POINT = re.compile(r"\d+")


def turned(scene: Scene) -> Scene:
    """`scene` as it is when the colours change places; what it claims is turned with it."""
    position = {
        opponent(colour): {
            str(half_turn(int(point))): number for point, number in scene.position[colour].items()
        }
        for colour in COLOURS
    }
    position["off"] = {opponent(colour): n for colour, n in scene.position["off"].items()}
    query = scene.query | {"position": position}
    if scene.turn:
        query["turn"] = opponent(scene.turn)
    return replace(scene, query=query, claimed=_claimed(scene))


def _claimed(scene: Scene) -> Any:
    if scene.claim in ("legal", "illegal"):
        return _moves(scene.claimed)
    if scene.claim == "plays":
        return [_moves(play) for play in scene.claimed]
    if scene.claim == "result" and scene.claimed:
        return scene.claimed | {"winner": opponent(scene.claimed["winner"])}
    return scene.claimed


def _moves(play: str) -> str:
    return POINT.sub(lambda point: str(half_turn(int(point[0]))), play)
