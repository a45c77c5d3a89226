import { defineRule } from '../../family.ts';

const FIRST_DARK_TURN = 5;

/** No die decides: turns 1 to 4 are day, the others night. What night does is the base's. */
export const nightFromTurnFive = defineRule({
  id: 'CAL-TURN-07',
  default: 'on',
  requires: ['CLS-TERRAIN-17'],
  patch: () => ({
    wrap: {
      nightMayFall: () => () => false,
      isNight: () => (g) => g.round >= FIRST_DARK_TURN,
    },
  }),
});
