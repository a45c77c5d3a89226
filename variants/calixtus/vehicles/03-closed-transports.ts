import { VEHICLE } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const CLOSED_STRENGTH = 5;
const CLOSED_AP = 5;

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
  patch: () => ({
    wrap: {
      strengthInside: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? next(g, vehicle) : CLOSED_STRENGTH,
      apInside: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? next(g, vehicle) : CLOSED_AP,
    },
  }),
});
