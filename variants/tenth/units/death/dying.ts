import type { Cause, Game, ModelId, Unit } from 'sandtable/rules';
import { modelRegister, unitRegister } from 'sandtable/rules';
import type { Modern } from '../../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** State of a destroyed model that has not been removed yet: 0 for none, else DYING. */
export const DYING_AS = modelRegister('dying-as', 'phase');
/** It is to fight, or to shoot; or it is doing so now. */
export const DYING = { fights: 1, shoots: 2, acts: 3 } as const;
/** Models of a unit that are destroyed but not yet removed. */
export const DYING_MODELS = unitRegister('dying-models', 'phase');
/** Acted after it was destroyed: only once, whatever rules allow it. */
const HAS_ACTED = modelRegister('acted-on-death', 'phase');
/** What destroyed a dying model: the slot of the unit plus 1 (0: none), and the cause. */
const SLAYER = modelRegister('slayer', 'phase');
const SLAIN_BY = modelRegister('slain-by-cause', 'phase');

/** Models of a unit that are not destroyed. */
export const standing = (u: U): number => u.alive - u.reg[DYING_MODELS];

/** Whether a model may act on its destruction: only if it has not yet. */
export const mayAct = (g: G, m: ModelId): boolean => g.models.reg[HAS_ACTED][m] === 0;

/** Keeps a destroyed model on the table, with 1 wound, until it has acted. */
export function keepForNow(g: G, m: ModelId, as: number, cause: Cause, by: U | null): void {
  g.wound(m, g.models.wounds[m] - 1, cause, by);
  g.models.reg[DYING_AS][m] = as;
  g.models.reg[HAS_ACTED][m] = 1;
  g.models.reg[SLAYER][m] = by === null ? 0 : by.slot + 1;
  g.models.reg[SLAIN_BY][m] = cause;
  g.unitOf(m).reg[DYING_MODELS]++;
}

export const slayerOf = (g: G, m: ModelId): U | null => (g.models.reg[SLAYER][m] === 0 ? null : g.units[g.models.reg[SLAYER][m] - 1]);

/** Finally removes a dying model; false if something else already has. */
export function takeOff(g: G, m: ModelId): boolean {
  g.models.reg[DYING_AS][m] = 0;
  g.unitOf(m).reg[DYING_MODELS]--;
  if (g.models.alive[m] === 0) return false;
  g.remove(m, g.models.reg[SLAIN_BY][m] as Cause, slayerOf(g, m));
  return true;
}
