import { EPSILON, modelSees, within, withinPoint } from 'sandtable/kit';
import { type Game, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import { isLocked } from '../assault/charge.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ShootSeams } from '../seams.ts';
import { lookInches } from '../sight/look.ts';
import { MARKER, TEMPLATE_HITS } from '../state.ts';
import { type Attack, addHits, addStray } from './attack.ts';
import { makeTemplate, type Template, underTemplate } from './teardrop.ts';

type Marking = Pick<
  ShootSeams<Classic>,
  | 'blastHits'
  | 'layMarker'
  | 'placeMarker'
  | 'scatterMarker'
  | 'markerFired'
  | 'markerRollsToHit'
  | 'markerFlags'
  | 'firesIndirectly'
  | 'indirectFrom'
  | 'hitsUnder'
  | 'scatterDice'
  | 'scatterLess'
  | 'rerollsScatter'
  | 'templateHits'
  | 'templateThrow'
  | 'templateSpares'
>;

/** WPN: blast markers and flame templates. */
export const markers = (s: ClassicSeams): Marking => ({
  blastHits: (g, a) => {
    a.anywhere = true;
    a.hitsOn.fill(0);
    a.strays = 0;
    for (let k = 0; k < a.firers; k++) {
      a.bearer = a.firer[k];
      a.snap = a.snaps[k] !== 0;
      a.at = k;
      for (a.left = a.shots[k]; a.left > 0; a.left--) {
        if (s.markerFired(g, a)) s.layMarker(g, a);
      }
    }
  },

  layMarker: (g, a) => {
    if (!s.placeMarker(g, a)) return;
    s.scatterMarker(g, a);
    landMarker(g, s, a);
  },

  scatterMarker: (g, a) => {
    const x = a.mark[0];
    const y = a.mark[1];
    const dice = s.scatterDice(g, a);
    const hit = s.scatter(g, a.frame, a.mark, s.scatterLess(g, a), false, dice);
    if (!hit && s.rerollsScatter(g, a)) {
      a.mark[0] = x;
      a.mark[1] = y;
      s.scatter(g, a.frame, a.mark, s.scatterLess(g, a), true, dice);
    }
  },

  placeMarker: (g, a) => {
    const m = g.models;
    const target = a.aimed;
    const end = target.first + target.size;
    const range = s.rangeOf(g, a.bearer, a.weapon);
    let most = 0;
    for (let j = target.first; j < end; j++) {
      if (m.alive[j] === 0 || !within(m, a.bearer, j, range)) continue;
      if (!a.indirect && !modelSees(g, g.desk.sight, a.bearer, j)) continue;
      const covered = coveredBy(g, target, m.x[j], m.y[j], a.weapon.profile.blastInches);
      if (covered <= most || touchesForbidden(g, a.attacker, m.x[j], m.y[j], a.weapon.profile.blastInches)) continue;
      most = covered;
      a.mark[0] = m.x[j];
      a.mark[1] = m.y[j];
    }
    return most > 0;
  },

  markerFired: () => true,
  markerRollsToHit: () => false,
  markerFlags: () => 0,
  firesIndirectly: (g, a) => lookInches(g, a.bearer, a.aimed) > s.rangeOf(g, a.bearer, a.weapon) + EPSILON,
  indirectFrom: (_g, _model, weapon) => weapon.profile.ruleValues['minimum-range'] ?? 0,
  hitsUnder: () => 1,
  scatterDice: () => 2,
  scatterLess: (g, a) => (a.indirect ? 0 : s.statOf(g, a.bearer, STAT.BS)),
  rerollsScatter: () => false,
  templateThrow: () => 0,
  templateSpares: (_g, a, u) => firedFrom(a.attacker, u),

  templateHits: (g, a) => {
    a.anywhere = true;
    a.hitsOn.fill(0);
    a.strays = 0;
    for (let k = 0; k < a.firers; k++) {
      a.bearer = a.firer[k];
      a.at = k;
      for (a.left = a.shots[k]; a.left > 0; a.left--) {
        if (!s.markerFired(g, a)) continue;
        // In Overwatch the template is not placed: D3 hits whatever the distance (CLS-WPN-11).
        if (a.overwatch) addHits(a, a.bearer, g.dice.d3(a.frame, TEMPLATE_HITS), 0);
        else {
          const lie = aimTemplate(g, s, a);
          if (lie !== null) layTemplate(g, s, a, lie);
        }
      }
    }
  },
});

/** Models of a unit under a marker, or with `s` the hits they take. */
export function coveredBy(g: Game<Classic>, u: Unit<Classic>, x: number, y: number, radius: number, s?: ClassicSeams): number {
  const dx = u.x - x;
  const dy = u.y - y;
  const far = u.radius + radius + 1 / 64;
  if (dx * dx + dy * dy > far * far) return 0;
  const end = u.first + u.size;
  let n = 0;
  for (let i = u.first; i < end; i++)
    if (g.models.alive[i] !== 0 && withinPoint(g.models, i, x, y, radius)) n += s === undefined ? 1 : s.hitsUnder(g, i);
  return n;
}

/** Whether a marker would touch friends or models locked in combat (CLS-WPN-12, CLS-SHOOT-22). */
export function touchesForbidden(g: Game<Classic>, by: Unit<Classic>, x: number, y: number, radius: number): boolean {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0 || (u.side !== by.side && !isLocked(u))) continue;
    if (coveredBy(g, u, x, y, radius) > 0) return true;
  }
  return false;
}

