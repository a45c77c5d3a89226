import { hasBit, keyword, type Sheet } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { typesOf } from './types-of.ts';

const INDEPENDENT = keyword('independent-character');
const SWARM = keyword('swarm');

/** Types that nobody joins. */
const ALONE = typesOf(['monster', 'vehicle', 'flying-monster', 'gargantuan', 'flying-gargantuan']);

/** Whether an Independent Character can join a unit: not vehicles, monsters, swarms or other such characters (CLS-UNIT-17). */
export function mayJoin(character: Sheet<Classic>, unit: Sheet<Classic>): boolean {
  const own = character.models[0];
  const other = unit.models[0];
  if (!hasBit(own.keywordBits, INDEPENDENT) || own.stats.vehicle !== 0) return false;
  return (
    ALONE[other.stats.type] === 0 &&
    other.stats.vehicle === 0 &&
    !hasBit(other.keywordBits, SWARM) &&
    !hasBit(other.keywordBits, INDEPENDENT)
  );
}
