import { DEED, type Decision, decision, type Game, integer, type LedgerEntry, purpose, type Question } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { likesTheDark, TIME, TIME_CHANGED, TIME_CHANGES, TIME_OF_DAY, TIME_STAYS } from './time-of-day.ts';

const NIGHT = purpose('night');

/** Whether the time of day changes this turn: by a die, or by the choice that replaces it. */
function turns(g: Game<Classic>, s: WaffleSeams, decide: Decision<Classic>, on: number): boolean {
  const decider = s.nightDecider(g);
  if (decider !== -1) {
    const changes = g.choose(decide, decider, null, null);
    g.log.note(changes ? TIME_CHANGES : TIME_STAYS, 0);
    return changes;
  }
  const frame = g.dice.begin(DEED.setup, g.seats[0], g.nobody);
  const face = g.dice.d6(frame, NIGHT);
  g.dice.end(frame);
  g.log.note(face >= on ? TIME_CHANGES : TIME_STAYS, face);
  return face >= on;
}

/** At the start of each turn from the second on, the time of day may change for good. */
export const mayChange = (entry: LedgerEntry, time: number) =>
  defineRule({
    ...entry,
    default: 'on',
    keyword: 'night-fighting',
    requires: ['WAF-MISSION-04'],
    params: {
      on: integer(4, 2, 7, 'roll on which the time of day changes', 'needed on a D6'),
      fromTurn: integer(2, 1, 7, 'first game turn in which it may change', 'game turn'),
    },
    patch: ({ on, fromTurn }, s) => {
      /** The side that the dark suits keeps it, or makes it fall. */
      const suits = (q: Question<Classic>): number => (likesTheDark(q.game, s, q.side) === (time === TIME.approachingNight) ? 1 : 0);
      const decide: Decision<Classic> = decision<Classic>(`${entry.id}/change`, 'flag', suits);
      return {
        before: {
          beginRound: (g) => {
            const own = g.sideReg[0];
            if (g.round < fromTurn || own[TIME_OF_DAY] !== time || own[TIME_CHANGED] !== 0) return;
            if (turns(g, s, decide, on)) own[TIME_CHANGED] = 1;
          },
        },
        wrap:
          time === TIME.beforeDaybreak
            ? { nightLasts: (next) => (g) => g.sideReg[0][TIME_CHANGED] === 0 || next(g) }
            : { nightHasFallen: (next) => (g) => g.sideReg[0][TIME_CHANGED] !== 0 || next(g) },
      };
    },
  });
