// How a game site uses the engine: this file is only checked for its types.
import { CORE, NardiError, load } from "../../nardi/js/nardi.mjs";
import type { MicroPython, Nardi, Query, Ruleset } from "../../nardi/js/nardi.mjs";

export async function refusal(micropython: MicroPython, ruleset: Ruleset): Promise<string> {
  const nardi: Nardi = await load({
    micropython,
    source: (file) => fetch(`/nardi/${file}`).then((answer) => answer.text()),
    ruleset,
  });
  const query: Query = {
    position: { white: { "24": 15 }, black: { "12": 15 } },
    turn: "white",
    roll: [6, 6],
    first_turn: false,
  };
  const notations: string[] = nardi.plays(query).plays.map((play) => play.notation);
  const [first] = nardi.explain({ ...query, moves: [[24, 18], [24, 18]] }).refusals;
  if (first?.rule === "head-limit") {
    return `${first.witness.taken} of ${first.witness.allowed}: ${notations.join(", ")}`;
  }
  // @ts-expect-error: a colour is white or black
  nardi.plays({ ...query, turn: "red" });
  // @ts-expect-error: moves are missing
  nardi.explain(query);
  return nardi.facts()["head-limit"]?.checkers === 1 ? CORE.join() : new NardiError("", "").kind;
}
