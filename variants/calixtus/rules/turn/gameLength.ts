import { defineRule } from '../../family.ts';

/** Turns that the last one is beyond the usual: the die after turn 5, 6 and 7. */
const goesOnAt = (id: string, extra: number, on: number) =>
  defineRule({
    id,
    default: 'on',
    requires: ['CLS-TURN-09'],
    patch: () => ({
      wrap: { playsOnOn: (next) => (g, turns) => (turns === extra ? on : next(g, turns)) },
    }),
  });

export const afterTurnFive = goesOnAt('CAL-TURN-04', 0, 4);
export const afterTurnSix = goesOnAt('CAL-TURN-05', 1, 3);
/** The base ends after turn 7; no die is rolled after turn 8, which `playsOnOn` leaves at "never". */
export const afterTurnSeven = goesOnAt('CAL-TURN-06', 2, 2);
