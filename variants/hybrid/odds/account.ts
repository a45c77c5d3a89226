import type { TellAccount } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { account as ofBase } from '../../classic/odds/account.ts';
import { type Attack, STAGE } from '../../classic/shooting/attack.ts';
import { mixesKinds } from '../../classic/vehicles/mixed.ts';
import { DAMAGE } from '../definitions/06-random-damage.ts';
import { damageRollOf } from '../family.ts';

/** That of the base, with dice of Damage (HYB-DEF-06). */
export const account: TellAccount<Classic> = (g, s, frame, why, to) => {
  const accounted = ofBase(g, s, frame, why, to);
  const { frames, depth } = g.desk.attacks;
  if (why !== DAMAGE || depth === 0) return accounted;
  const a = frames[depth - 1] as unknown as Attack;
  // A single die costs Wounds or Hull Points at once; of several the sum so far stands nowhere.
  const settles = (a.stage === STAGE.armour || a.stage === STAGE.saves) && damageRollOf(a.weapon.profile).dice === 1;
  return a.frame === frame && settles && !mixesKinds(a.target) ? 'told' : accounted;
};
