"""Long nardi by brute force: a second opinion that shares nothing with the package.

Slow and plain on purpose. A turn is a set of states grown hop by hop until nothing new appears;
a play is any state of that set that no rule forbids to stop at. Nothing here is clever, so that a
reader can hold it against the rules and believe it.
"""

from collections import namedtuple

ROUTES = {
    "white": (*range(24, 0, -1),),
    "black": (*range(12, 0, -1), *range(24, 12, -1)),
}
OPPONENT = {"white": "black", "black": "white"}
OFF = 24  # the step after the last of the route

# What a ruleset says of the rules of play; HOUSE is the game of this site.
HOUSE = {
    "doubles": 4,  # hops of a double
    "head": 1,  # checkers a turn may take from the head; "any": as many as it likes
    # Doubles that let a first turn take `first_checkers`; "unfinished-doubles": those that one
    # checker alone cannot play to the end. The player who moves second may have others ("same").
    "rolls": ["3-3", "4-4", "6-6"],
    "second_rolls": "same",
    "first_checkers": 2,
    "points": 6,  # in a row are a block
    "forbidden": "unless-passed",  # or "unless-home", "always", "never"
    "ahead": 1,  # opposing checkers that make it lawful: past the block, or at home (or off)
    "where": "anywhere",  # or "own-home": only all of one's own home at once is a block
    "path": "route",  # of the opponent, on which points are in a row; or its closed "circle"
    "tested": "every-hop",  # or "turn-end"
}

State = namedtuple("State", "mine dice from_head")  # mine[0]: checkers borne off
Verdict = namedtuple("Verdict", "legal complete owed refused hop")


def counts(position, colour):
    """Checkers of `colour` by point, those borne off at 0."""
    points = {int(point): number for point, number in position[colour].items()}
    board = tuple(points.get(point, 0) for point in range(1, 25))
    return (15 - sum(board), *board)


