import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { madeArm } from '../weapons/arms.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';

const PIERCING_RAY = definePower({
  name: 'piercing-ray',
  discipline: 'generic',
  place: 3,
  cost: 2,
  kind: KIND.beam,
  rangeInches: 24,
  weapon: madeArm('piercing-ray', { range: 24, S: 8, AP: 2, type: 'assault', rules: ['lance'] }),
});

export default defineRule({
  id: 'CLS-PSY-27',
  title: 'Generic power 3: Piercing Ray',
  source: 'psychic phase: Generic power 3: Piercing Ray',
  text: 'Warp charge 2 beam, range 24", S8 AP2 Lance.',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(2, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(24, 1, 72, 'How far it reaches', 'inches'),
    strength: integer(8, 1, 10, 'Strength of its hits', 'Strength'),
    ap: integer(2, 1, 6, 'AP of its hits', 'AP'),
  },
  tables: (t, { cost, inches, strength, ap }) =>
    withPower(
      t,
      tuned(PIERCING_RAY, cost, inches, madeArm('piercing-ray', { range: inches, S: strength, AP: ap, type: 'assault', rules: ['lance'] })),
    ),
});
