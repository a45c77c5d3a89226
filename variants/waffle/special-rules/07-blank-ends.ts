import { type Game, integer, PLACE } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { fade } from '../../classic/psychic/pool.ts';
import type { Tables } from '../../classic/tables.ts';
import { defineRule } from '../family.ts';
import { unitIsNear } from './blanks.ts';

/** Ends every power on a unit near a Blank. */
function endNear(g: Game<Classic>, t: Tables, inches: number): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    let near = -1;
    for (let p = 0; p < t.powers.length; p++) {
      const { condition } = t.powers[p];
      if (condition < 0 || u.status[condition] === 0) continue;
      if (near < 0) near = unitIsNear(g, u, inches) ? 1 : 0;
      if (near === 1) fade(g, t.powers[p], u);
    }
  }
}

/** A blessing or malediction ends immediately when its unit and a Blank come near each other. */
export default defineRule({
  id: 'WAF-USR-07',
  title: 'Blank: ends blessings and maledictions',
  source: 'Special Rules, Blank',
  text: 'A blessing or malediction on a unit ends at once when that unit comes within 12" of a Blank or the Blank comes within 12" of it.',
  changes: 'classic base: Blessings, Maledictions, duration of powers (CLS-PSY-12, CLS-PSY-13, CLS-PSY-19)',
  outside: ['WAF-ASSAULT-14', 'WAF-ASSAULT-16', 'WAF-MORALE-01', 'WAF-MORALE-02'],
  default: 'on',
  keyword: 'blank',
  params: { inches: integer(12, 1, 48, 'how near a Blank has to be', 'inches') },
  patch: ({ inches }, _s, t) => {
    // Checked whenever a model has moved, or a power has been cast on a unit.
    const look = (g: Game<Classic>): void => endNear(g, t, inches);
    return {
      wrap: {
        disembark: (next) => (g, u, intent) => {
          const out = next(g, u, intent);
          if (out) look(g);
          return out;
        },
      },
      after: {
        layPower: look,
        moveAs: look,
        runAs: look,
        thrustAs: look,
        turboBoostAs: look,
        fallBack: look,
        chargeMade: look,
        chargeFailed: look,
        pileIn: look,
        consolidateAs: look,
        hasArrived: look,
        counterAttack: look,
        // Moves by any other cause.
        endPhase: look,
      },
    };
  },
});
