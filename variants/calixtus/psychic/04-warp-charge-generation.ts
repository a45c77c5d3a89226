import { integer, purpose } from 'sandtable/rules';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import { gather } from './charge.ts';

const CHARGE = purpose('warp-charge');

/** The pool of the active side. */
export default defineRule({
  id: 'CAL-PSY-04',
  title: 'Warp Charge generation',
  source: 'The Psychic Phase, point 3',
  text: [
    "At the start of its own Psychic phase a side rolls one D3 for each of its Psykers, multiplies it by that Psyker's Mastery Level, and adds all results into one shared pool of Warp Charge dice.",
    'Ruling: one D3 per Psyker, not one per Mastery Level. The pool is lost at the end of the phase. Psykers in Reserve generate nothing; embarked ones do (CLS-PSY-04, CLS-RESERVE-12). A Brotherhood or Psychic Pilot is one Psyker with its own D3 (CLS-PSY-20, CLS-PSY-21). The D6 shared by both sides in the base is not rolled.',
  ].join('\n'),
  changes: 'replaces classic base: Warp Charge pool of the active side (CLS-PSY-04)',
  default: 'on',
  keyword: PSYKERS,
  params: { dice: integer(1, 0, 4, 'D3 that are rolled for each psyker and multiplied by its Mastery Level', 'dice') },
  patch: ({ dice }, s) => ({ replace: { ownCharge: (g, side) => gather(g, s, side, CHARGE, dice) } }),
});
