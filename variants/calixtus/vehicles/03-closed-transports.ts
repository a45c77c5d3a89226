import { integer } from 'sandtable/rules';
import { VEHICLE } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Harder hits on those inside a closed vehicle that explodes. */
export default defineRule({
  id: 'CAL-VEH-03',
  title: 'Explosion: passengers of closed transports',
  source: 'Effects of Damage Results on Passengers',
  text: [
    'The embarked unit suffers as many S5, AP5 hits as it has embarked models, handled like hits from shooting.',
    'Ruling: only if the transport is not open-topped (CAL-VEH-01). No cover save; the wounds count for CAL-MORALE-01 in a Shooting phase.',
  ].join('\n'),
  changes: 'replaces classic base: passengers of an exploding closed transport (CLS-TRANSPORT-08: S4 AP -)',
  default: 'on',
  keyword: 'transport',
  params: { strength: integer(5, 1, 10, 'Strength of the hits', 'Strength'), ap: integer(5, 1, 7, 'AP of the hits; 7 is none', 'AP') },
  patch: ({ strength, ap }) => ({
    wrap: {
      strengthInside: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? next(g, vehicle) : strength,
      apInside: (next) => (g, vehicle) => ((g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? next(g, vehicle) : ap),
    },
  }),
});
