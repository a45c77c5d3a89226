import { expect, test } from 'vitest';
import { loadSelection, soak } from '../../src/testing/index.ts';
import { loadScenario } from '../files.ts';

/** Units spread out as far as they may, so that a check by the usual 2" would report each of these. */
test.each(['tenth@TEN-UNIT-01.inches=12', 'classic@CLS-MOVE-05.inches=8', 'tenth@TEN-UNIT-01.inches=1'])(
  'play under %s is checked by that distance',
  async (spec) => {
    expect(soak(await loadSelection(spec), loadScenario('patrol'), 1, 'coherency').problems).toEqual([]);
  },
);
