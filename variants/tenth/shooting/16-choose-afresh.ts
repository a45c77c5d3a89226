import { type Game, scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { isSameGun } from '../weapons/modes.ts';
import { rowHolds } from './rows.ts';
import { dropRow, type Volley } from './volley.ts';

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
        // A rule that lets it shoot at one unit lets it pick no other.
        s.pickTargets(g, v, v.only < 0 ? null : g.units[v.only]);
        for (let row = v.n - 1; row >= kept; row--) if (!isLost(g, v, r, row, lost)) dropRow(v, row);
      },
    },
  }),
});

/** Whether the attacks of a row stand for some that were lost: the same weapon, or the same gun in another mode. */
function isLost(g: Game<Modern>, v: Volley, { models, weapons }: Room, row: number, lost: number): boolean {
  for (let k = 0; k < lost; k++) if (models[k] === v.model[row] && isSameGun(g, v.attacker, weapons[k], v.weapon[row])) return true;
  return false;
}
