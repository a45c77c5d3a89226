import type { Area } from '../definitions/area.ts';
import { focus, focusedAttack } from './abilities/focus.ts';
import { frenzy } from './abilities/frenzy.ts';
import { heal } from './abilities/heal.ts';
import { hurt } from './abilities/hurt.ts';
import { marksman } from './abilities/marksman.ts';
import { lostPoints, points } from './abilities/points.ts';
import { returns } from './abilities/returns.ts';
import { shootsBack } from './abilities/shoots-back.ts';
import { DECLARED, diary } from './agenda.ts';
import { MOMENT } from './moment.ts';

/** Timing, Command points, and the order of rules due at a moment. */
export const timing: Area = {
  abilities: [...heal, ...hurt, frenzy, ...points, ...lostPoints, ...returns, marksman, focusedAttack, shootsBack],
  words: {
    options: { 'TEN-TURN-02/next-duty': ['what came in first', 'what came in second', 'what came in third', 'what came in fourth'] },
    readers: {
      /** Position in which a unit declared a rule at the last moment resolved: from 1; 0 if it did not. */
      declared: (_stage, u) => u.reg[DECLARED],
    },
    verbs: {
      /** `in-phase: shooting`: sets the current phase, for rules that check it. */
      'in-phase': (stage, { subject }) => {
        diary(stage.game).phase = MOMENT[subject as 'shooting' | 'fight'];
      },
      /** `focus: A`: the Stratagem of `focused-attack` on a unit; `used` says whether it could be chosen. */
      focus: (stage, { subject }) => {
        stage.results.set('used', focus(stage.game, stage.seams, stage.unit(String(subject))));
      },
      /** `discard-card: red`: discards a mission card, for a Command point. */
      'discard-card': (stage, { subject }) => void stage.seams.gainForCard(stage.game, subject === 'blue' ? 1 : 0, 1),
    },
  },
};
