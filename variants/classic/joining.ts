import { hasBit, keyword, type Sheet } from 'sandtable/rules';
import { type Classic, TYPE } from './family.ts';

const INDEPENDENT = keyword('independent-character');
const SWARM = keyword('swarm');

/** Types that nobody joins. */
const ALONE = new Uint8Array(Object.keys(TYPE).length);
for (const type of [TYPE.monster, TYPE.vehicle, TYPE['flying-monster'], TYPE.gargantuan, TYPE['flying-gargantuan']]) ALONE[type] = 1;

/** Whether a character can join a unit: an Independent Character one that is neither vehicle, monster nor swarm, nor such a character himself (CLS-UNIT-17). */
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
