import type { Game, Unit } from 'sandtable/rules';
import { INTENT, intentArgument, intentKind, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { addedWorth, adding } from '../weapons/modes.ts';
import { weaponWorth } from '../worth/worth.ts';
import { EDGE, inwardX, inwardY } from './edges.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** What a place promises to a unit that may be set up there: expected points, with no dice and nothing changed. */

/** Chance of charging a unit right away from where arrivals stand, and of reaching it at all next turn; beyond `FAR_FIGHT` it is 0. */
const CHARGE_NOW = 0.28;
const CHARGE_NOW_INCHES = 9.5;
const CHARGE_LATER = 0.5;
const FAR_FIGHT = 24;
/** Share of its own points at which a unit values a marker, and how near it has to come. */
const MARKER_SHARE = 0.5;
const MARKER_INCHES = 18;
/** Margin inside weapon range for a unit that keeps its distance. */
const SPARE_INCHES = 2;

/** Radius of a unit when formed up in a block. */
export function blockRadius(g: G, u: U): number {
  let widest = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) widest = Math.max(widest, g.models.radius[m]);
  return (widest + 0.25) * Math.sqrt(Math.max(1, u.alive));
}

/** Points that a unit could hope for about x, y: its best target, a future fight, a marker to hold. */
export function promiseAt(g: G, s: ModernSeams, u: U, x: number, y: number): number {
  const radius = blockRadius(g, u);
  const enemies = g.sides[1 - u.side];
  let fire = 0;
  let fight = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - x;
    const dy = e.y - y;
    const inches = Math.sqrt(dx * dx + dy * dy) - e.radius - radius;
    fire = Math.max(fire, fireFrom(g, u, e, inches));
    const chance = inches <= CHARGE_NOW_INCHES ? CHARGE_NOW : CHARGE_LATER * Math.max(0, 1 - inches / FAR_FIGHT);
    if (chance > 0) fight = Math.max(fight, chance * s.fightWorth(g, u, e));
  }
  return fire + fight + markerWorth(g, u, x, y);
}

/** Expected points that its weapons take off a unit at this distance. */
export function fireFrom(g: G, u: U, e: U, inches: number): number {
  const by = adding().worth;
  let total = 0;
  let kind = -1;
  let each = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0) continue;
    if (g.models.kind[m] !== kind) {
      kind = g.models.kind[m];
      each = 0;
      const carried = g.sheetOf(m).weapons;
      for (let c = 0; c < carried.length; c++) {
        const { profile } = u.sheet.weapons[carried[c]];
        const reaches = !profile.melee && profile.rangeInches >= inches;
        each += addedWorth(g, u, carried, c, reaches ? weaponWorth(g, u, carried[c], e) : 0, by);
      }
    }
    total += each;
  }
  return total;
}

function markerWorth(g: G, u: U, x: number, y: number): number {
  if (u.alive === 0 || g.sheetOf(u.first).stats.OC <= 0) return 0;
  let nearest = MARKER_INCHES;
  for (let k = 0; k < g.board.objectives.length; k++) {
    const o = g.board.objectives[k];
    nearest = Math.min(nearest, Math.sqrt((o.x - x) * (o.x - x) + (o.y - y) * (o.y - y)));
  }
  return MARKER_SHARE * u.sheet.points * (1 - nearest / MARKER_INCHES);
}

/** Writes to `into` the point to which an intent leads a unit that is off the table and keeps this far from enemies. */
export function pointOf(g: G, s: ModernSeams, u: U, code: number, apartInches: number, into: Float64Array): void {
  const kind = intentKind(code);
  const at = intentArgument(code);
  if (kind === INTENT.objective) {
    into[0] = g.board.objectives[at].x;
    into[1] = g.board.objectives[at].y;
  } else if (kind === INTENT.point) {
    const point = g.orderPoint(u);
    into[0] = point?.x ?? g.board.width / 2;
    into[1] = point?.y ?? g.board.height / 2;
  } else if (kind === INTENT.advance || kind === INTENT['keep-range']) {
    const e = g.units[at];
    const reach = kind === INTENT.advance ? 0 : s.reachInches(g, u) - SPARE_INCHES;
    const far = Math.max(apartInches + 1 / 32, reach) + e.radius + blockRadius(g, u);
    into[0] = e.x - inwardX(g, u.side, EDGE.own) * far;
    into[1] = e.y - inwardY(g, u.side, EDGE.own) * far;
  } else {
    into[0] = g.board.width / 2;
    into[1] = g.board.height / 2;
  }
  into[0] = Math.min(g.board.width, Math.max(0, into[0]));
  into[1] = Math.min(g.board.height, Math.max(0, into[1]));
}
