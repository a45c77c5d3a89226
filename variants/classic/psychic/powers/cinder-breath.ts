import { madeArm } from '../../arms.ts';
import { defineRule } from '../../family.ts';
import { definePower, KIND, withPower } from '../power.ts';
import { PSYKERS } from '../psykers.ts';

const CINDER_BREATH = definePower({
  name: 'cinder-breath',
  discipline: 'generic',
  place: 1,
  cost: 1,
  kind: KIND.witchfire,
  rangeInches: 8,
  weapon: madeArm('cinder-breath', { range: 'template', S: 5, AP: 4, type: 'assault', rules: ['soul-blaze'] }),
});

export const cinderBreath = defineRule({
  id: 'CLS-PSY-25',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  tables: (t) => withPower(t, CINDER_BREATH),
});
