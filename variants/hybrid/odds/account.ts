import { accountWith } from '../../classic/odds/account.ts';
import { DAMAGE } from '../definitions/06-random-damage.ts';
import { damageRollOf } from '../family.ts';

/** That of the base, with dice of Damage (HYB-DEF-06): a single one costs Wounds or Hull Points at once; of several the sum so far stands nowhere. */
export const account = accountWith((a, asked) => asked === DAMAGE && damageRollOf(a.weapon.profile).dice === 1);
