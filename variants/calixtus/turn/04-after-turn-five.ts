import { goesOnAt } from './game-length.ts';

export default goesOnAt(
  {
    id: 'CAL-TURN-04',
    title: 'Game length: end of game turn 5',
    source: 'The Game Turn',
    text: 'When both players have finished game turn 5, one D6 is rolled (by the second player). 4+ = game turn 6 is played; 1-3 = the game ends at once.',
    simulated: 'full',
    changes: 'replaces classic base: random game length, the die after turn 5 (CLS-TURN-09: 3+ there, 4+ here)',
  },
  0,
  4,
);
