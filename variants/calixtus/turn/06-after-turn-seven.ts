import { goesOnAt } from './game-length.ts';

/** The base ends after turn 7; no die is rolled after turn 8, which `playsOnOn` leaves at "never". */
export default goesOnAt(
  {
    id: 'CAL-TURN-06',
    title: 'Game length: end of game turns 7 and 8',
    source: 'The Game Turn',
    text: 'When both players have finished game turn 7, one D6 is rolled. 2+ = game turn 8 is played; 1 = the game ends. Game turn 8 is always the last; no die is rolled after it.',
    simulated: 'full',
    changes: 'replaces classic base: hard stop after turn 7 (CLS-TURN-09), moved to turn 8',
  },
  2,
  2,
);
