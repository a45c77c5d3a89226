import { type Game, sideRegister } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { award, wasDestroyed } from '../mission.ts';

/** 1 for a side that destroyed the first enemy unit; both where two went at the same moment. */
const FIRST_BLOOD = sideRegister('first-blood', 'game');

function look(g: Game<Classic>): void {
  if (g.sideReg[0][FIRST_BLOOD] !== 0 || g.sideReg[1][FIRST_BLOOD] !== 0) return;
  for (let k = 0; k < g.units.length; k++) if (wasDestroyed(g.units[k])) g.sideReg[1 - g.units[k].side][FIRST_BLOOD] = 1;
}

/** Points for the side that destroys the first enemy unit. */
export const firstBlood = defineRule({
  id: 'CLS-MISSION-07',
  default: 'on',
  patch: () => ({
    after: {
      attackResolved: (g, a) => {
        // Blows of one Initiative step are simultaneous: those are looked at when the combat is over.
        if (a.target.alive === 0 && !a.melee) look(g);
      },
      fightCombat: (g) => look(g),
      endPhase: (g) => look(g),
    },
    before: {
      scoreGame: (g) => {
        const points = g.mission.scoring['first-blood'];
        if (points === undefined) return;
        look(g);
        if (g.sideReg[0][FIRST_BLOOD] !== 0) award(g, 0, points);
        if (g.sideReg[1][FIRST_BLOOD] !== 0) award(g, 1, points);
      },
    },
  }),
});
