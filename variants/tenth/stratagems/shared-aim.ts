import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision, inflict, is } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { effect } from '../modifiers/effects.ts';
import type { Tables } from '../tables.ts';
import { MOMENT, timedAbility } from '../timing/moments.ts';
import { bestShotNow } from '../worth/worth.ts';
import { ifPays, ofStake } from './price.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const SHARED_AIM = stratagem('shared-aim', 2);
export const AIMING = effect('shared-aim', 'phase', 'stratagem');
/** What a better Hit roll adds to fire, as a part of it. */
const GAINED_PART = 0.25;
const ASKED = decision<Modern>('shared-aim', 'flag', ifWorthwhile, ifPays(SHARED_AIM, ofStake(GAINED_PART)));
/** The second unit, which shares its aim. */
const WITH_WHOM = decision<Modern>(
  'shared-aim/with',
  'unit',
  () => 0,
  (q, slot, scale) => bestShotNow(q.game, scale.s, q.game.units[slot]),
);
/** Least expected losses, in points, from both units' fire that make it worth its price. */
const WORTH_POINTS = 60;

/** Lists as options the friendly units that could share aim with a unit. */
function partners(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  const own = g.sides[u.side];
  let n = 0;
  for (let k = 0; k < own.length; k++)
    if (own[k] !== u && own[k].alive > 0 && s.mayShoot(g, own[k]) && s.mayPay(g, u.side, 0, own[k])) WITH_WHOM.options[n++] = own[k].slot;
  return n;
}

const opening = timedAbility({
  keyword: 'stratagem-shared-aim',
  text: 'Stratagem, 2 CP, at the start of your Shooting phase: this unit and one other have +1 to their Hit rolls until the end of the phase.',
  at: MOMENT.shootingStart,
  whose: 'your',
  may: (g, u, s) => !is(u, AIMING) && s.mayShoot(g, u),
  act: (g, u, s) => {
    const n = partners(g, s, u);
    if (n === 0) return;
    const second = g.units[WITH_WHOM.options[n === 1 ? 0 : g.ask(WITH_WHOM, u.side, u, null, n)]];
    if (!mayUse(g, s, SHARED_AIM, u.side, u, second)) return;
    const own = bestShotNow(g, s, u);
    const theirs = bestShotNow(g, s, second);
    if (own < 0 && theirs < 0) return;
    if (!chooseAt(g, Math.max(0, own) + Math.max(0, theirs), WORTH_POINTS, ASKED, u, second)) return;
    use(g, s, SHARED_AIM, u, second);
    inflict(g, u, AIMING);
    inflict(g, second, AIMING);
  },
});

/** A Stratagem for two units. */
export const sharedAim: Ability<Modern, Tables> = {
  ...opening,
  patch: (s, t) => ({
    ...opening.patch(s, t),
    wrap: { hitModifier: (next) => (g, a) => next(g, a) + (is(a.attacker, AIMING) ? 1 : 0) },
  }),
};
