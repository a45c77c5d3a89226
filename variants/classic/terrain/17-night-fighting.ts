import { DEED, event, integer, is, purpose, sideRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { LIT } from '../state.ts';

const NIGHT = purpose('night');
const NIGHT_FALLS = event('night-falls', { rolled: 'number' }, 'Night falls (rolled {rolled})');
/** 1 on red's side while the first turn is night. */
const DARK = sideRegister('night', 'round');

/** If the mission has it, the first turn may be at night, when every unit has Stealth. */
export default defineRule({
  id: 'CLS-TERRAIN-17',
  title: 'Night Fighting',
  source: 'terrain: Night Fighting',
  text: [
    'If declared: on 4+ at the start of the game the first turn (both player turns) is night; all units have Stealth while it lasts (Night Vision ignores it as shooters).',
    'Ruling: The printed rule has more range bands in earlier editions; the later, simple one is used.',
  ].join('\n'),
  default: 'on',
  params: {
    on: integer(4, 1, 7, 'Needed for night to fall; 7 for never', 'needed on a D6'),
  },
  patch: ({ on }, s) => ({
    before: {
      beginRound: (g) => {
        if (!s.nightMayFall(g)) return;
        const frame = g.dice.begin(DEED.setup, g.seats[0], g.nobody);
        const face = g.dice.d6(frame, NIGHT);
        g.dice.end(frame);
        g.sideReg[0][DARK] = face >= on ? 1 : 0;
        g.log.note(NIGHT_FALLS, face);
      },
    },
    wrap: {
      isNight: (next) => (g) => g.sideReg[0][DARK] !== 0 || next(g),
      coverBonus: (next) => (g, a, model) => {
        const bonus = next(g, a, model);
        if (a.melee || is(a.target, LIT) || !s.isNight(g) || s.seesInDark(g, a.attacker)) return bonus;
        return bonus + s.nightCover(g, a, model);
      },
    },
  }),
});
