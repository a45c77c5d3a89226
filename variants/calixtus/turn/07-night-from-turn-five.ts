import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** No die decides: turns 1 to 4 are day, the others night. The effects of night are the base's. */
export default defineRule({
  id: 'CAL-TURN-07',
  title: 'Night from game turn 5',
  source: 'The Game Turn',
  text: [
    'Game turns 1-4 are always day; game turns 5-8 (as many as are played) are always night. While it is night the Night Fighting rule of the base is in force for every unit for the whole game turn. No die decides night.',
    'Ruling: the source names night but not its effect. The base effect holds (CLS-TERRAIN-17, CLS-USR-35): every unit has Stealth, i.e. +1 Cover Save level (CAL-SAVE-03): none becomes 6+, 6+ becomes 5+, 5+ becomes 4+, a Jink of 4+ becomes 3+. Shooters with Night Vision ignore it (CLS-USR-22), and a searchlight works as in CLS-VEH-51. Neither player chooses night and turn 1 is never night (CLS-MISSION-16 and the choice in CLS-ARMY-06 result 2 do nothing). "Remaining four" means turns 5-8 even if fewer are played.',
  ].join('\n'),
  changes:
    'replaces classic base: when it is night (CLS-TERRAIN-17, CLS-MISSION-16, the night step of CLS-TURN-05); the effect of night stays that of CLS-TERRAIN-17',
  default: 'on',
  requires: ['CLS-TERRAIN-17'],
  params: { fromTurn: integer(5, 1, 8, 'game turn from which it is night', 'game turn') },
  patch: ({ fromTurn }) => ({
    wrap: {
      nightMayFall: () => () => false,
      isNight: () => (g) => g.round >= fromTurn,
    },
  }),
});
