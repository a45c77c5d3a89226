import type { Area } from '../area.ts';
import { frenzy } from './abilities/frenzy.ts';
import { heal } from './abilities/heal.ts';
import { hurt } from './abilities/hurt.ts';
import { points } from './abilities/points.ts';
import { DECLARED } from './agenda.ts';
import basicPoints from './basic-points.ts';
import cardPoints from './card-points.ts';
import commandEnd from './command-end.ts';
import commandStep from './command-step.ts';
import declareInTurn from './declare-in-turn.ts';
import endCloses from './end-closes.ts';
import oncePoints from './once-points.ts';
import startFirst from './start-first.ts';
import whoseTurn from './whose-turn.ts';

/** Timing, Command points, and what falls due when. */
export const timing: Area = {
  rules: [startFirst, endCloses, whoseTurn, declareInTurn, commandStep, commandEnd, basicPoints, oncePoints, cardPoints],
  abilities: [...heal, ...hurt, frenzy, ...points],
  carries: { seams: { moment: ['TEN-TURN-02'] } },
  words: {
    readers: {
      /** In which order a unit declared the use of a rule at the moment last settled: from 1, 0 if it did not. */
      declared: (_stage, u) => u.reg[DECLARED],
    },
    verbs: {
      /** `discard-card: red`: a card of the mission, for a Command point. */
      'discard-card': (stage, { subject }) => void stage.seams.gainForCard(stage.game, subject === 'blue' ? 1 : 0, 1),
    },
  },
};
