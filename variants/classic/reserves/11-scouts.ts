import { moveTowards } from 'sandtable/kit';
import {
  type Decision,
  decision,
  type Game,
  INTENT,
  inflict,
  integer,
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
import { type Classic, TYPE, VEHICLE } from '../family.ts';
import { moveRulesOf, statsOf } from '../movement/mobility.ts';
import { nextAboard } from '../transports/hold.ts';
import { listPlaces, spotOf } from './ahead.ts';
import { bestOption, promiseAt } from './promise.ts';
import { isScout } from './scouting.ts';
import { AHEAD, SCOUTED } from './state.ts';

/** Where scouts redeploy to; options are intents, staying first. */
const SCOUT_TO = decision<Classic>('scout-to', 'intent', reckoned);
const WORTH_GOING = 1.02;

const room = scratch({ spot: new Float64Array(2) });
const ON_FOOT: readonly number[] = [
  TYPE.infantry,
  TYPE.artillery,
  TYPE.gun,
  TYPE.monster,
  TYPE['flying-monster'],
  TYPE.gargantuan,
  TYPE['flying-gargantuan'],
];
const SLOW = Uint8Array.from(Object.values(TYPE), (type) => (ON_FOOT.includes(type) ? 1 : 0));

/** Farthest that scouts redeploy. */
export function scoutInches(g: Game<Classic>, u: Unit<Classic>, foot: number, others: number): number {
  const { type, vehicle } = statsOf(g, u);
  return SLOW[type] !== 0 || (vehicle & VEHICLE.walker) !== 0 ? foot : others;
}

/** Scouts may redeploy after deployment, but not close to the enemy. */
export default defineRule({
  id: 'CLS-RESERVE-11',
  title: 'Scout redeployment',
  source: 'reserves and arrivals: Scout redeployment',
  text: 'After deployment and infiltration, units with Scout may redeploy: Infantry, artillery, walkers and monsters within 6" of their position, others 12"; at least 12" from any enemy. They may not charge in turn 1. It confers on a dedicated transport.',
  default: 'on',
  keyword: 'scout',
  params: {
    apart: integer(12, 0, 48, 'How far from enemies they stay', 'inches'),
    foot: integer(6, 0, 36, 'How far infantry, artillery, walkers and monsters redeploy', 'inches'),
    others: integer(12, 0, 36, 'How far all others redeploy', 'inches'),
  },
  patch: ({ apart, foot, others }, s) => {
    const where: Decision<Classic> = { ...SCOUT_TO, otherwise: (q) => bestOption(q, scoreOf) };

    /** How far an intent gets a unit. */
    function reach(g: Game<Classic>, u: Unit<Classic>, code: number): Float64Array {
      const { spot } = room();
      spotOf(g, u, code, apart, spot);
      const dx = spot[0] - u.x;
      const dy = spot[1] - u.y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const inches = scoutInches(g, u, foot, others);
      if (d <= inches) return spot;
      spot[0] = u.x + (dx / d) * inches;
      spot[1] = u.y + (dy / d) * inches;
      return spot;
    }
    function scoreOf({ game: g, about: u }: Question<Classic>, code: number): number {
      if (u === null) return 0;
      if (intentKind(code) === INTENT.hold) return WORTH_GOING * promiseAt(g, s, u, u.x, u.y);
      const spot = reach(g, u, code);
      return promiseAt(g, s, u, spot[0], spot[1]);
    }

    function redeploy(g: Game<Classic>, u: Unit<Classic>): void {
      const code = where.options[g.ask(where, u.side, u, null, listPlaces(g, u, where.options))];
      if (intentKind(code) === INTENT.hold) return;
      const spot = reach(g, u, code);
      // They are set up again, whatever lies between.
      const rules = moveRulesOf(g, u, true);
      rules.keepFromEnemiesInches = apart;
      const way = moveTowards(g, u, spot[0], spot[1], scoutInches(g, u, foot, others), rules);
      if (way === 0) return;
      inflict(g, u, AHEAD);
      // Whoever rides in it has come as far ahead.
      for (let rider = nextAboard(g, u, -1); rider !== null; rider = nextAboard(g, u, rider.slot)) inflict(g, rider, AHEAD);
      g.log.note(SCOUTED, u.slot, Math.round(way * 256));
    }

    return {
      after: {
        scoutMoves: (g) => {
          for (let turn = 0; turn < 2; turn++) {
            const units = g.sides[(turn === 0 ? g.first : 1 - g.first) as SideId];
            for (let k = 0; k < units.length; k++) {
              const u = units[k];
              if (u.alive > 0 && u.place === PLACE.table && isScout(g, u)) redeploy(g, u);
            }
          }
        },
      },
      wrap: { mayCharge: (next) => (g, u) => !is(u, AHEAD) && next(g, u) },
    };
  },
});
