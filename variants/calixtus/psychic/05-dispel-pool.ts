import { integer, purpose } from 'sandtable/rules';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import { gather } from './charge.ts';

const DISPEL_CHARGE = purpose('dispel-charge');

/** The other side's pool, used to dispel. */
export default defineRule({
  id: 'CAL-PSY-05',
  title: 'Dispel pool',
  source: 'The Psychic Phase, first point 4 (run on from point 3)',
  text: [
    "At the start of the enemy's Psychic phase the defending side makes its own pool in the same way (D3 x Mastery Level for each Psyker). These dice may only be used to dispel powers the enemy has cast successfully.",
    'Ruling: a side without Psykers has no dispel pool (in the base it would share the D6).',
  ].join('\n'),
  changes: 'replaces classic base: Warp Charge pool of the other side (CLS-PSY-04, CLS-PSY-10)',
  default: 'on',
  keyword: PSYKERS,
  params: { dice: integer(1, 0, 4, 'D3 that are rolled for each psyker and multiplied by its Mastery Level', 'dice') },
  patch: ({ dice }, s) => ({ replace: { denyCharge: (g, side) => gather(g, s, side, DISPEL_CHARGE, dice) } }),
});
