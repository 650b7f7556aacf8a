// The rules of long nardi in JavaScript: the engine's own Python source, run by MicroPython's
// WebAssembly build, so that there is no port to drift.

/** The files of the engine's core, which `import nardi` needs and no other. */
export const CORE = [
  "__init__.py",
  "block.py",
  "board.py",
  "derived.py",
  "ends.py",
  "errors.py",
  "explanation.py",
  "game.py",
  "gametext.py",
  "listing.py",
  "match.py",
  "notation.py",
  "parameters.py",
  "position.py",
  "query.py",
  "record.py",
  "refusals.py",
  "ruleset.py",
  "scoring.py",
  "side.py",
  "soundness.py",
  "tables.py",
  "turn.py",
];

const BRIDGE = `
import sys
sys.path.append("/")
import json
import nardi
from nardi.errors import NardiError

_rulesets = []

def _call(name, given):
    try:
        value = json.loads(given)
        if name == "load":
            _rulesets.append(nardi.Ruleset(value))
            return json.dumps({"answer": len(_rulesets) - 1})
        ruleset = _rulesets[value["ruleset"]]
        ask = getattr(nardi, name)
        answer = ask(ruleset, value["query"]) if "query" in value else ask(ruleset)
        return json.dumps({"answer": answer})
    except NardiError as error:
        return json.dumps({"error": str(error), "kind": type(error).__name__})
    except RuntimeError:
        return json.dumps({"error": "nested too deeply", "kind": "QueryError"})
`;

/** An input the engine cannot take; `kind` is the engine's own name for it. */
export class NardiError extends Error {
  constructor(message, kind) {
    super(message);
    this.name = "NardiError";
    this.kind = kind;
  }
}

const bridges = new WeakMap(); // by MicroPython: one engine each, however many rulesets

/** Bring the engine's source into a MicroPython; what answers there is its `_call`. */
async function bridgeInto(micropython, source) {
  const texts = await Promise.all(CORE.map((file) => source(file)));
  micropython.FS.mkdir("/nardi");
  CORE.forEach((file, index) => micropython.FS.writeFile(`/nardi/${file}`, texts[index]));
  micropython.runPython(BRIDGE);
  return micropython.globals.get("_call");
}

/**
 * Start the engine: `micropython` is a running MicroPython, `source` gives the text of a file of
 * `CORE`, `ruleset` is the data of a ruleset.
 */
export async function load({ micropython, source, ruleset }) {
  if (!bridges.has(micropython)) {
    bridges.set(micropython, bridgeInto(micropython, source));
  }
  const bridge = await bridges.get(micropython);
  const call = (name, value) => {
    const reply = JSON.parse(bridge(name, JSON.stringify(value)));
    if ("error" in reply) {
      throw new NardiError(reply.error, reply.kind);
    }
    return reply.answer;
  };
  const number = call("load", ruleset);
  return {
    plays: (query) => call("plays", { ruleset: number, query: query ?? null }),
    explain: (query) => call("explain", { ruleset: number, query: query ?? null }),
    facts: () => call("facts", { ruleset: number }),
  };
}
