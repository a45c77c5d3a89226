import { cosDegrees, EPSILON, makeTurn, sinDegrees, turnInches, turnTo } from 'sandtable/kit';
import type { ExampleWords, Stage, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { AWAY_INCHES, standsFarEnough } from '../special-rules/06-infiltrators.ts';
import { tables } from '../tables.ts';
import { aim } from '../words/ground.ts';
import { prepareMove } from './footing.ts';
import { prepareTurns } from './pivots.ts';

/**
 * What a path of legs (inches) and turns (`{ turn: 90 }`, degrees) costs the first model of a unit, and whether `of` inches suffice for it.
 */
function measureWay(stage: Stage<Modern>, u: Unit<Modern>, legs: readonly unknown[], of: number): void {
  const { game: g, seams: s, results } = stage;
  const m = g.models;
  const i = u.first;
  const rules = prepareMove(g, tables, u, false, 0);
  prepareTurns(g, s, u, rules);
  let used = 0;
  let legal = true;
  let paid = false;
  for (const leg of legs) {
    if (typeof leg === 'number') used += leg;
    else {
      const { turn } = leg as { turn: number };
      const cos = cosDegrees(turn);
      const sin = sinDegrees(turn);
      const turned = turnTo(makeTurn(), m, i, m.dirX[i] * cos - m.dirY[i] * sin, m.dirX[i] * sin + m.dirY[i] * cos);
      const cost = turnInches(m, i, turned, rules, paid);
      used += cost;
      paid = true;
    }
    if (used > of + EPSILON) legal = false;
  }
  results.set('used', used);
  results.set('legal', legal);
}

/** Words for moves that rules grant and for fights of single models. */
export const movementWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /** `granted-move: A, inches: 9, to: [x, y]`: a Normal move granted by some rule; its length goes in `gone`. */
    'granted-move': (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const u = stage.unit(String(subject));
      aim(stage, args);
      results.set('gone', s.makeGrantedMove(g, u, Number(args['inches'])));
    },
    /** `reposition: A`: it has been taken off and set up again. */
    reposition: (stage, { subject }) => stage.seams.repositioned(stage.game, stage.unit(String(subject))),
    /** `fight-alone: A, model: 1`: one model of a unit (from 1) fights alone. */
    'fight-alone': (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = stage.unit(String(subject));
      g.desk.field.melee = true;
      s.fightAlone(g, u, u.first + Number(args['model'] ?? 1) - 1);
      g.desk.field.melee = false;
    },
  },
  questions: {
    /** `measure-way: A, legs: [5, { turn: 90 }, 5], of: 12`: inches used go in `used`, whether that is allowed in `legal`. */
    'measure-way': (stage, { subject, args }) =>
      measureWay(stage, stage.unit(String(subject)), args['legs'] as readonly unknown[], Number(args['of'])),
    /** `infiltration: A`: `legal` says whether it stands where Infiltrators may be set up. */
    infiltration: (stage, { subject }) => stage.results.set('legal', standsFarEnough(stage.game, stage.unit(String(subject)), AWAY_INCHES)),
  },
  readers: {
    'axis-ahead': (stage, u) => stage.seams.axisAhead(stage.game, u.first),
    'pivot-value': (stage, u) => stage.seams.pivotInches(stage.game, u.first),
  },
};
