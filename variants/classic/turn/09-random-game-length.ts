import { DEED, event, integer, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { NEVER } from '../family.ts';
import { hasModels } from '../mission/mission.ts';
import { SEVENTH_ON, SIXTH_ON, USUAL_ROUNDS } from './turn.ts';

const GAME_LENGTH = purpose('game-length');
const PLAYS_ON = event('plays-on', { rolled: 'number' }, 'The game goes on (rolled {rolled})');

/** One or two more turns on a die roll, if the mission says so or names no number of turns. */
export default defineRule({
  id: 'CLS-TURN-09',
  title: 'Random game length',
  source: 'turn structure: Random game length',
  text: 'At the end of game turn 5 roll a D6: on 3+ a sixth turn is played, otherwise the game ends. At the end of game turn 6 roll a D6: on 4+ a seventh turn is played. The game always ends after turn 7.',
  default: 'on',
  params: {
    turns: integer(5, 1, 12, 'Turns that are played in any case, where the mission does not say', 'game turns'),
    sixthOn: integer(3, 1, 6, 'Needed for one turn more', 'needed on a D6'),
    seventhOn: integer(4, 1, 6, 'Needed for a second one', 'needed on a D6'),
  },
  patch: ({ turns, sixthOn, seventhOn }, s) => ({
    wrap: {
      ...(turns !== USUAL_ROUNDS && {
        lastRound: (next) => (g) => (g.mission.rounds === 0 ? next(g) + turns - USUAL_ROUNDS : next(g)),
      }),
      goesOn: (next) => (g) => {
        if (next(g)) return true;
        if (!hasModels(g, 0) || !hasModels(g, 1)) return false;
        if (g.mission.rounds !== 0 && !g.mission.options.has('random-game-length')) return false;
        const extra = g.round - (g.mission.rounds === 0 ? turns : g.mission.rounds);
        const on = s.playsOnOn(g, extra);
        if (on === NEVER) return false;
        const frame = g.dice.begin(DEED.setup, g.seats[0], g.nobody);
        const face = g.dice.d6(frame, GAME_LENGTH);
        g.dice.end(frame);
        g.log.note(PLAYS_ON, face);
        return face >= on + (extra === 0 ? sixthOn - SIXTH_ON : extra === 1 ? seventhOn - SEVENTH_ON : 0);
      },
    },
  }),
});
