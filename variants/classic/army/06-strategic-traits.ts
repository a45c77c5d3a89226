import { standing } from 'sandtable/kit';
import { type Decision, decision, enemyOf, type Game, integer, PLACE, reckoned, type SideId, take, terrainKind } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { livesWith, TABLE, warlordOf } from './03-warlords.ts';

const RUIN = terrainKind('ruin');

/** Whether night may fall; the Warlord with the trait decides. */
const LET_NIGHT_FALL: Decision<Classic> = decision<Classic>('let-night-fall', 'flag', take);
/** Which enemy units are pinned before their first turn; asked once for each. */
const PIN_AT: Decision<Classic> = decision<Classic>('pin-before-battle', 'unit', reckoned);

const has = (g: Game<Classic>, side: SideId, face: number): boolean => livesWith(g, side, TABLE.strategic + face);

/** Whether a model stands in a ruin. */
function inRuin(g: Game<Classic>, model: number): boolean {
  for (let p = 0; p < g.board.count; p++) if (g.board.pieces[p].kind === RUIN && standing(g, g.desk.sight, model, p) !== 0) return true;
  return false;
}

/** Lists units on the table that have not been picked, the dearest first; returns how many. */
function listDearest(g: Game<Classic>, side: SideId, picked: number): number {
  const { options } = PIN_AT;
  const units = g.sides[side];
  let n = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || u.place !== PLACE.table || (picked & (1 << k)) !== 0) continue;
    let at = n++;
    while (at > 0 && g.units[options[at - 1]].sheet.points < u.sheet.points) {
      options[at] = options[at - 1];
      at--;
    }
    options[at] = u.slot;
  }
  return n;
}

/** Traits of the strategic table: what a Warlord arranges before the battle. */
export default defineRule({
  id: 'CLS-ARMY-06',
  title: 'Warlord Traits: strategic table',
  source: 'army and warlord: Warlord Traits: strategic table',
  text: "Roll a D6: 1 his army has Move Through Cover and Stealth in ruins; 2 he decides whether night fighting is used, and his army has Night Vision; 3 he and three non-vehicle units gain Infiltrate; 4 +1 to Seize, and his side may re-roll Reserve Rolls while he lives; 5 enemy Reserve Rolls are at -1 while he lives; 6 at the start of the enemy's first turn three enemy units chosen by him take a pinning test.",
  simulated: 'partial',
  leavesOut: 'The third result: nobody gains Infiltrate.',
  outside: ['CLS-TERRAIN-19', 'CLS-ARMY-04'],
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-03'],
  params: {
    seize: integer(1, 0, 5, 'How much easier it is to seize the initiative', 'to a roll'),
    reserves: integer(1, 0, 5, 'How much harder it is for enemies to arrive from Reserve', 'to a roll'),
    units: integer(3, 0, 10, 'Enemy units that take a pinning test', 'units'),
  },
  patch: ({ seize, reserves, units }, s) => ({
    before: {
      prepareTurn: (g, side) => {
        const enemy = enemyOf(side);
        if (g.round !== 1 || !has(g, enemy, 6)) return;
        let picked = 0;
        for (let k = 0; k < units; k++) {
          const n = listDearest(g, side, picked);
          if (n === 0) return;
          const u = g.units[PIN_AT.options[g.ask(PIN_AT, enemy, warlordOf(g, enemy), null, n)]];
          picked |= 1 << g.sides[side].indexOf(u);
          s.pinningTest(g, u, warlordOf(g, enemy));
        }
      },
    },
    wrap: {
      difficultDice: (next) => (g, u) => Math.min(3, next(g, u) + (has(g, u.side, 1) ? 1 : 0)),
      slowedCharging: (next) => (g, u) => !has(g, u.side, 1) && next(g, u),
      ignoresDanger: (next) => (g, model) => next(g, model) || has(g, g.unitOf(model).side, 1),
      stealthOf: (next) => (g, a, model) => next(g, a, model) || (has(g, g.unitOf(model).side, 1) && inRuin(g, model) ? 1 : 0),
      nightMayFall: (next) => (g) => {
        for (let side = 0; side < 2; side++) {
          const owner = side as SideId;
          if (g.round === 1 && has(g, owner, 2)) return g.choose(LET_NIGHT_FALL, owner, warlordOf(g, owner), null);
        }
        return next(g);
      },
      seesInDark: (next) => (g, u) => next(g, u) || has(g, u.side, 2),
      seizeOn: (next) => (g, second) => next(g, second) - (has(g, second, 4) ? seize : 0),
      rerollsReserve: (next) => (g, u) => next(g, u) || has(g, u.side, 4),
      reserveOn: (next) => (g, u) => {
        const on = next(g, u);
        return on > 1 && has(g, enemyOf(u.side), 5) ? on + reserves : on;
      },
    },
  }),
});