/** Hits on a unit of a marker in its final place; off the table the shot is lost. */
export function hitsAt(g: Game<Classic>, s: ClassicSeams, a: Attack, u: Unit<Classic>, x: number, y: number): number {
  if (x < 0 || y < 0 || x > g.board.width || y > g.board.height) return 0;
  if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0) return 0;
  return coveredBy(g, u, x, y, a.weapon.profile.blastInches, s);
}

/** Whether a unit has a vehicle in it, with others or by itself. */
function holdsVehicles(u: Unit<Classic>): boolean {
  const { models } = u.sheet;
  for (let k = 0; k < models.length; k++) if (models[k].stats.vehicle !== 0) return true;
  return false;
}

/** Counts hits of a marker or template on a unit. */
function coverUnit(a: Attack, u: Unit<Classic>, n: number, flags: number): void {
  a.hitsOn[u.slot] += n;
  if (u === a.aimed) addHits(a, a.bearer, n, flags);
  else if (flags !== 0 || holdsVehicles(u)) addStray(a, u.slot, a.bearer, n, flags);
}

/** Counts the hits of a marker in its final place. */
export function landMarker(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const x = a.mark[0];
  const y = a.mark[1];
  g.log.note(MARKER, a.attacker.slot, Math.round(x * 256), Math.round(y * 256));
  if (a.marks++ === 0) {
    a.firstMark[0] = x;
    a.firstMark[1] = y;
  }
  const flags = s.markerFlags(g, a);
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    const n = hitsAt(g, s, a, u, x, y);
    if (n === 0) continue;
    coverUnit(a, u, n, flags);
  }
}

const aiming = scratch(makeTemplate());
const best = scratch(makeTemplate());

/** Inches from a model's centre to the edge of its base or hull in a direction. */
function edgeInches(g: Game<Classic>, i: ModelId, ux: number, uy: number): number {
  const m = g.models;
  if (m.coreX[i] === 0) return m.rim[i];
  const ahead = Math.abs(ux * m.dirX[i] + uy * m.dirY[i]);
  const aside = Math.abs(uy * m.dirX[i] - ux * m.dirY[i]);
  const long = ahead > 0 ? m.coreX[i] / ahead : Infinity;
  const wide = aside > 0 ? m.coreY[i] / aside : Infinity;
  return Math.min(long, wide) + m.rim[i];
}

/**
 * Turns the template so that it covers most models of the target and no friends: each target model's direction
 * is tried (CLS-WPN-10). Null if it would cover nothing.
 */
function aimTemplate(g: Game<Classic>, s: ClassicSeams, a: Attack): Readonly<Template> | null {
  const tried = aiming();
  const lie = best();
  const m = g.models;
  const i = a.bearer;
  tried.inches = a.weapon.profile.templateInches;
  lie.inches = tried.inches;
  const reach = s.templateThrow(g, a, i, a.weapon);
  const target = a.aimed;
  const end = target.first + target.size;
  let most = 0;
  for (let j = target.first; j < end; j++) {
    if (m.alive[j] === 0 || !modelSees(g, g.desk.sight, i, j) || !s.inFireArc(g, i, a.weapon, j)) continue;
    let ux = m.x[j] - m.x[i];
    let uy = m.y[j] - m.y[i];
    const d = Math.sqrt(ux * ux + uy * uy);
    if (d === 0) continue;
    ux /= d;
    uy /= d;
    const edge = edgeInches(g, i, ux, uy);
    const out = edge + Math.min(reach, Math.max(0, d - edge - m.radius[j]));
    tried.x = m.x[i] + ux * out;
    tried.y = m.y[i] + uy * out;
    tried.ux = ux;
    tried.uy = uy;
    const n = underneath(g, target, -1, tried);
    if (n <= most || templateTouchesForbidden(g, s, a, tried)) continue;
    most = n;
    lie.x = tried.x;
    lie.y = tried.y;
    lie.ux = ux;
    lie.uy = uy;
  }
  return most > 0 ? lie : null;
}

/** Models of a unit, except one, under a template, or with `s` the hits they take. */
function underneath(g: Game<Classic>, u: Unit<Classic>, except: ModelId, template: Readonly<Template>, s?: ClassicSeams): number {
  const dx = u.x - template.x;
  const dy = u.y - template.y;
  const far = u.radius + template.inches;
  if (dx * dx + dy * dy > far * far) return 0;
  const end = u.first + u.size;
  let n = 0;
  for (let i = u.first; i < end; i++) {
    if (i === except || g.models.alive[i] === 0 || !underTemplate(g.models, i, template)) continue;
    n += s === undefined ? 1 : s.hitsUnder(g, i);
  }
  return n;
}

/** Whether a unit is the transport that another fires from, or has the outline of the building that both are in. */
const firedFrom = (by: Unit<Classic>, u: Unit<Classic>): boolean => by.inside === u.slot || (by === u && u.housed >= 0);

function templateTouchesForbidden(g: Game<Classic>, s: ClassicSeams, a: Attack, template: Readonly<Template>): boolean {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0 || (u.side !== a.attacker.side && !isLocked(u))) continue;
    if (underneath(g, u, a.bearer, template) > 0 && !s.templateSpares(g, a, u)) return true;
  }
  return false;
}

function layTemplate(g: Game<Classic>, s: ClassicSeams, a: Attack, template: Readonly<Template>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0) continue;
    const n = underneath(g, u, a.bearer, template, s);
    if (n === 0 || s.templateSpares(g, a, u)) continue;
    coverUnit(a, u, n, 0);
  }
}
