import { type Decision, decision, enemyOf, type Game, type SideId } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { likesTheDark, TIME, TIME_CHOSEN, TIME_OF_DAY } from './time-of-day.ts';

const TIMES = Object.values(TIME);

/** In missions with Night Fighting either player may have the battle fought before daybreak, or as night approaches. */
export default defineRule({
  id: 'WAF-MISSION-04',
  title: 'Night Fighting: choosing the time',
  source: 'Mission Special Rules, Nightfighting',
  text: [
    'In missions with Night Fighting either player may choose to fight before daybreak or as night approaches. If nobody does, it is not used. If they choose differently, roll off for whose choice holds.',
    'Ruling: Choices are made at the step of CLS-TURN-05 (night fighting). This replaces the 4+ roll of CLS-TERRAIN-17. With WAF-MISSION-04 off that roll is used again.',
  ].join('\n'),
  changes: 'classic base: Night Fighting, one roll before turn 1 (CLS-TERRAIN-17, CLS-MISSION-16)',
  outside: ['WAF-MISSION-05', 'WAF-MISSION-06'],
  default: 'on',
  keyword: 'night-fighting',
  requires: ['CLS-TERRAIN-17'],
  patch: (_p, s) => {
    const which: Decision<Classic> = decision<Classic>('WAF-MISSION-04/time', 'number', (q) =>
      likesTheDark(q.game, s, q.side) ? TIME.beforeDaybreak : TIME.day,
    );

    function choice(g: Game<Classic>, side: SideId): number {
      for (let k = 0; k < TIMES.length; k++) which.options[k] = TIMES[k];
      const time = which.options[g.ask(which, side, null, null, TIMES.length)];
      g.log.note(TIME_CHOSEN, side, time);
      return time;
    }

    function agree(g: Game<Classic>): number {
      const first = choice(g, g.first);
      const second = choice(g, enemyOf(g.first));
      if (first === TIME.day || second === TIME.day || first === second) return Math.max(first, second);
      const decider = s.timeDecider(g);
      return (decider === -1 ? s.rollOff(g) : decider) === g.first ? first : second;
    }

    return {
      before: {
        beginRound: (g) => {
          if (g.round === 1) g.sideReg[0][TIME_OF_DAY] = agree(g);
        },
      },
      wrap: {
        nightMayFall: () => () => false,
        isNight: (next) => (g) => {
          const time = g.sideReg[0][TIME_OF_DAY];
          if (time === TIME.day) return next(g);
          return time === TIME.beforeDaybreak ? g.round <= 1 || s.nightLasts(g) : s.nightHasFallen(g);
        },
      },
    };
  },
});
