import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BROTHERS, CONVENIENT, DESPERATE, isAllied, WATCHING } from './allies.ts';
import { testTrust, watchAllies } from './base.ts';

/** Allies of convenience share no transports; desperate ones, near each other, may do nothing for a turn. */
export default defineRule({
  id: 'CLS-ARMY-07',
  title: 'Levels of alliance',
  source: 'army and warlord: Levels of alliance',
  text: 'Battle Brothers: friendly in every respect. Allies of Convenience: friendly only for not being shot; no joined characters, no shared transport, no blessings. Desperate Allies: as Convenience, and at the start of each turn any unit within 6" of the other force tests D6: on a 1 it does nothing that turn. Apocalypse: may not be taken together.',
  simulated: 'partial',
  leavesOut: 'Who may join or bless whom, and which forces may be taken together.',
  outside: ['CLS-VEH-51', 'CLS-ARMY-06'],
  default: 'on',
  keyword: [DESPERATE, CONVENIENT, BROTHERS],
  patch: (_p, s) => ({
    after: {
      beginTurn: (g, side) => {
        if (!g.byUnits) watchAllies(g, s, side);
      },
      unitActs: (g, u) => testTrust(g, s, u),
    },
    wrap: {
      mayCarry: (next) => (g, transport, u) => isAllied(transport) === isAllied(u) && next(g, transport, u),
      mayMove: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayShoot: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayRun: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayCharge: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
    },
  }),
});
