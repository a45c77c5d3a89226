import { moveTowards } from 'sandtable/kit';
import {
  type Decision,
  decision,
  first,
  type Game,
  INTENT,
  inflict,
  intentKind,
  is,
  PLACE,
  type Question,
  type SideId,
  type Unit,
} from 'sandtable/rules';
import { type Classic, defineRule, TYPE, VEHICLE } from '../family.ts';
import { moveRulesOf, statsOf } from '../mobility.ts';
import { listPlaces, spotOf } from './ahead.ts';
import { bestOption, promiseAt } from './promise.ts';
import { isScout } from './scouting.ts';
import { AHEAD, SCOUTED } from './state.ts';

/** Where scouts redeploy to: options are intents, staying first. */
const SCOUT_TO = decision<Classic>('scout-to', 'intent', first);
const APART_INCHES = 12;
const FOOT_INCHES = 6;
const FAST_INCHES = 12;
const WORTH_GOING = 1.02;

const spot = new Float64Array(2);
const SLOW = new Uint8Array(Object.keys(TYPE).length);
for (const type of [
  TYPE.infantry,
  TYPE.artillery,
  TYPE.gun,
  TYPE.monster,
  TYPE['flying-monster'],
  TYPE.gargantuan,
  TYPE['flying-gargantuan'],
])
  SLOW[type] = 1;

/** Farthest that scouts redeploy. */
export function scoutInches(g: Game<Classic>, u: Unit<Classic>): number {
  const { type, vehicle } = statsOf(g, u);
  return SLOW[type] !== 0 || (vehicle & VEHICLE.walker) !== 0 ? FOOT_INCHES : FAST_INCHES;
}

/** Units of scouts may redeploy once everybody stands, but not close to the enemy. */
export const scouts = defineRule({
  id: 'CLS-RESERVE-11',
  default: 'on',
  keyword: 'scout',
  patch: (_p, s) => {
    const where: Decision<Classic> = { ...SCOUT_TO, otherwise: (q) => bestOption(q, scoreOf) };

    /** Fills `spot` with how far an intent gets a unit. */
    function reach(g: Game<Classic>, u: Unit<Classic>, code: number): void {
      spotOf(g, u, code, APART_INCHES, spot);
      const dx = spot[0] - u.x;
      const dy = spot[1] - u.y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const inches = scoutInches(g, u);
      if (d <= inches) return;
      spot[0] = u.x + (dx / d) * inches;
      spot[1] = u.y + (dy / d) * inches;
    }
    function scoreOf({ game: g, about: u }: Question<Classic>, code: number): number {
      if (u === null) return 0;
      if (intentKind(code) === INTENT.hold) return WORTH_GOING * promiseAt(g, s, u, u.x, u.y);
      reach(g, u, code);
      return promiseAt(g, s, u, spot[0], spot[1]);
    }

    function redeploy(g: Game<Classic>, u: Unit<Classic>): void {
      const code = where.options[g.ask(where, u.side, u, null, listPlaces(g, u, where.options))];
      if (intentKind(code) === INTENT.hold) return;
      reach(g, u, code);
      // They are set up anew, whatever lies between.
      const rules = moveRulesOf(g, u, true);
      rules.keepFromEnemiesInches = APART_INCHES;
      const way = moveTowards(g, u, spot[0], spot[1], scoutInches(g, u), rules);
      if (way === 0) return;
      inflict(g, u, AHEAD);
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
