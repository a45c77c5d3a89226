import { unitsTouch } from 'sandtable/kit';
import { type Game, scratch, type Unit } from 'sandtable/rules';
import { listEnemies, MOST_UNITS } from '../../classic/assault/combat.ts';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { automaticHits } from './automatic-hits.ts';

/** The enemies of a unit that flees. */
const pursuing = scratch({ foes: new Int16Array(MOST_UNITS) });
/** Slots of the enemies that pursue a unit. */
const room = scratch({ pursuers: new Int16Array(MOST_UNITS) });

/** Lists the enemies of a fleeing unit that are free to pursue it; returns how many. */
function listPursuers(g: Game<Classic>, s: WaffleSeams, loser: Unit<Classic>, pursuers: Int16Array): number {
  const { foes } = pursuing();
  const n = listEnemies(g, loser, foes);
  let count = 0;
  for (let k = 0; k < n; k++) {
    const u = g.units[foes[k]];
    if (unitsTouch(g, u, loser) && s.maySweep(g, u, loser)) pursuers[count++] = u.slot;
  }
  return count;
}

/** All winners that are free to do so pursue every unit that flees from them; each unit rolls once. */
export default defineRule({
  id: 'WAF-ASSAULT-19',
  title: 'Assault results in multiple combats',
  source: 'Multiple Combats, Assault Results',
  text: [
    'Add up the wounds inflicted by all units of each side. Every losing unit checks Morale with the same penalty. After those checks each winning unit free to sweep rolls once and compares its total with every falling-back unit it was engaged with; all that it equals or beats take the automatic hits. A winning unit may sweep only if every enemy unit it was locked with falls back or was wiped out.',
    'Ruling: Every unit rolls its total once and uses it in all its comparisons. Each caught unit takes the full set of hits from each winning unit that caught it.',
  ].join('\n'),
  changes: 'classic base: Results of multiple combats, hits replace destruction (CLS-ASSAULT-36, CLS-ASSAULT-32)',
  default: 'on',
  requires: ['WAF-ASSAULT-18'],
  patch: (_p, s) => ({
    wrap: {
      fleesCombat: (next) => (g, loser) => {
        const { pursuers } = room();
        const n = listPursuers(g, s, loser, pursuers);
        if (n < 2) {
          next(g, loser);
          return;
        }
        let caught = 0;
        for (let k = 0; k < n; k++) {
          const u = g.units[pursuers[k]];
          if (s.sweep(g, u, loser)) pursuers[caught++] = u.slot;
        }
        if (caught > 0 && s.standsWhenCaught(g, loser)) return;
        for (let k = 0; k < caught; k++) automaticHits(g, s, g.units[pursuers[k]], loser, false);
        if (loser.alive > 0) s.breakUnit(g, loser);
      },
    },
  }),
});
