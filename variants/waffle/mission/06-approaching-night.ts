import { mayChange } from './night-and-day.ts';
import { TIME } from './time-of-day.ts';

/** Day at the start; night falls. */
export default mayChange(
  {
    id: 'WAF-MISSION-06',
    title: 'Night Fighting: approaching night',
    source: 'Mission Special Rules, Nightfighting',
    text: 'Day at first. At the start of turn 2 and each later turn roll D6: on 4+ Night Fighting is in force for the rest of the game.',
    simulated: 'full',
    changes: 'classic base: Night Fighting (CLS-TERRAIN-17)',
  },
  TIME.approachingNight,
);
