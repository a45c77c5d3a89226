import type { Area } from '../area.ts';
import { focus, focusedAttack } from './abilities/focus.ts';
import { frenzy } from './abilities/frenzy.ts';
import { heal } from './abilities/heal.ts';
import { hurt } from './abilities/hurt.ts';
import { marksman } from './abilities/marksman.ts';
import { points } from './abilities/points.ts';
import { returns } from './abilities/returns.ts';
import { shootsBack } from './abilities/shoots-back.ts';
import { DECLARED } from './agenda.ts';
import basicPoints from './basic-points.ts';
import cardPoints from './card-points.ts';
import commandEnd from './command-end.ts';
import commandStep from './command-step.ts';
import declareInTurn from './declare-in-turn.ts';
import endCloses from './end-closes.ts';
import everyTrigger from './every-trigger.ts';
import { MOMENT } from './moment.ts';
import oncePoints from './once-points.ts';
import scoreLast from './score-last.ts';
import selected from './selected.ts';
import startFirst from './start-first.ts';
import whoseTurn from './whose-turn.ts';

/** Timing, Command points, and what falls due when. */
export const timing: Area = {
  rules: [
    startFirst,
    endCloses,
    whoseTurn,
    declareInTurn,
    commandStep,
    commandEnd,
    basicPoints,
    oncePoints,
    cardPoints,
    scoreLast,
    selected,
    everyTrigger,
  ],
  abilities: [...heal, ...hurt, frenzy, ...points, ...returns, marksman, focusedAttack, shootsBack],
  carries: { seams: { moment: ['TEN-TURN-02'], shootUnit: ['TEN-TURN-05'], hitFace: ['TEN-TURN-13'] } },
  words: {
    options: { 'TEN-TURN-02/next-duty': ['what came in first', 'what came in second', 'what came in third', 'what came in fourth'] },
    readers: {
      /** In which order a unit declared the use of a rule at the moment last settled: from 1, 0 if it did not. */
      declared: (_stage, u) => u.reg[DECLARED],
    },
    verbs: {
      /** `in-phase: shooting`: the phase that is open, for rules that ask. */
      'in-phase': (stage, { subject }) => {
        stage.game.desk.diary.phase = MOMENT[subject as 'shooting' | 'fight'];
      },
      /** `focus: A`: the Stratagem of `focused-attack` on a unit; whether it could be chosen stands in `used`. */
      focus: (stage, { subject }) => {
        stage.results.set('used', focus(stage.game, stage.seams, stage.unit(String(subject))));
      },
      /** `discard-card: red`: a card of the mission, for a Command point. */
      'discard-card': (stage, { subject }) => void stage.seams.gainForCard(stage.game, subject === 'blue' ? 1 : 0, 1),
    },
  },
};
