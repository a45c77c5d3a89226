import { TYPE } from '../../classic/family.ts';
import { boost } from './turbo-boost.ts';

const JETBIKE_INCHES = 24;

/** A boosting jetbike may move its Movement plus 24" in a turn. */
export default boost(
  {
    id: 'HYB-UNIT-11',
    title: 'Jetbikes: Turbo-boost',
    source: 'Unit types table, Jetbike',
    text: [
      'As HYB-UNIT-06 but the turn\'s total may reach M + 24". Jetbikes fly by HYB-UNIT-08.',
      'Ruling: same reading as HYB-UNIT-06.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Turbo-boost of Jetbikes (CLS-MOVE-12: 24" more)',
  },
  TYPE.jetbike,
  'jetbike',
  JETBIKE_INCHES,
);
