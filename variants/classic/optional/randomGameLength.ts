import { DEED, event, purpose } from 'sandtable/rules';
import { defineRule, NEVER } from '../family.ts';
import { hasModels } from '../mission.ts';
import { USUAL_ROUNDS } from '../turn.ts';

const GAME_LENGTH = purpose('game-length');
const PLAYS_ON = event('plays-on', { rolled: 'number' }, 'The game goes on, {rolled} rolled');

/** One or two turns more by the roll of a die, where the mission says so or names no number of turns. */
export const randomGameLength = defineRule({
  id: 'CLS-TURN-09',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      goesOn: (next) => (g) => {
        if (next(g)) return true;
        if (!hasModels(g, 0) || !hasModels(g, 1)) return false;
        if (g.mission.rounds !== 0 && !g.mission.options.has('random-game-length')) return false;
        const extra = g.round - (g.mission.rounds === 0 ? USUAL_ROUNDS : g.mission.rounds);
        const on = s.playsOnOn(g, extra);
        if (on === NEVER) return false;
        const frame = g.dice.begin(DEED.setup, g.seats[0], g.nobody);
        const face = g.dice.d6(frame, GAME_LENGTH);
        g.dice.end(frame);
        g.log.note(PLAYS_ON, face);
        return face >= on;
      },
    },
  }),
});
