"""Judging moves: are they a play, the beginning of one, or refused, and by which rules."""

from .board import OFF, point_at
from .errors import MoveError
from .listing import listing, without
from .notation import written
from .query import Query, read_moves
from .refusals import block_witness, dice_for, hop_faults
from .side import ALL_OFF, COUNT, furthest, moved


def explain(ruleset, query: dict) -> dict:
    """Judge `query["moves"]`: `{"legal", "complete", "owed", "refusals"}`.

    The moves are `[from, to]` pairs, 0 for off, in the order played. `legal`: they are a play or
    the beginning of one. `complete`: a whole play. `owed`: the rule that forbids stopping there.
    Judging stops at the first refused hop; each refusal is `{"rule", "hop", "witness"}`. Raises
    `QueryError`, `PositionError`, `RollError`, and `MoveError` for a move that starts where the
    mover has no checker.
    """
    asked = Query(ruleset, query)
    moves = read_moves(query, asked.colour)
    judge = Judge(asked.turn, asked.colour)
    for hop, move in enumerate(moves):
        refused = judge.play(move)
        if refused:
            refusals = [{"rule": rule, "hop": hop, "witness": witness} for rule, witness in refused]
            return {"legal": False, "complete": False, "owed": None, "refusals": refusals}
    complete = judge.complete()
    owed = None if complete else judge.owed()
    return {"legal": True, "complete": complete, "owed": owed, "refusals": []}


class Judge:
    """The moves of one turn, judged hop by hop.

    A checker borne off may have been so by either of two dice: `ways` holds each set of dice that
    may be left.
    """

    def __init__(self, turn, colour):
        self.turn = turn
        self.colour = colour
        self.most, self.listed = listing(turn)
        self.ends = {side for side, _ in self.listed}
        self.side = turn.side
        self.occupied = turn.occupied
        self.played = 0
        self.ways = [turn.dice]

    def play(self, move) -> list:
        """Play `move`, a pair of pips to go, and return `[]`; or why it is refused."""
        start, landing = move
        if start == OFF or not self.side >> COUNT[start] & 15:
            raise MoveError(f"no {self.colour} checker on point {point_at(self.colour, start)}")
        ways = set()
        faults = None
        for dice in self.ways:
            broken = hop_faults(self.turn, self.colour, self.side, self.occupied, dice, move)
            if not broken:
                ways.update(without(dice, die) for die in self._lawful_dice(dice, move))
            elif faults is None or len(broken) < len(faults):
                faults = broken
        if not ways:
            return faults
        side, occupied = moved(self.side, self.occupied, move)
        ways = sorted(ways, reverse=True)
        stops = [self._stops(side, occupied, dice) for dice in ways]
        kept = [dice for dice, stop in zip(ways, stops) if self._is_beginning(stop, 1)]
        if not kept:
            return self._turn_fault(move, occupied, stops)
        self.side, self.occupied, self.ways = side, occupied, kept
        self.played += 1
        return []

    def complete(self) -> bool:
        """True when the moves so far are a whole play."""
        if self.side == ALL_OFF:
            return True
        return self.played == self.most and (self.side in self.ends or not self.most)

    def owed(self) -> str:
        """The rule that forbids stopping before the play is whole."""
        large, small = self.turn.roll
        if large == small:
            return "doubles-four" if self.most == len(self.turn.dice) else "doubles-partial"
        if self.most == 2:
            return "play-both"
        either = self.turn.can_play(large) and self.turn.can_play(small)
        return "larger-die" if either else "one-die"

    def _lawful_dice(self, dice, move):
        """The dice among those left that may play a lawful move."""
        start, landing = move
        fits = dice_for(start, landing, dice)
        if landing == OFF and furthest(self.side) > start:
            return [start]
        return fits

    def _stops(self, side, occupied, dice):
        """`{side: dice played to it}`: where the turn may stop after more hops, or none."""
        stops = {}
        seen = set()

        def follow(side, occupied, dice, played):
            if not (self.turn.at_end and self.turn.block.bars(occupied)):
                stops[side] = max(played, stops.get(side, 0))
            for _, _, die, after, held in self.turn.hops(side, occupied, dice):
                left = without(dice, die)
                if (after, left) not in seen:
                    seen.add((after, left))
                    follow(after, held, left, played + 1)

        follow(side, occupied, dice, 0)
        return stops

    def _is_beginning(self, stops, hops):
        """True when a whole play ends in one of `stops`, reached after `hops` more hops."""
        return ALL_OFF in stops or any(
            side in self.ends and self.played + hops + more == self.most
            for side, more in stops.items()
        )

    def _turn_fault(self, move, occupied, stops):
        """Why a hop without a fault of its own begins no play."""
        longest = max([more for stop in stops for more in stop.values()] + [-1])
        if longest < 0:  # only where the block is tested at the end of the turn
            runs = self.turn.block.unlawful(occupied)
            return [("block-six", block_witness(self.turn, self.colour, runs, move[1]))]
        play = self._better_play()
        if self.played + 1 + longest == self.most:
            return [("larger-die", {"die": self.turn.roll[0], "play": play})]
        rule = "doubles-partial" if self.turn.roll[0] == self.turn.roll[1] else "play-both"
        return [(rule, {"play": play, "dice": self.most})]

    def _better_play(self):
        """The first listed play that begins with the moves so far, in notation."""
        stops = [self._stops(self.side, self.occupied, dice) for dice in self.ways]
        for side, hops in self.listed:
            if any(self.played + stop.get(side, -len(hops)) == self.most for stop in stops):
                break
        return written(self.colour, hops)
