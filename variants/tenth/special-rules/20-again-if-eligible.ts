import { type Ability, decision, inflict, is, lift } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { shoot } from '../shooting/shoot.ts';
import { closeVolley, openVolley } from '../shooting/volley.ts';
import { HAS_SHOT } from '../state.ts';
import { chooseAt, ifWorthwhile } from '../stratagems/stake.ts';
import { mayUse, stratagem, use } from '../stratagems/stratagem.ts';
import type { Tables } from '../tables.ts';
import { MOMENT, timedAbility } from '../timing/moments.ts';
import { bestShotNow } from '../worth/worth.ts';

const SHOOT_AGAIN = stratagem('shoot-again', 1);
const ASKED = decision<Modern>('shoot-again', 'flag', ifWorthwhile);
/** Least expected losses, in points, that make it worth a Command point. */
const WORTH_POINTS = 20;

/** A Stratagem with which a unit shoots again. */
export const shootAgain: Ability<Modern, Tables> = timedAbility({
  keyword: 'stratagem-shoot-again',
  text: 'Stratagem, 1 CP, at the end of your Shooting phase: this unit can shoot again.',
  at: MOMENT.shootingEnd,
  whose: 'your',
  act: (g, u, s) => {
    if (u.alive === 0 || !mayUse(g, s, SHOOT_AGAIN, u.side, u) || !s.mayShootAgain(g, u)) return;
    const most = bestShotNow(g, s, u);
    if (most < 0 || !chooseAt(g, most, WORTH_POINTS, ASKED, u, null)) return;
    use(g, s, SHOOT_AGAIN, u);
    const v = openVolley(g, u, false, false);
    s.pickTargets(g, v, null);
    if (v.n > 0) shoot(g, s, v);
    closeVolley(g);
  },
});

/** A unit that shoots again must be eligible to shoot, except that it has shot. */
export default defineRule({
  id: 'TEN-USR-20',
  title: 'Shoot again',
  source: 'Commentary "Shoot Again"',
  text: 'Rules that let a unit, model or weapon shoot again, or shoot as if it were its Shooting phase, need the unit to be eligible to shoot (having shot already does not matter if the rule says "again"). Each weapon already fired this phase may be fired once more; the first shooting must be resolved before.',
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: eligibility is not checked.',
  default: 'on',
  keyword: 'stratagem-shoot-again',
  patch: (_p, s) => ({
    wrap: {
      mayShootAgain: (next) => (g, u) => {
        const shot = is(u, HAS_SHOT);
        lift(u, HAS_SHOT);
        const eligible = s.mayShoot(g, u);
        if (shot) inflict(g, u, HAS_SHOT);
        return eligible && next(g, u);
      },
    },
  }),
});
