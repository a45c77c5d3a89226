import { isCoherent, touchesUnit } from 'sandtable/kit';
import type { ExampleWords, Reader } from 'sandtable/rules';
import type { Classic } from './family.ts';
import { moveRulesOf } from './movement/mobility.ts';
import { COMBAT_SCORE } from './state.ts';
import { riderWounds } from './vehicles/41-chariots.ts';
import { areaQuestions } from './words/areas.ts';
import { arrivingQuestions, arrivingVerbs } from './words/arriving.ts';
import { drivingQuestions, drivingVerbs } from './words/driving.ts';
import { fightingQuestions, fightingVerbs } from './words/fighting.ts';
import { flyingVerbs, takeOff } from './words/flying.ts';
import { powersRead, psychicQuestions, psychicVerbs } from './words/manifesting.ts';
import { measuringQuestions, measuringVerbs } from './words/measuring.ts';
import { movingQuestions, movingVerbs } from './words/moving.ts';
import { ridingQuestions, ridingVerbs } from './words/riding.ts';
import { shootingQuestions, shootingVerbs } from './words/shooting.ts';
import { turningQuestions, turningVerbs } from './words/turning.ts';

const readers: { readonly [key: string]: Reader<Classic> } = {
  /** Living models in base contact with an enemy. */
  touched: ({ game }, u) => {
    let n = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (game.models.alive[i] !== 0 && game.sides[1 - u.side].some((enemy) => touchesUnit(game, i, enemy))) n++;
    }
    return n;
  },
  coherent: ({ game }, u) => isCoherent(game, u, moveRulesOf(game, u, false)),
  /** Numbers, from 1, of the living models. */
  survivors: ({ game }, u) => {
    const list: number[] = [];
    for (let k = 0; k < u.size; k++) if (game.models.alive[u.first + k] !== 0) list.push(k + 1);
    return list;
  },
  /** Wounds and Hull Points inflicted in the combat of this phase. */
  score: (_stage, u) => u.reg[COMBAT_SCORE] ?? 0,
  powers: powersRead,
  /** Wounds that the rider of a chariot has left. */
  rider: ({ game }, u) => riderWounds(game, u.first),
  leadership: ({ game, seams }, u) => seams.leadershipOf(game, u),
  scoring: ({ game, seams }, u) => seams.isScoring(game, u),
  /** Whether it flies above the battlefield. */
  aloft: (_stage, u) => u.aloft !== 0,
};

/** The language of worked examples on the classic base. */
export const words: ExampleWords<Classic> = {
  verbs: {
    ...measuringVerbs,
    ...movingVerbs,
    ...shootingVerbs,
    ...psychicVerbs,
    ...fightingVerbs,
    ...turningVerbs,
    ...drivingVerbs,
    ...arrivingVerbs,
    ...ridingVerbs,
    ...flyingVerbs,
  },
  questions: {
    ...measuringQuestions,
    ...areaQuestions,
    ...movingQuestions,
    ...shootingQuestions,
    ...psychicQuestions,
    ...fightingQuestions,
    ...turningQuestions,
    ...drivingQuestions,
    ...arrivingQuestions,
    ...ridingQuestions,
  },
  readers,
  prepare: takeOff,
  aliases: { save: ['armour', 'cover', 'invulnerable'] },
  byTarget: ['armour', 'cover', 'invulnerable', 'invulnerable-reroll', 'cover-reroll', 'feel-no-pain', 'look-out-sir'],
  options: {
    'trait-table': ['command', 'personal', 'strategic'],
    'outflank-edge': ['its own edge', 'the left edge', 'the right edge'],
    'hit-rider': ['the hull', 'the rider'],
  },
};
