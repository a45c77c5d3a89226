import { defineRule } from '../family.ts';
import { dropRow } from '../volley.ts';
import { rowHolds } from './rows.ts';

const MOST_ROWS = 512;
const models = new Int16Array(MOST_ROWS);
const weapons = new Uint8Array(MOST_ROWS);

/**
 * Who picked a target that has stopped being eligible before anything was rolled picks another: the models and weapons whose
 * attacks would be lost are given targets anew, all others keep theirs.
 */
export default defineRule({
  id: 'TEN-SHOOT-16',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      targetsLost: () => (g, v) => {
        let lost = 0;
        for (let row = v.n - 1; row >= 0; row--) {
          if (rowHolds(g, s, v, row)) continue;
          models[lost] = v.model[row];
          weapons[lost] = v.weapon[row];
          lost++;
          dropRow(v, row);
        }
        if (lost === 0) return;
        const kept = v.n;
        s.pickTargets(g, v, null);
        for (let row = v.n - 1; row >= kept; row--) if (!isLost(v.model[row], v.weapon[row], lost)) dropRow(v, row);
      },
    },
  }),
});

function isLost(model: number, weapon: number, lost: number): boolean {
  for (let k = 0; k < lost; k++) if (models[k] === model && weapons[k] === weapon) return true;
  return false;
}
