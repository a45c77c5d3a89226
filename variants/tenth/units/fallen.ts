import type { Game, Keyword, ModelId, SideId, Unit } from 'sandtable/rules';
import { enemyOf, hasBit, modelRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { gain, points } from '../mission/mission.ts';
import { CHARACTER } from '../saves/allocate.ts';
import { leftOfPart, partOf } from './parts.ts';
import type { FallenSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** The unit whose last model it was has already been scored. */
const PAID = modelRegister('paid-for', 'game');

/** The base book: every loss counts as the enemy's doing; every part of an Attached unit has the keywords of the whole, and scores once. */
export function fallenSeams(s: ModernSeams): FallenSeams {
  return {
    slainBy: (g, m) => enemyOf(g.unitOf(m).side),
    creditOf: (g, m, by) => s.slainBy(g, m, by),
    fallen(g, m, by) {
      const u = g.unitOf(m);
      const each = points(g, 'model-kill-vp');
      if (each !== 0) pay(g, u, s.creditOf(g, m, by), each);
      if (u.alive === 0 || leftOfPart(g, u, partOf(u, m)) === 0) s.unitFell(g, u, m, by);
    },
    unitFell(g, u, m, by) {
      const each = points(g, 'character-kill-vp');
      if (each === 0 || !s.fellAs(g, u, m, CHARACTER) || !s.paysFor(g, m)) return;
      if (pay(g, u, s.creditOf(g, m, by), each)) g.models.reg[PAID][m] = 1;
    },
    fellAs: (_g, u, _m, what) => u.sheet.models.some((it) => hasBit(it.keywordBits, what)),
    paysFor: (g, m) => g.models.reg[PAID][m] === 0,
    kept: () => false,
  };
}

/** Victory points for the enemy of a unit, if the enemy destroyed it. */
function pay(g: G, u: U, side: SideId | -1, vp: number): boolean {
  if (side === -1 || side === u.side) return false;
  gain(g, side, vp);
  return true;
}

/** Whether a destroyed part itself has a keyword, from its last model's datasheet or kind. */
export function partHas(g: G, u: U, m: ModelId, what: Keyword): boolean {
  const part = partOf(u, m);
  for (let n = u.first; n < u.first + u.size; n++) if (partOf(u, n) === part && hasBit(g.sheetOf(n).keywordBits, what)) return true;
  return false;
}
