import { cosDegrees, pointsTo, sinDegrees, unitSees } from 'sandtable/kit';
import { DEED, type Decision, decision, first, type ModelId, type SideId, scratch } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { scatterTurns } from '../odds/scatter-turns.ts';
import type { DefinitionSeams } from '../seams.ts';
import { ROLL_OFF, SCATTER, SCATTER_DISTANCE, SCATTER_DISTANCE_REROLL, SCATTER_REROLL } from '../state.ts';
import { SCATTER_TOLD } from './scatter-told.ts';

const counting = scratch({ counts: new Uint8Array(256) });

/** Which of several simultaneous effects is resolved first; options are the units they affect. */
export const FIRST_EFFECT: Decision<Classic> = decision<Classic>('first-effect', 'unit', first);

/** DEF: characteristics, tests, scatter, sight. */
export const definitions = (s: ClassicSeams): DefinitionSeams<Classic> => ({
  statOf: (g, model, stat) => g.sheetOf(model).stats.values[stat],

  majorityOf: (g, u, stat) => {
    const m = g.models;
    const end = u.first + u.size;
    let leading: ModelId = -1;
    for (let i = u.first; i < end && leading < 0; i++) if (m.alive[i] !== 0) leading = i;
    if (leading < 0) return 0;
    if (u.sheet.models.length === 1) return s.statOf(g, leading, stat);
    const { counts } = counting();
    counts.fill(0);
    let best = 0;
    let most = 0;
    for (let i = leading; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const value = s.statOf(g, i, stat);
      const n = ++counts[value];
      if (n > most || (n === most && value > best)) {
        most = n;
        best = value;
      }
    }
    return best;
  },

  highestOf: (g, u, stat) => {
    const m = g.models;
    const end = u.first + u.size;
    let best = 0;
    for (let i = u.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const value = s.statOf(g, i, stat);
      if (value > best) best = value;
    }
    return best;
  },

  passesTest: (g, frame, why, value) => {
    const face = g.dice.d6(frame, why);
    return value > 0 && face !== 6 && (face === 1 || face <= value);
  },

  nextEffect: (g, n) => {
    const { options } = FIRST_EFFECT;
    return g.units[n === 1 ? options[0] : options[g.ask(FIRST_EFFECT, g.active, null, null, n)]];
  },

  rollOff: (g) => {
    const seat0 = g.seatOf[0] === 0 ? 0 : 1;
    const a = g.dice.begin(DEED.decide, g.seats[0], g.nobody);
    const b = g.dice.begin(DEED.decide, g.seats[1], g.nobody);
    let first = 0;
    let second = 0;
    while (first === second) {
      first = g.dice.d6(a, ROLL_OFF);
      second = g.dice.d6(b, ROLL_OFF);
    }
    g.dice.end(b);
    g.dice.end(a);
    return (first > second ? seat0 : 1 - seat0) as SideId;
  },

  scatter: (g, frame, mark, lessInches, again, dice = 2) => {
    const degrees = pointsTo(g, frame, g.dice.scatter(frame, again ? SCATTER_REROLL : SCATTER));
    const why = again ? SCATTER_DISTANCE_REROLL : SCATTER_DISTANCE;
    const turns = g.dice.followsAll ? scatterTurns(g, s, frame, degrees, lessInches, dice) : -1;
    const inches = (turns < 0 ? g.dice.sum(frame, why, dice) : g.dice.sum(frame, why, dice, turns, SCATTER_TOLD)) - lessInches;
    if (degrees < 0) return true;
    if (inches > 0) {
      mark[0] += cosDegrees(degrees) * inches;
      mark[1] += sinDegrees(degrees) * inches;
    }
    return false;
  },

  unitSees: (g, u, target) => unitSees(g, g.desk.sight, u, target),
  isVehicle: (_g, u) => u.sheet.models[0].stats.vehicle !== 0,
});
