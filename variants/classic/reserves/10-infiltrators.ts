import {
  type Decision,
  decision,
  enemyOf,
  type Game,
  INTENT,
  inflict,
  integer,
  intent,
  intentKind,
  is,
  PLACE,
  type Question,
  reckoned,
  type SideId,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { listPlaces, setUpTowards, spotOf } from './ahead.ts';
import { bestOption } from './promise.ts';
import { AHEAD, INFILTRATES } from './state.ts';

/** Where infiltrators set up; options are intents, the scenario's place first. */
const INFILTRATE_TO = decision<Classic>('infiltrate-to', 'intent', reckoned);
/** Setting up elsewhere must be worth this much more. */
const WORTH_GOING = 1.1;

const room = scratch({ spot: new Float64Array(2) });

/** Units of infiltrators set up after everybody else, anywhere that is far enough from the enemy. */
export default defineRule({
  id: 'CLS-RESERVE-10',
  title: 'Infiltrate deployment',
  source: 'reserves and arrivals: Infiltrate deployment',
  text: 'After both sides have deployed, infiltrators are placed anywhere more than 12" from any enemy unit, or more than 18" if in sight of an enemy (roll off who begins; alternate). They may not charge in game turn 1.',
  default: 'on',
  keyword: ['infiltrate', 'warlord-traits'],
  params: {
    inches: integer(12, 0, 48, 'How far from enemies that do not see them', 'inches'),
    seenInches: integer(18, 0, 48, 'How far from enemies that see them', 'inches'),
  },
  patch: ({ inches, seenInches }, s) => {
    const where: Decision<Classic> = { ...INFILTRATE_TO, otherwise: (q) => bestOption(q, scoreOf) };
    function scoreOf({ game: g, about: u }: Question<Classic>, code: number): number {
      if (u === null) return 0;
      if (intentKind(code) === INTENT.hold) return WORTH_GOING * s.infiltrationWorth(g, u, u.x, u.y);
      const { spot } = room();
      spotOf(g, u, code, seenInches, spot);
      return s.infiltrationWorth(g, u, spot[0], spot[1]);
    }

    function setUp(g: Game<Classic>, u: Unit<Classic>): void {
      let n = listPlaces(g, u, where.options);
      for (let k = 0; k < g.board.count; k++) where.options[n++] = intent(INTENT.cover, k);
      const code = where.options[g.ask(where, u.side, u, null, n)];
      if (intentKind(code) === INTENT.hold) return;
      const { spot } = room();
      spotOf(g, u, code, seenInches, spot);
      const way = setUpTowards(g, s, u, spot, inches, seenInches);
      if (way === 0) return;
      inflict(g, u, AHEAD);
      g.log.note(INFILTRATES, u.slot, Math.round(way * 256));
    }

    /** The next infiltrators of a side from an index in its list, or -1. */
    function nextOf(g: Game<Classic>, side: SideId, from: number): number {
      const units = g.sides[side];
      for (let k = from; k < units.length; k++) {
        if (units[k].alive > 0 && units[k].place === PLACE.table && s.infiltrates(g, units[k])) return k;
      }
      return -1;
    }

    return {
      after: {
        infiltrate: (g) => {
          let red = nextOf(g, 0, 0);
          let blue = nextOf(g, 1, 0);
          let side: SideId = red >= 0 && blue >= 0 ? s.rollOff(g) : red >= 0 ? 0 : 1;
          while (red >= 0 || blue >= 0) {
            const at = side === 0 ? red : blue;
            if (at >= 0) {
              setUp(g, g.sides[side][at]);
              if (side === 0) red = nextOf(g, 0, at + 1);
              else blue = nextOf(g, 1, at + 1);
            }
            side = enemyOf(side);
          }
        },
      },
      wrap: { mayCharge: (next) => (g, u) => !is(u, AHEAD) && next(g, u) },
    };
  },
});
