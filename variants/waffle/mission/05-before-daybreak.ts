import { mayChange } from './night-and-day.ts';
import { TIME } from './time-of-day.ts';

/** Night at the start; it ends. */
export default mayChange(
  {
    id: 'WAF-MISSION-05',
    title: 'Night Fighting: before daybreak',
    source: 'Mission Special Rules, Nightfighting',
    text: [
      'Night Fighting is in force in turn 1. At the start of turn 2 and each later turn roll D6: on 4+ it ends for the rest of the game.',
      'Ruling: Rolled once per game turn before the priority roll; stops once it has ended.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Night Fighting (CLS-TERRAIN-17)',
  },
  TIME.beforeDaybreak,
);
