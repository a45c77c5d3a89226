import type { Game, Unit } from 'sandtable/rules';
import { type Decision, decision, hasBit, keyword, modelRegister, reckoned } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { DYING_AS, DYING_MODELS } from '../units/death/dying.ts';
import { isFormed, partOf } from '../units/parts.ts';
import type { SaveSeams } from './seams.ts';
import { losesByDefault } from './whom-to-lose.ts';

/** Had an attack allocated to it in this phase. */
export const ALLOCATED = modelRegister('allocated', 'phase');
export const CHARACTER = keyword('character');

/** Which unhurt model takes the next attack. */
export const ALLOCATE = decision<Modern>('allocate', 'model', reckoned);

/** Allocates attacks (TEN-SAVE-01): first to a model hurt or attacked before; Bodyguards before Characters (TEN-UNIT-15). */
export function allocateSeams(s: ModernSeams, t: Tables): Pick<SaveSeams, 'nextModel' | 'shielded'> {
  const allocate: Decision<Modern> = { ...ALLOCATE, otherwise: losesByDefault(t) };
  return {
    shielded: (g, model) => {
      if (!hasBit(g.sheetOf(model).keywordBits, CHARACTER)) return false;
      const unit = g.unitOf(model);
      if (hasBit(unit.allBits, CHARACTER)) return false;
      return (unit.reg[DYING_MODELS] === 0 && !isFormed(unit)) || isGuarded(g, unit);
    },
    nextModel: (g, unit, a) => {
      const m = g.models;
      const { options } = allocate;
      const marks = m.reg[ALLOCATED];
      const dying = m.reg[DYING_AS];
      const end = unit.first + unit.size;
      const mixed = hasBit(unit.anyBits, CHARACTER);
      let n = 0;
      for (let i = unit.first; i < end; i++) {
        if (m.alive[i] === 0 || dying[i] !== 0 || (mixed && s.shielded(g, i))) continue;
        if (marks[i] !== 0 || m.wounds[i] < g.sheetOf(i).stats.W) {
          marks[i] = 1;
          return i;
        }
        options[n++] = i;
      }
      if (n === 0) return -1;
      const chosen = options[g.ask(allocate, unit.side, unit, a === null ? null : a.attacker, n)];
      marks[chosen] = 1;
      return chosen;
    },
  };
}

/**
 * Whether a model that is no Character still stands, in an Attached unit one of the Bodyguards: those who came with a Leader do not shield him,
 * and one that was destroyed, and is only yet to act, shields nobody.
 */
function isGuarded(g: Game<Modern>, unit: Unit<Modern>): boolean {
  const { alive, reg } = g.models;
  const formed = isFormed(unit);
  for (let m = unit.first; m < unit.first + unit.size; m++) {
    if (formed && partOf(unit, m) > 0) return false;
    if (alive[m] !== 0 && reg[DYING_AS][m] === 0 && !hasBit(g.sheetOf(m).keywordBits, CHARACTER)) return true;
  }
  return false;
}
