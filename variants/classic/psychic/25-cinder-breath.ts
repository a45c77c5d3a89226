import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { madeArm } from '../weapons/arms.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';

const CINDER_BREATH = definePower({
  name: 'cinder-breath',
  discipline: 'generic',
  place: 1,
  cost: 1,
  kind: KIND.witchfire,
  rangeInches: 8,
  weapon: madeArm('cinder-breath', { range: 'template', S: 5, AP: 4, type: 'assault', rules: ['soul-blaze'] }),
});

export default defineRule({
  id: 'CLS-PSY-25',
  title: 'Generic power 1: Cinder Breath',
  source: 'psychic phase: Generic power 1: Cinder Breath',
  text: 'Warp charge 1 witchfire, template, S5 AP4 Assault 1, Soul Blaze.',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(1, 1, 6, 'What it costs', 'Warp Charge'),
    strength: integer(5, 1, 10, 'Strength of its hits', 'Strength'),
    ap: integer(4, 1, 6, 'AP of its hits', 'AP'),
  },
  tables: (t, { cost, strength, ap }) =>
    withPower(
      t,
      tuned(
        CINDER_BREATH,
        cost,
        CINDER_BREATH.rangeInches,
        madeArm('cinder-breath', { range: 'template', S: strength, AP: ap, type: 'assault', rules: ['soul-blaze'] }),
      ),
    ),
});
