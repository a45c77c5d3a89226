import type { Ability } from 'sandtable/rules';
import { decision } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { defineRule } from '../../family.ts';
import { shoot } from '../../shoot.ts';
import { ifWorthwhile, stake } from '../../stratagems/stake.ts';
import { mayUse, stratagem, use } from '../../stratagems/stratagem.ts';
import type { Tables } from '../../tables.ts';
import { MOMENT, timedAbility } from '../../timing/moments.ts';
import { closeVolley, openVolley } from '../../volley.ts';
import { bestShot } from '../../worth.ts';

const SHOOT_AGAIN = stratagem('shoot-again', 1);
const ASKED = decision<Modern>('shoot-again', 'flag', ifWorthwhile);
/** Expected points of losses from which it is worth a Command point. */
const WORTH_POINTS = 20;

/** A Stratagem with which a unit shoots again. */
export const shootAgain: Ability<Modern, Tables> = timedAbility({
  keyword: 'stratagem-shoot-again',
  text: 'Stratagem, 1 CP, at the end of your Shooting phase: this unit can shoot again.',
  at: MOMENT.shootingEnd,
  whose: 'your',
  act: (g, u, s) => {
    if (u.alive === 0 || !mayUse(g, s, SHOOT_AGAIN, u.side, u) || !s.mayShootAgain(g, u)) return;
    stake.points = bestShot(g, s, u);
    stake.threshold = WORTH_POINTS;
    if (!g.choose(ASKED, u.side, u, null)) return;
    use(g, s, SHOOT_AGAIN, u);
    const v = openVolley(g, u, false, false);
    s.pickTargets(g, v, null);
    if (v.n > 0) shoot(g, s, v);
    closeVolley(g);
  },
});

/** Who shoots again has to be eligible to shoot, but for having shot. */
export const againIfEligible = defineRule({
  id: 'TEN-USR-20',
  default: 'on',
  keyword: 'stratagem-shoot-again',
  patch: (_p, s) => ({
    wrap: { mayShootAgain: (next) => (g, u) => !s.barredByMove(g, u) && !s.barredByEnemies(g, u) && next(g, u) },
  }),
});
