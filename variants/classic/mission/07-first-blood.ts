import { type Game, sideRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { unitsLost } from './lost-units.ts';
import { award } from './mission.ts';

/** 1 for a side that destroyed the first enemy unit; for both sides if units of both were destroyed at the same moment. */
const FIRST_BLOOD = sideRegister('first-blood', 'game');

function look(g: Game<Classic>): void {
  if (g.sideReg[0][FIRST_BLOOD] !== 0 || g.sideReg[1][FIRST_BLOOD] !== 0) return;
  for (let k = 0; k < g.units.length; k++) if (unitsLost(g, g.units[k], null) > 0) g.sideReg[1 - g.units[k].side][FIRST_BLOOD] = 1;
}

/** Points for the side that destroys the first enemy unit. */
export default defineRule({
  id: 'CLS-MISSION-07',
  title: 'First Blood',
  source: 'missions and victory: First Blood',
  text: 'The side that destroys the first enemy unit gets 1 VP. If units of both sides are destroyed at the same moment, both get it.',
  default: 'on',
  patch: () => ({
    wrap: {
      lossWorth: (next) => (g, u) =>
        next(g, u) + (g.sideReg[0][FIRST_BLOOD] === 0 && g.sideReg[1][FIRST_BLOOD] === 0 ? (g.mission.scoring['first-blood'] ?? 0) : 0),
    },
    after: {
      attackResolved: (g, a) => {
        // Blows of one Initiative step are simultaneous, so a combat is checked when it is over.
        if (!a.melee && (a.target.alive === 0 || a.target.sheet.parts !== undefined)) look(g);
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
