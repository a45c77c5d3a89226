import { scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { rowHolds } from './rows.ts';
import { dropRow } from './volley.ts';

const MOST_ROWS = 512;
const room = scratch({ models: new Int16Array(MOST_ROWS), weapons: new Uint8Array(MOST_ROWS) });
type Room = ReturnType<typeof room>;

/**
 * A unit whose target stops being eligible before anything is rolled picks another: the models and weapons whose attacks would be lost get
 * new targets, all others keep theirs.
 */
export default defineRule({
  id: 'TEN-SHOOT-16',
  title: 'A target that stops being eligible',
  source: 'Commentary "Eligible Target (no longer eligible)", "Rules That Are Triggered after Selecting a Target"',
  text: 'If after being picked a target of attacks or a charge stops being eligible before anything is rolled (an out-of-phase move took it away, say), the attacker or charger may choose afresh.',
  layer: 'commentary',
  changes: 'Adds to TEN-SHOOT-07, TEN-ASSAULT-02. Off: the attacks or charge against it are lost.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      targetsLost: () => (g, v) => {
        const r = room();
        let lost = 0;
        for (let row = v.n - 1; row >= 0; row--) {
          if (rowHolds(g, s, v, row)) continue;
          r.models[lost] = v.model[row];
          r.weapons[lost] = v.weapon[row];
          lost++;
          dropRow(v, row);
        }
        if (lost === 0) return;
        const kept = v.n;
        s.pickTargets(g, v, null);
        for (let row = v.n - 1; row >= kept; row--) if (!isLost(r, v.model[row], v.weapon[row], lost)) dropRow(v, row);
      },
    },
  }),
});

function isLost({ models, weapons }: Room, model: number, weapon: number, lost: number): boolean {
  for (let k = 0; k < lost; k++) if (models[k] === model && weapons[k] === weapon) return true;
  return false;
}