class Turn:
    """One roll of one side: every state it can reach, and which of them end a play."""

    def __init__(self, rules, query):
        self.rules, self.colour = rules, query["turn"]
        self.route = ROUTES[self.colour]
        self.their_route = ROUTES[OPPONENT[self.colour]]
        self.theirs = counts(query["position"], OPPONENT[self.colour])
        mine, roll = counts(query["position"], self.colour), sorted(query["roll"])
        self.double = roll[0] == roll[1]
        dice = tuple(roll[:1] * rules["doubles"] if self.double else roll)
        self.start = State(mine, dice, 0)
        self.blocks = self.forbidden_blocks()
        self.allowed = self.head_allowance(query)
        self.states = self.reach(self.start)
        self.most = max(self.played(s) for s in self.states if self.may_end(s))
        left = {s.dice for s in self.states if self.played(s) == 1 and self.may_end(s)}
        self.either = self.most == 1 and len(left) == 2  # either die can be played, not both
        self.leading = {}

    def head_allowance(self, query):
        head, their_head = self.route[0], self.their_route[0]
        self.allowed = 15 if self.rules["head"] == "any" else self.rules["head"]
        if not self.double or not query.get("first_turn", self.start.mine[head] == 15):
            return self.allowed
        listed = self.rules["rolls"]
        if not query.get("starter", self.theirs[their_head] == 15):
            second = self.rules["second_rolls"]
            listed = listed if second == "same" else second
        if listed == "unfinished-doubles":
            granted = not self.one_plays_all(self.start, head)
        else:
            granted = "{0}-{0}".format(self.start.dice[0]) in listed
        return max(self.allowed, self.rules["first_checkers"]) if granted else self.allowed

    def one_plays_all(self, state, start):
        """Whether the checker on `start` alone can play all the dice."""
        onward = [(hop[1], after) for hop, after in self.hops(state) if hop[0] == start]
        return not state.dice or any(self.one_plays_all(after, end) for end, after in onward)

    # The board

    def step(self, point):
        return self.route.index(point) if point else OFF

    def outside(self, mine):
        return [point for point in self.route[:18] if mine[point]]

    def further(self, mine, point):
        return [p for p in self.route[: self.step(point)] if mine[p]]

    def forbidden_blocks(self):
        """Every set of points that may not be held all at once."""
        length, circle = self.rules["points"], self.their_route * 2
        if self.rules["forbidden"] == "never":
            return []
        if self.rules["where"] == "own-home":
            first, length = [circle.index(self.route[18])], 6
        else:
            first = range(24 if self.rules["path"] == "circle" else 25 - length)
        runs = [(start, start + length) for start in first]
        return [circle[start:end] for start, end in runs if not self.lawful(end)]

    def lawful(self, end):
        return self.rules["forbidden"] != "always" and self.ahead(end) >= self.rules["ahead"]

    def ahead(self, end):
        """Opposing checkers that are past a block whose far end is just before this step."""
        # Over the joint of the circle a block is passed only by those borne off.
        beyond = self.their_route[18 if self.rules["forbidden"] == "unless-home" else end :]
        return self.theirs[0] + sum(self.theirs[point] for point in beyond)

    def unlawful(self, mine):
        return any(all(mine[point] for point in block) for block in self.blocks)

    def after(self, mine, start, end):
        moved = list(mine)
        moved[start] -= 1
        moved[end] += 1
        return tuple(moved)

    # Hops and plays

    def hops(self, state):
        """Every lawful hop of a state: ((from, to), the state it leads to)."""
        for start in self.route:
            if not state.mine[start]:
                continue
            from_head = state.from_head + (start == self.route[0])
            if from_head > self.allowed:
                continue
            for die in set(state.dice):
                step = self.step(start) + die
                end = self.route[step] if step < OFF else 0
                if end and self.theirs[end]:
                    continue
                if not end and self.outside(state.mine):
                    continue
                if step > OFF and self.further(state.mine, start):
                    continue
                mine = self.after(state.mine, start, end)
                if self.rules["tested"] == "every-hop" and self.unlawful(mine):
                    continue
                dice = list(state.dice)
                dice.remove(die)
                yield (start, end), State(mine, tuple(dice), from_head)

    def reach(self, state):
        """The state itself and all that can follow it."""
        found, new = {state}, {state}
        while new:
            new = {after for one in new for _, after in self.hops(one)} - found
            found.update(new)
        return found

    def played(self, state):
        return len(self.start.dice) - len(state.dice)

    def may_end(self, state):
        hopped = state != self.start
        return not (hopped and self.rules["tested"] == "turn-end" and self.unlawful(state.mine))

    def is_play(self, state):
        if not self.may_end(state):
            return False
        if state.mine[0] == 15:
            return True
        smaller = self.either and state.dice == self.start.dice[1:]
        return self.played(state) == self.most and not smaller

    def plays(self):
        return [s for s in self.states if s != self.start and self.is_play(s)]

    def owed(self):
        if self.double:
            return "doubles-four" if self.most == len(self.start.dice) else "doubles-partial"
        if self.most == 2:
            return "play-both"
        return "larger-die" if self.either else "one-die"

    # Faults

    def faults(self, state, start, end):
        """The ids of all faults of a hop by itself (the table of the design)."""
        ids, size = set(), self.step(end) - self.step(start)
        after = self.after(state.mine, start, end)
        if size <= 0:
            ids.add("direction")
        elif end and size not in state.dice or not end and size > max(state.dice, default=0):
            ids.add("dice-separate")
        if not end and self.outside(state.mine):
            ids.add("bear-off-home")
        elif not end and size not in state.dice and size < max(state.dice, default=0):
            if self.further(state.mine, start):
                ids.add("bear-off-furthest")
        if start == self.route[0] and state.from_head + 1 > self.allowed:
            ids.add("head-limit")
        if end and self.theirs[end]:
            ids.add("landing")
        elif self.rules["tested"] == "every-hop" and self.unlawful(after):
            ids.add("block-six")
        return ids

    def turn_fault(self, state):
        """The id that refuses a lawful hop into this state, from which no play can be ended."""
        best = [self.played(s) for s in self.reach(state) if self.may_end(s)]
        if not best:
            return "block-six"
        if max(best) < self.most:
            return "doubles-partial" if self.double else "play-both"
        return "larger-die"

    def leads_to_a_play(self, state):
        if state not in self.leading:
            onward = (after for _, after in self.hops(state))
            self.leading[state] = self.is_play(state) or any(map(self.leads_to_a_play, onward))
        return self.leading[state]

    def judge(self, moves):
        """The verdict on these hops, by the first of them that is refused.

        A hop may be read as either of two dice when both bear its checker off, so all the
        readings are followed at once.
        """
        now = {self.start}
        for index, (start, end) in enumerate(moves):
            after = {s for one in now for hop, s in self.hops(one) if hop == (start, end)}
            good = {s for s in after if self.leads_to_a_play(s)}
            if not after:
                refused = min((self.faults(one, start, end) for one in now), key=len)
                assert refused, f"a hop that is not lawful has no fault: {start}/{end}"
                return Verdict(False, False, None, refused, index)
            if not good:
                return Verdict(False, False, None, {self.turn_fault(s) for s in after}, index)
            now = good
        complete = any(self.is_play(state) for state in now)
        return Verdict(True, complete, None if complete else self.owed(), set(), None)


