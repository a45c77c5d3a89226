import { madeArm } from '../../arms.ts';
import { defineRule } from '../../family.ts';
import { definePower, KIND, withPower } from '../power.ts';
import { PSYKERS } from '../psykers.ts';

const PIERCING_RAY = definePower({
  name: 'piercing-ray',
  discipline: 'generic',
  place: 3,
  cost: 2,
  kind: KIND.beam,
  rangeInches: 24,
  weapon: madeArm('piercing-ray', { range: 24, S: 8, AP: 2, type: 'assault', rules: ['lance'] }),
});

export const piercingRay = defineRule({
  id: 'CLS-PSY-27',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  tables: (t) => withPower(t, PIERCING_RAY),
});
