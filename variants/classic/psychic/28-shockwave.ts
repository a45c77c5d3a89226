import { defineRule } from '../define-rule.ts';
import { madeArm } from '../weapons/arms.ts';
import { definePower, KIND, withPower } from './power.ts';
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
  tables: (t) => withPower(t, SHOCKWAVE),
});
