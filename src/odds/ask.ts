import type { Selection } from '../compile/select.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { answersOf } from './answers.ts';
import type { AttackOdds } from './attack-table.ts';
import { checkedOdds } from './checked-odds.ts';
import { sampledQuantities } from './sampled-quantities.ts';

/** How odds are found, and what is asked of them. */
export interface Question {
  /** How often to play the attack instead of calculating; null: exact. */
  readonly samples: number | null;
  /** Models of the target to kill, or more; null: not asked. */
  readonly kill: number | null;
}

export const PLAIN: Question = { samples: null, kill: null };
const SEED = 'sandtable';

/** The odds of an attack under a ruleset with the answers made of them. Throws what `checkedOdds` does. */
export function askOdds(example: Example, file: ExampleFile, selection: Selection, { samples, kill }: Question = PLAIN): AttackOdds {
  const quantities = samples === null ? checkedOdds(example, file, selection) : sampledQuantities(example, file, selection, samples, SEED);
  const answers = answersOf(example, file, selection, quantities, kill);
  return {
    title: example.title,
    variant: selection.spec,
    ...(samples !== null && { samples }),
    ...(answers !== null && { answers }),
    quantities,
  };
}
