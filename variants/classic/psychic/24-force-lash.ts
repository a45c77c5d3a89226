import { defineRule } from '../define-rule.ts';
import { madeArm } from '../weapons/arms.ts';
import { definePower, KIND, withPower } from './power.ts';
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
  tables: (t) => withPower(t, FORCE_LASH),
});
