import { EPSILON } from 'sandtable/kit';
import type { Game, Question, Unit } from 'sandtable/rules';
import { decision } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { mayFireLent } from '../special-rules/firing-deck.ts';
import { unitInches } from '../terrain/distance.ts';
import { traitOfLent } from '../transports/deck.ts';
import { hullOf } from '../transports/hold.ts';
import { gunOf } from '../weapons/modes.ts';
import { askBy, askedBy } from '../worth/asking.ts';
import { aimGun } from './aim-gun.ts';
import { favouriteOf, type Targets, targets } from './aims.ts';
import type { Volley } from './volley.ts';
import { addRow, attacksAlready, noteTarget } from './volley.ts';

/** The main target for most weapons: by default the one where the shots are worth most. */
export const SHOOT_AT = decision<Modern>('shoot-at', 'unit', worthMost);
function worthMost(q: Question<Modern>): number {
  const s = askedBy(q.game);
  if (s === null || q.about === null) return 0;
  let best = 0;
  let most = -1;
  for (let k = 0; k < q.n; k++) {
    const worth = s.shootingWorth(q.game, q.about, q.game.units[q.options[k]]);
    if (worth > most) {
      most = worth;
      best = k;
    }
  }
  return best;
}

/** Picks a target for each weapon before any attack is made (TEN-SHOOT-07). */
export function pickTargets(g: Game<Modern>, s: ModernSeams, v: Volley, only: Unit<Modern> | null): void {
  const u = v.attacker;
  const aim = targets();
  const { legal } = aim;
  const n = only === null ? legalTargets(g, s, u, legal) : onlyTarget(g, s, u, only, legal);
  if (n === 0) return;
  v.attackerEngaged = s.engaged(g, u);
  for (let k = 0; k < n; k++) {
    const t = g.units[legal[k]];
    SHOOT_AT.options[k] = t.slot;
    noteTarget(v, t, s.visible(g, u, t), s.engaged(g, t));
  }
  aim.n = n;
  aim.main = legal[askBy(g, s, SHOOT_AT, u, null, n)];
  for (let pass = 0; pass < 2; pass++) {
    for (let w = 0; w < u.sheet.weapons.length; w++) {
      if (u.sheet.weapons[w].profile.melee) continue;
      const gun = gunOf(g, u, w);
      const favourite = gun < 0 ? aimWeapon(g, s, v, w, pass, aim) : -2;
      if (gun === w) aimGun(g, s, v, gun, pass, aim);
      if (pass === 0 && g.desk.deck.slot === u.slot) aimLent(g, s, v, w, aim, favourite);
    }
  }
}

function legalTargets(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, legal: Int16Array): number {
  let n = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) if (s.mayTarget(g, u, enemies[k])) legal[n++] = enemies[k].slot;
  return n;
}

function onlyTarget(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, legal: Int16Array): number {
  if (!s.mayTarget(g, u, t)) return 0;
  legal[0] = t.slot;
  return 1;
}

/**
 * Gives every bearer of a weapon that fires in this pass a target it can reach: the chosen one if possible, else another. Returns the chosen
 * one, -1 if none is in range and -2 if nobody asked.
 */
function aimWeapon(g: Game<Modern>, s: ModernSeams, v: Volley, w: number, pass: number, aim: Targets): number {
  const u = v.attacker;
  let favourite = -2;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const carried = g.sheetOf(m).weapons;
    for (let c = 0; c < carried.length; c++) {
      if (carried[c] !== w || s.firingPass(g, u, m, w) !== pass || !s.mayFire(g, u, m, w)) continue;
      if (pass > 0 && attacksAlready(g, s, v, m)) continue;
      if (favourite === -2) favourite = favouriteOf(g, s, u, w, -1, aim);
      if (favourite < 0) return favourite;
      const t = reachable(g, s, m, w, favourite, aim);
      if (t !== null) addRow(v, m, w, t, s.traitsOf(g, u, m, w, t));
    }
  }
  return favourite;
}

/** The same for passengers' weapons of this kind, which their transport fires. */
function aimLent(g: Game<Modern>, s: ModernSeams, v: Volley, w: number, aim: Targets, known: number): void {
  const u = v.attacker;
  const { deck } = g.desk;
  let favourite = known;
  for (let k = 0; k < deck.n; k++) {
    if (deck.weapon[k] !== w) continue;
    if (favourite === -2) favourite = favouriteOf(g, s, u, w, -1, aim);
    if (favourite < 0) return;
    const hull = hullOf(g, u);
    const t = mayFireLent(g, s, u, hull, w) ? reachable(g, s, hull, w, favourite, aim) : null;
    if (t === null) continue;
    addRow(v, hull, w, t, s.traitsOf(g, u, hull, w, t) | traitOfLent(deck, k));
    deck.aimed[k] = 1;
  }
}

function reachable(g: Game<Modern>, s: ModernSeams, m: number, w: number, favourite: number, { legal, n }: Targets): Unit<Modern> | null {
  const u = g.unitOf(m);
  const best = g.units[favourite];
  if (s.mayFireAt(g, u, m, w, best)) return best;
  const range = s.rangeOf(g, u, m, w) + EPSILON;
  for (let k = 0; k < n; k++) {
    const t = g.units[legal[k]];
    if (t !== best && unitInches(g, u, t) <= range && s.mayFireAt(g, u, m, w, t)) return t;
  }
  return null;
}