def read_rules(ruleset):
    """The rules of play of a parsed ruleset file, in the terms of HOUSE."""
    rules = ruleset["rules"]
    return {
        "doubles": rules["doubles-four"]["moves"],
        "head": rules["head-limit"]["checkers"],
        "rolls": rules["head-first-turn"]["rolls"],
        "second_rolls": rules["head-first-turn"]["second_rolls"],
        "first_checkers": rules["head-first-turn"]["checkers"],
        "points": rules["block-six"]["points"],
        "forbidden": rules["block-six"]["forbidden"],
        "ahead": rules["block-passed"]["checkers"],
        "where": rules["block-six"]["where"],
        "path": rules["block-path"]["path"],
        "tested": rules["block-six"]["tested"],
    }


def board(turn, state):
    both = {turn.colour: state.mine, OPPONENT[turn.colour]: turn.theirs}
    return both["white"], both["black"]


def naive_plays(rules, query):
    """The set of positions the plays lead to, each ((off, 1..24 of White), (the same of Black))."""
    turn = Turn(rules, query)
    return {board(turn, state) for state in turn.plays()}


def naive_dice_played(rules, query):
    """The most dice that any order can use."""
    return Turn(rules, query).most


def naive_judge(rules, query):
    """The verdict on query["moves"]: refused is a set of ids, hop the index of the refused hop."""
    return Turn(rules, query).judge(query["moves"])


def naive_listing(turn):
    """The hops that each play is listed with, by the position it leads to.

    Orders are walked with the checker furthest back first and the larger die first, so the first
    way into a state is the one to list; of two ways to bear off the fifteenth, the shorter.
    """
    first = {}

    def walk(state, hops):
        if state in first:
            return
        first[state] = hops
        ways = [(turn.step(hop[0]), sum(after.dice), hop, after) for hop, after in turn.hops(state)]
        for _, _, hop, after in sorted(ways):
            walk(after, [*hops, hop])

    walk(turn.start, [])
    listed = {}
    plays = set(turn.plays())
    for state in sorted((s for s in first if s in plays), key=lambda s: len(first[s])):
        listed.setdefault(board(turn, state), first[state])
    return listed


def naive_notation(turn, hops):
    """The hops as journeys: one checker with every stop, several with start and end of each."""
    journeys = []
    for start, end in hops:
        going_on = next((j for j in journeys if j[-1] == start), None)
        if going_on:
            going_on.append(end)
        else:
            journeys.append([start, end])
    if len(journeys) > 1:
        journeys = [[j[0], j[-1]] for j in journeys]
        journeys.sort(key=lambda j: (turn.step(j[0]), -turn.step(j[-1])))
    return " ".join("/".join(str(point or "off") for point in j) for j in journeys)
