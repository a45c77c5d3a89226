import { defineRule } from '../define-rule.ts';
import { abandon, firstGun, hasGuns } from './crew.ts';

/** Guns are lost when their crew falls back; a unit with guns that may be swept is destroyed. */
export default defineRule({
  id: 'CLS-UNIT-06',
  title: 'Artillery and falling back',
  source: 'unit types: Artillery and falling back',
  text: 'When an artillery unit falls back, guns do not move and are abandoned: they are removed. If it falls back from combat and the enemy may sweep, the unit is destroyed without a roll.',
  default: 'on',
  keyword: 'artillery',
  patch: (_p, s) => ({
    before: {
      leavesBehind: (g, u) => {
        if (hasGuns(u) && !s.takesGuns(g, u)) abandon(g, u, null);
      },
    },
    wrap: {
      sweep: (next) => (g, winner, loser) => (hasGuns(loser) && firstGun(g, loser) >= 0) || next(g, winner, loser),
    },
  }),
});
