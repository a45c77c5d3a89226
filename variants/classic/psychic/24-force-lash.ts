import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { madeArm } from '../weapons/arms.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';

const FORCE_LASH = definePower({
  name: 'force-lash',
  discipline: 'generic',
  place: 0,
  cost: 1,
  kind: KIND.witchfire,
  rangeInches: 18,
  weapon: madeArm('force-lash', { range: 18, S: 6, AP: 4, type: 'assault', shots: 2 }),
});

/** The primaris of the generic discipline. */
export default defineRule({
  id: 'CLS-PSY-24',
  title: 'Generic primaris: Force Lash',
  source: 'psychic phase: Generic primaris: Force Lash',
  text: 'Warp charge 1 witchfire, range 18", S6 AP4 Assault 2.',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(1, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(18, 1, 72, 'How far it reaches', 'inches'),
    strength: integer(6, 1, 10, 'Strength of its hits', 'Strength'),
    ap: integer(4, 1, 6, 'AP of its hits', 'AP'),
    shots: integer(2, 1, 12, 'Its shots', 'shots'),
  },
  tables: (t, { cost, inches, strength, ap, shots }) =>
    withPower(t, tuned(FORCE_LASH, cost, inches, madeArm('force-lash', { range: inches, S: strength, AP: ap, type: 'assault', shots }))),
});
