import { goesOnAt } from './game-length.ts';

export default goesOnAt(
  {
    id: 'CAL-TURN-05',
    title: 'Game length: end of game turn 6',
    source: 'The Game Turn',
    text: 'When both players have finished game turn 6, one D6 is rolled. 3+ = game turn 7 is played; 1-2 = the game ends.',
    simulated: 'full',
    changes: 'replaces classic base: random game length, the die after turn 6 (CLS-TURN-09: 4+ there, 3+ here)',
  },
  1,
  3,
);
