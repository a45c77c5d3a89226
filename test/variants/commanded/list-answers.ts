/**
 * Prints, as JSON, how the commander answers every decision of every edition. In a process of its own: decisions are listed by the edition that
 * declares them, and so each edition has to be loaded for the first time.
 */
import { exampleWords } from '../../../src/cli/example-words.ts';
import { choices } from '../../../src/doctrine/commander/choices.ts';
import { WEIGHTS } from '../../../src/doctrine/commander/weights.ts';
import { type Decision, decisions, declarations, reckoned } from '../../../src/rules/index.ts';
import type { How } from './how.ts';

/** In the order in which they declare: what a later one shares with the base of its family is listed there. */
const EDITIONS = ['tenth', 'classic', 'calixtus', 'waffle', 'hybrid'];
/** The least weighed first: it counts where one id is declared several times. */
const RANKS: readonly How[] = ['fixed', 'rule', 'worth', 'plan'];

const planned = new Set(Object.keys(choices({} as Parameters<typeof choices>[0], WEIGHTS)));

function howAnswered(d: Decision<never>): How {
  if (planned.has(d.id)) return 'plan';
  if (d.worth !== undefined) return 'worth';
  // An answer that does not look at the question is always the same, unless the asker says that it reckons.
  return d.otherwise.length === 0 && d.otherwise !== reckoned ? 'fixed' : 'rule';
}

const declared = [...decisions];
declarations.into = declared;
const all: Record<string, Record<string, How>> = {};
let before = 0;
for (const edition of EDITIONS) {
  // Some declare decisions only as they are put together.
  await exampleWords(edition);
  const own: Record<string, How> = {};
  for (const d of declared.slice(before)) {
    const how = howAnswered(d);
    const known = own[d.id];
    if (known === undefined || RANKS.indexOf(how) < RANKS.indexOf(known)) own[d.id] = how;
  }
  before = declared.length;
  all[edition] = own;
}
process.stdout.write(JSON.stringify(all));
