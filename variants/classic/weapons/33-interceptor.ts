import {
  type Decision,
  decision,
  type Game,
  hasBit,
  inflict,
  inOwnTurn,
  is,
  keyword,
  lift,
  modelRegister,
  PLACE,
  reckoned,
  status,
  step,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { ARRIVED } from '../reserves/state.ts';
import { modesOf } from './modes.ts';

const INTERCEPTOR = keyword('interceptor');
/** Which newly arrived enemy to fire at, the most worthwhile first; -1 for none. */
const INTERCEPT_AT = decision('intercept-at', 'unit', reckoned) as Decision<Classic>;
/** Is firing at a newcomer, with its interceptor weapons only. */
const INTERCEPTS = status('intercepts', 'phase');
/** Weapons of a model, as bits by index in its sheet, that cannot fire until its own next turn is over. */
const SILENT = modelRegister('intercepted', 'own-turn-end');

/** Lists the newcomers that a unit's interceptor weapons can fire at, the most worthwhile first and none last; returns how many. */
function listNewcomers(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  const { options } = INTERCEPT_AT;
  const enemies = g.sides[1 - u.side];
  let n = 0;
  let best = -1;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    // Where units act one at a time, it is the turn of the newcomer alone.
    if (e.alive === 0 || !is(e, ARRIVED) || (g.acting !== null && e !== g.acting)) continue;
    if (!s.mayTarget(g, u, e) || !s.canFire(g, u, e, false)) continue;
    const worth = s.shootingWorth(g, u, e);
    options[n++] = e.slot;
    if (worth <= best) continue;
    best = worth;
    options[n - 1] = options[0];
    options[0] = e.slot;
  }
  if (n > 0) options[n++] = -1;
  return n;
}

/** At the end of the enemy's Movement phase it may fire at a unit that arrived; it then cannot fire in its own next turn. */
export default defineRule({
  id: 'CLS-WPN-33',
  title: 'Interceptor',
  source: 'weapons: Interceptor',
  text: "At the end of the enemy Movement phase a weapon with this rule may fire at one enemy unit that arrived from Reserve that turn, within range and sight of its bearer. If it does, that weapon cannot fire in its owner's next turn; the bearer may fire other weapons then, if it can fire more than one, but not this one.",
  default: 'on',
  keyword: 'interceptor',
  sequence: (turn) =>
    turn.insertBefore(
      'movement-end',
      step<Classic>('interception', (g, side, s) => {
        const units = g.sides[1 - side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive === 0 || u.place !== PLACE.table || !carriesOne(u) || !s.mayShoot(g, u)) continue;
          inflict(g, u, INTERCEPTS);
          const n = listNewcomers(g, s, u);
          const slot = n === 0 ? -1 : INTERCEPT_AT.options[g.ask(INTERCEPT_AT, u.side, u, null, n)];
          if (slot >= 0) s.volley(g, u, g.units[slot], false);
          lift(u, INTERCEPTS);
        }
      }),
    ),
  patch: () => ({
    wrap: {
      mayFire: (next) => (g, model, weapon, overwatch) => {
        const u = g.unitOf(model);
        if (is(u, INTERCEPTS) && !intercepts(g, model, weapon.profile.bits)) return false;
        const silent = g.models.reg[SILENT][model];
        if (silent !== 0 && inOwnTurn(g, u) && (silent & (1 << u.sheet.weapons.indexOf(weapon))) !== 0) return false;
        return next(g, model, weapon, overwatch);
      },
      // It costs the unit no charge of its own turn, so there is no reason to hold this fire.
      barsCharge: (next) => (g, model, weapon) => !is(g.unitOf(model), INTERCEPTS) && next(g, model, weapon),
    },
    after: {
      weaponFired: (g, a, firer) => {
        if (is(a.attacker, INTERCEPTS))
          g.models.reg[SILENT][firer] |= modesOf(a.attacker.sheet.weapons, a.attacker.sheet.weapons.indexOf(a.weapon));
      },
    },
  }),
});

const intercepts = (g: Game<Classic>, model: number, bits: Uint32Array): boolean =>
  hasBit(bits, INTERCEPTOR) || hasBit(g.sheetOf(model).keywordBits, INTERCEPTOR);

/** Whether a living model of a unit has an interceptor weapon. */
function carriesOne(u: Unit<Classic>): boolean {
  if (hasBit(u.anyBits, INTERCEPTOR)) return true;
  const list = u.sheet.weapons;
  for (let k = 0; k < list.length; k++) if (hasBit(list[k].profile.bits, INTERCEPTOR)) return true;
  return false;
}
