import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { madeArm } from '../weapons/arms.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';

const SHOCKWAVE = definePower({
  name: 'shockwave',
  discipline: 'generic',
  place: 4,
  cost: 2,
  kind: KIND.nova,
  rangeInches: 9,
  weapon: madeArm('shockwave', { range: 9, S: 4, AP: 5, type: 'assault', shots: '2D6', rules: ['pinning', 'strikedown'] }),
});

export default defineRule({
  id: 'CLS-PSY-28',
  title: 'Generic power 4: Shockwave',
  source: 'psychic phase: Generic power 4: Shockwave',
  text: 'Warp charge 2 nova, range 9", 2D6 hits per unit at S4 AP5, Pinning, Strikedown.',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(2, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(9, 1, 72, 'How far it reaches', 'inches'),
    strength: integer(4, 1, 10, 'Strength of its hits', 'Strength'),
    ap: integer(5, 1, 6, 'AP of its hits', 'AP'),
  },
  tables: (t, { cost, inches, strength, ap }) =>
    withPower(
      t,
      tuned(
        SHOCKWAVE,
        cost,
        inches,
        madeArm('shockwave', { range: inches, S: strength, AP: ap, type: 'assault', shots: '2D6', rules: ['pinning', 'strikedown'] }),
      ),
    ),
});
