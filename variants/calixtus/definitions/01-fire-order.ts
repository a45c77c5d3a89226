import { is } from 'sandtable/rules';
import { FALLING_BACK } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { PRONE } from '../state.ts';

/**
 * The order of the steps is that of the rules that play them (CAL-SAVE-01, CAL-SHOOT-11, -14, -21). All this rule adds is that a unit that
 * falls back is neither Pinned nor prone as well.
 */
export default defineRule({
  id: 'CAL-DEF-01',
  title: 'Order of a shooting attack',
  source: 'The Shooting Phase (points 1-14 put together)',
  text: [
    '(1) target; Jink declared; (2) range and sight per weapon; shots counted; (3) going to ground; (4) cover dice per shot; (5) to-hit, rerolls; (6) to-wound, Rending apart; (7) pools; (8) allocate, Look Out Sir, armour or invulnerable save, remove; next weapon from (2); (9) after the last weapon: crossfire check, Pinning Test or Prone choice, turning to face; (10) at the end of the phase Morale Checks.',
    'Ruling: a unit that Falls Back takes no Pinning Test and a unit Pinned or prone takes no further one. A unit that has gone to ground of its own will is none of these: it takes the test.',
  ].join('\n'),
  changes: 'replaces classic base: shooting sequence (CLS-SHOOT-01, CLS-SHOOT-21), by moving cover, going to ground and pinning',
  default: 'on',
  patch: () => ({
    wrap: { canBePinned: (next) => (g, u) => !is(u, FALLING_BACK) && !is(u, PRONE) && next(g, u) },
  }),
});
