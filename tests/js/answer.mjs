// Answers a file of questions with the engine in MicroPython: node answer.mjs QUESTIONS > ANSWERS
// QUESTIONS is JSON: {"rulesets": {name: data}, "questions": [{"ruleset", "ask", "query"}]}.
import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";
import { load } from "../../nardi/js/nardi.mjs";

const { rulesets, questions } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const micropython = await loadMicroPython({ heapsize: 32 * 1024 * 1024 });
const source = (file) => readFileSync(new URL(`../../nardi/${file}`, import.meta.url), "utf-8");

const engines = {};
for (const [name, ruleset] of Object.entries(rulesets)) {
  engines[name] = await load({ micropython, source, ruleset });
}
const answers = questions.map(({ ruleset, ask, query }) => {
  try {
    return engines[ruleset][ask](query);
  } catch (error) {
    return { error: error.message, kind: error.kind ?? error.name };
  }
});
process.stdout.write(JSON.stringify(answers));
