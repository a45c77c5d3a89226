import { fileURLToPath } from 'node:url';
import type { Selection } from '../../../src/compile/index.ts';
import { compileDoctrine } from '../../../src/doctrine/compile.ts';
import type { DiceScript } from '../../../src/engine/dice/scripted.ts';
import { decisions } from '../../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { compare } from '../../../src/testing/expect.ts';
import { perform, setStage } from '../../../src/testing/index.ts';
import { loadExamples } from '../../files.ts';

const COMMANDER = { id: 'commander', title: 'Commander', answers: {}, commander: {} };

/** The situations of an edition in which the commander has to decide well: worked examples, whose other decisions `answers` gives. */
export const situationsOf = (edition: string): ExampleFile => loadExamples(fileURLToPath(new URL(`${edition}.yaml`, import.meta.url)));

/**
 * Plays a situation in which the commander leads both sides, except where the example answers. `weighing`: whether he knows what options are
 * worth; otherwise he leaves what he does not plan to the rules. Returns what went differently from what the example says.
 */
export function lead(example: Example, file: ExampleFile, selection: Selection, weighing: boolean): string[] {
  const { scene, scripted } = setStage(example, file, selection, example.dice as DiceScript);
  const { match } = scene.arena;
  const commander = compileDoctrine(COMMANDER, match.ruleset.seams);
  for (const script of match.scripts) {
    const answers = decisions.map((d) => {
      const given = script.answers[d.slot];
      const own = commander[d.slot];
      if (given !== undefined || own === undefined) return given;
      return weighing ? own : (q: Parameters<typeof own>[0]) => (q.what.worth === undefined ? own(q) : -1);
    });
    Object.assign(script, { answers });
  }
  try {
    perform(scene, example);
  } catch (error) {
    return [String(error)];
  }
  const left = scripted.left().map((l) => `dice left over: ${l.label} ${JSON.stringify(l.dice)}`);
  return [...left, ...compare(scene, example.then)];
}
