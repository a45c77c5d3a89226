import { catchUnit, caughtBy, EPSILON, isStillThere, releaseCaught, withinPoint } from 'sandtable/kit';
import { type Cause, DEED, type Game, type ModelId, PLACE, type Unit, type WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { stray } from '../saves/stray.ts';
import { type Attack, addHits, RINGS } from '../shooting/attack.ts';
import { MARKER } from '../state.ts';

/** Markers with rings: a model is hit by the innermost one that its base touches (CLS-DEF-07, CLS-WPN-14). */

/** Radii of the rings of a Mega-blast in inches. */
const RADII = Float64Array.of(2.5, 5, 7.5);
/** The ring round a point that a model is in, RINGS for none. */
function ringOf(g: Game<Classic>, model: ModelId, x: number, y: number): number {
  for (let r = 0; r < RINGS; r++) if (withinPoint(g.models, model, x, y, RADII[r])) return r;
  return RINGS;
}

/** Hits on the models of a unit that are in one ring round a point. */
function inRing(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, x: number, y: number, ring: number): number {
  if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0) return 0;
  const dx = u.x - x;
  const dy = u.y - y;
  const far = u.radius + RADII[RINGS - 1] + EPSILON;
  if (dx * dx + dy * dy > far * far) return 0;
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && ringOf(g, i, x, y) === ring) n += s.hitsUnder(g, i);
  return n;
}

/** Resolves the hits of one ring on one unit with the Strength and AP of that ring. */
function resolveRing(g: Game<Classic>, s: ClassicSeams, a: Attack, unit: Unit<Classic>, ring: WeaponSheet<Classic>, n: number): void {
  const whole = a.weapon;
  a.weapon = ring;
  a.target = unit;
  a.hits = 0;
  addHits(a, a.firer[0], n, 0);
  s.resolveHits(g, a);
  a.weapon = whole;
}

/** Places the markers of an attack and resolves their rings, innermost first: on the target unit, then on the others. */
export function fireRings(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const { rings } = a.weapon.profile;
  const { ringHits } = a;
  ringHits.fill(0);
  a.hasRings = true;
  a.anywhere = true;
  a.hitsOn.fill(0);
  for (let k = 0; k < a.firers; k++) {
    a.bearer = a.firer[k];
    a.snap = a.snaps[k] !== 0;
    for (let shot = 0; shot < a.shots[k]; shot++) {
      const laid = a.marks;
      if (!s.markerFired(g, a)) continue;
      s.layMarker(g, a);
      if (a.marks === laid || !onBoard(g, a.mark[0], a.mark[1])) continue;
      for (let u = 0; u < g.units.length; u++) {
        for (let r = 0; r < RINGS; r++) ringHits[u * RINGS + r] += inRing(g, s, g.units[u], a.mark[0], a.mark[1], r);
      }
    }
  }
  a.hitsOn.fill(0);
  a.strays = 0;
  for (let k = -1; k < g.units.length; k++) {
    const unit = k < 0 ? a.aimed : g.units[k];
    if (k >= 0 && unit === a.aimed) continue;
    for (let r = 0; r < RINGS; r++) {
      const n = ringHits[unit.slot * RINGS + r];
      // What is still to come of the marker stands in the attack.
      ringHits[unit.slot * RINGS + r] = 0;
      if (n > 0 && unit.alive > 0) resolveRing(g, s, a, unit, rings[r], n);
    }
  }
  a.target = a.aimed;
  a.hits = 0;
}

const onBoard = (g: Game<Classic>, x: number, y: number): boolean => x >= 0 && y >= 0 && x <= g.board.width && y <= g.board.height;

/**
 * A Mega-blast that nobody aimed, centred on a vehicle: every ring on every unit, attributed to the vehicle's and credited to `by`. Each
 * unit is a deed of its own.
 */
export function burstRings(
  g: Game<Classic>,
  s: ClassicSeams,
  by: Unit<Classic> | null,
  vehicle: ModelId,
  rings: readonly WeaponSheet<Classic>[],
  cause: Cause,
): void {
  const source = g.unitOf(vehicle);
  const x = g.models.x[vehicle];
  const y = g.models.y[vehicle];
  g.log.note(MARKER, source.slot, Math.round(x * 256), Math.round(y * 256));
  const caught = caughtBy(g);
  const from = caught.height;
  for (let k = 0; k < g.units.length; k++) {
    for (let r = 0; r < RINGS; r++) {
      const n = inRing(g, s, g.units[k], x, y, r);
      if (n > 0) catchUnit(g, g.units[k], n, r);
    }
  }
  const end = caught.height;
  for (let k = from; k < end; k++) {
    const u = g.units[caught.unit[k]];
    if (!isStillThere(u)) continue;
    const ring = rings[caught.part[k]];
    const frame = g.dice.begin(DEED.react, source, u);
    g.dice.weapon(frame, ring.key);
    s.strayHits(g, u, ring, caught.hits[k], stray(by, cause, frame, x, y));
    g.dice.end(frame);
  }
  releaseCaught(g, from);
}
