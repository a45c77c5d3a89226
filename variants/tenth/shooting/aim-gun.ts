import { EPSILON } from 'sandtable/kit';
import type { Game, ModelId, Question, Unit } from 'sandtable/rules';
import { decision, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { unitInches } from '../terrain/distance.ts';
import { copiesOfGun, gunOf, gunsAimed } from '../weapons/modes.ts';
import { pointsLeft, weaponWorth } from '../worth/worth.ts';
import { favouriteOf, type Targets } from './aims.ts';
import type { Volley } from './volley.ts';
import { addRow, attacksAlready } from './volley.ts';

/** The mode in which a unit's models fire a gun at a target: by default the one from which most damage is expected there. */
const MODE = decision<Modern>('TEN-SHOOT-25/mode', 'weapon', mostWorth, (q, option, scale) => {
  const { game: g, about: u, cause: t } = q;
  return u === null || t === null ? 0 : scale.perPoint(g, t) * Math.min(pointsLeft(g, t), u.alive * weaponWorth(g, u, option, t));
});

/** The gun that is being aimed, in which pass and mainly at whom; the mode that its unit has picked for a target, -1 before it was asked. */
const aiming = scratch({ gun: 0, pass: 0, favourite: -2, mode: -1, target: -1 });
type Aiming = ReturnType<typeof aiming>;

function mostWorth(q: Question<Modern>): number {
  let best = 0;
  let most = -1;
  for (let k = 0; k < q.n; k++) {
    const worth = q.about === null || q.cause === null ? 0 : weaponWorth(q.game, q.about, q.options[k], q.cause);
    if (worth <= most) continue;
    most = worth;
    best = k;
  }
  return best;
}

/** Gives every copy of a gun that a model of the unit carries a target, and the mode in which it is fired (TEN-SHOOT-25). */
export function aimGun(g: Game<Modern>, s: ModernSeams, v: Volley, gun: number, pass: number, aim: Targets): void {
  const u = v.attacker;
  const it = aiming();
  it.gun = gun;
  it.pass = pass;
  it.favourite = -2;
  it.target = -1;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0 || (pass > 0 && attacksAlready(g, s, v, m))) continue;
    for (let left = copiesOfGun(g, u, m, gun) - gunsAimed(g, v, m, gun); left > 0; left--) {
      if (it.favourite === -2) it.favourite = favouriteOf(g, s, u, gun, gun, aim);
      if (it.favourite < 0) return;
      if (!fireAtSome(g, s, v, m, aim, it)) break;
    }
  }
}

/** Aims one copy at the chosen unit if some mode reaches it, else at another; false if none reaches any. */
function fireAtSome(g: Game<Modern>, s: ModernSeams, v: Volley, m: ModelId, { legal, n }: Targets, it: Aiming): boolean {
  if (fireAt(g, s, v, m, g.units[it.favourite], it)) return true;
  for (let k = 0; k < n; k++) if (legal[k] !== it.favourite && fireAt(g, s, v, m, g.units[legal[k]], it)) return true;
  return false;
}

function fireAt(g: Game<Modern>, s: ModernSeams, v: Volley, m: ModelId, t: Unit<Modern>, it: Aiming): boolean {
  const n = listModes(g, s, m, t, it);
  if (n === 0) return false;
  const mode = n === 1 ? MODE.options[0] : modeFor(g, v.attacker, t, n, it);
  addRow(v, m, mode, t, s.traitsOf(g, v.attacker, m, mode, t));
  return true;
}

/** Lists the modes in which a model may fire the gun at a unit now, each once. */
function listModes(g: Game<Modern>, s: ModernSeams, m: ModelId, t: Unit<Modern>, { gun, pass }: Aiming): number {
  const u = g.unitOf(m);
  const carried = g.sheetOf(m).weapons;
  const apart = unitInches(g, u, t);
  let n = 0;
  for (let c = 0; c < carried.length; c++) {
    const w = carried[c];
    if (gunOf(g, u, w) !== gun || carried.indexOf(w) !== c || apart > s.rangeOf(g, u, m, w) + EPSILON) continue;
    if (s.firingPass(g, u, m, w) === pass && s.mayFire(g, u, m, w) && s.mayFireAt(g, u, m, w, t)) MODE.options[n++] = w;
  }
  return n;
}

/** The mode for a target, asked once for all models that may fire it. */
function modeFor(g: Game<Modern>, u: Unit<Modern>, t: Unit<Modern>, n: number, it: Aiming): number {
  if (it.target === t.slot) for (let k = 0; k < n; k++) if (MODE.options[k] === it.mode) return it.mode;
  it.mode = MODE.options[g.ask(MODE, u.side, u, t, n)];
  it.target = t.slot;
  return it.mode;
}
