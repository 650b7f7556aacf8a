"""What the witness of each refusal must say, worked out the naive way."""


def state_before(turn, moves):
    """A state that these lawful hops lead to."""
    state = turn.start
    for wanted in moves:
        state = next(after for hop, after in turn.hops(state) if hop == tuple(wanted))
    return state


def unlawful_runs(turn, mine):
    """Whole runs of held points along the opponent's route that hold a forbidden block."""
    road, size = turn.their_route, 24
    if turn.rules["path"] == "circle":
        first_gap = next(step for step in range(24) if not mine[road[step]])
        road = road[first_gap:] + road[:first_gap]
    runs, run = [], []
    for step in range(size + 1):
        if step < size and mine[road[step]]:
            run.append(road[step])
        elif run:
            runs.append(run)
            run = []
    return [run for run in runs if any(set(block) <= set(run) for block in turn.blocks)]


def far_end(turn, run):
    """The step after the run; beyond the route if it goes over the joint of the circle."""
    first, last = (turn.their_route.index(point) for point in (run[0], run[-1]))
    return last + 1 if first <= last else last + 25


def evidence(turn, moves, rule, plays):
    """Every witness that would be true of this rule's refusal of the last of `moves`.

    `plays` are the notations of the plays that could be made instead.
    """
    state, (start, end) = state_before(turn, moves[:-1]), moves[-1]
    if rule == "direction":
        return [{"from": start, "to": end}]
    if rule == "dice-separate":
        return [{"dice_left": sorted(state.dice, reverse=True)}]
    if rule == "landing":
        return [{"point": end, "opponents": turn.theirs[end]}]
    if rule == "head-limit":
        return [{"head": start, "taken": state.from_head, "allowed": turn.allowed}]
    if rule == "bear-off-home":
        return [{"outside": turn.outside(state.mine)}]
    if rule == "bear-off-furthest":
        return [{"further": turn.further(state.mine, start)}]
    if rule == "block-six":
        runs = unlawful_runs(turn, turn.after(state.mine, start, end))
        needed = None if turn.rules["forbidden"] == "always" else turn.rules["ahead"]
        ahead = [turn.ahead(far_end(turn, run)) for run in runs]
        return [{"points": r, "ahead": a, "needed": needed} for r, a in zip(runs, ahead)]
    if rule == "larger-die":
        return [{"die": turn.start.dice[1], "play": play} for play in plays]
    return [{"play": play, "dice": turn.most} for play in plays]
