import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Classic, Foe } from '../family.ts';

/** Whether a model's rule applies to an enemy unit: one of its models has a keyword that the rule names. A rule that names none applies to all. */
export function isFoe(g: Game<Classic>, model: ModelId, rule: Foe, enemy: Unit<Classic>): boolean {
  const named = g.sheetOf(model).stats.foes[rule];
  if (named === null) return true;
  for (let w = 0; w < named.length; w++) if ((named[w] & enemy.anyBits[w]) !== 0) return true;
  return false;
}
