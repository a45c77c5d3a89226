import type { ExampleWords } from 'sandtable/rules';
import { sideName, unitOf } from '../../classic/words/common.ts';
import type { Waffle } from '../family.ts';
import { POOL } from '../psychic/pool.ts';

export const turnVerbs: ExampleWords<Waffle>['verbs'] = {
  /** `turn-of: A`: one activation. */
  'turn-of': (stage, { subject }) => stage.activate(unitOf(stage, subject)),
  /** `game-turn: 3`: all of that game turn; records `first`, the side that went first. */
  'game-turn': (stage, { subject }) => {
    const { game } = stage;
    if (typeof subject === 'number') game.round = subject - 1;
    stage.play('game-turns', game.first);
    stage.results.set('first', sideName(game.first));
  },
};

/** What can be asked about pools. */
export const turnQuestions: ExampleWords<Waffle>['verbs'] = {
  /** `pools: true`: the dice that both sides have left this game turn; records `red-pool` and `blue-pool`. */
  pools: (stage) => {
    for (const side of [0, 1] as const) stage.results.set(`${sideName(side)}-pool`, stage.game.sideReg[side][POOL]);
  },
};
