import { EPSILON, FACING, gap, gapToSegment, makeSegment, setSegment } from 'sandtable/kit';
import { DEED, type Game, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { addHits, endAttack } from '../shooting/attack.ts';
import { addFirer } from '../shooting/volley.ts';
import type { Tables } from '../tables.ts';
import { transportOf } from '../transports/hold.ts';
import { pick, unpick } from './aim.ts';
import type { Power } from './power.ts';
import type { PsychicSeams } from './seams.ts';
import { beginPower } from './witchfire.ts';

/** Most models a beam passes through. */
const MOST_CROSSED = 256;

/** A beam as it is drawn: the models under its line, nearest first, how far from the caster each is, and where it ends. */
export interface Line {
  readonly crossed: Int16Array;
  readonly inches: Float64Array;
  endX: number;
  endY: number;
}
const newLine = (): Line => ({ crossed: new Int16Array(MOST_CROSSED), inches: new Float64Array(MOST_CROSSED), endX: 0, endY: 0 });
/** The line of a beam under consideration. The beam being cast has its own line, because others are considered meanwhile. */
export const thought = scratch(newLine());

/** Finds the end of a beam from a model towards another, at its full range. */
function aimAt(g: Game<Classic>, from: ModelId, at: ModelId, power: Power, line: Line): void {
  const m = g.models;
  const dx = m.x[at] - m.x[from];
  const dy = m.y[at] - m.y[from];
  const d = Math.sqrt(dx * dx + dy * dy);
  const long = d === 0 ? 0 : (power.rangeInches + m.rim[from] + Math.max(m.coreX[from], m.coreY[from])) / d;
  line.endX = m.x[from] + dx * long;
  line.endY = m.y[from] + dy * long;
}

const beam = scratch(makeSegment());

function noteUnder(g: Game<Classic>, from: ModelId, u: Unit<Classic>, power: Power, line: Line, before: number): number {
  const m = g.models;
  const { crossed, inches, endX, endY } = line;
  let n = before;
  for (let j = u.first; j < u.first + u.size && n < MOST_CROSSED; j++) {
    if (j === from || m.alive[j] === 0 || gapToSegment(m, j, setSegment(beam(), m.x[from], m.y[from], endX, endY)) > 0) continue;
    const d = gap(m, from, j);
    if (d > power.rangeInches + EPSILON) continue;
    let at = n++;
    while (at > 0 && inches[at - 1] > d) {
      inches[at] = inches[at - 1];
      crossed[at] = crossed[at - 1];
      at--;
    }
    inches[at] = d;
    crossed[at] = j;
    // All those inside a building have its outline: it is crossed once.
    if (u.housed >= 0) break;
  }
  return n;
}

/** Draws a beam from a model towards another and lists whom it crosses; returns how many. */
export function drawBeam(g: Game<Classic>, from: ModelId, at: ModelId, power: Power, line: Line): number {
  const m = g.models;
  aimAt(g, from, at, power, line);
  const own = g.unitOf(from);
  const hull = transportOf(g, own);
  let n = 0;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    // A passenger aims past its own hull, those inside a building past its walls.
    if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0 || u === hull || (u === own && own.housed >= 0)) continue;
    const dx = u.x - m.x[from];
    const dy = u.y - m.y[from];
    const far = power.rangeInches + u.radius + m.radius[from] + 1;
    if (dx * dx + dy * dy <= far * far) n = noteUnder(g, from, u, power, line, n);
  }
  return n;
}

/** The model of a unit in range towards which a beam crosses most enemies for every friend. */
export function bestLine(g: Game<Classic>, from: ModelId, target: Unit<Classic>, power: Power, line: Line): ModelId {
  const { crossed } = line;
  const { side } = g.unitOf(from);
  let best = -1;
  let most = -Infinity;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] === 0 || gap(g.models, from, j) > power.rangeInches + EPSILON) continue;
    const n = drawBeam(g, from, j, power, line);
    let worth = 0;
    for (let k = 0; k < n; k++) {
      const points = g.sheetOf(crossed[k]).points;
      worth += g.unitOf(crossed[k]).side === side ? -points : points;
    }
    if (worth <= most) continue;
    most = worth;
    best = j;
  }
  return best;
}

/** The facing by which a line from a model enters a hull, as bits of FACING (CLS-PSY-16). */
function facingEntered(g: Game<Classic>, from: ModelId, hull: ModelId, { endX, endY }: Line): number {
  const m = g.models;
  const cos = m.dirX[hull];
  const sin = m.dirY[hull];
  const px = m.x[from] - m.x[hull];
  const py = m.y[from] - m.y[hull];
  const qx = endX - m.x[hull];
  const qy = endY - m.y[hull];
  // Start and direction of the line in the hull's own axes: x ahead, y left.
  const ax = px * cos + py * sin;
  const ay = py * cos - px * sin;
  const ux = qx * cos + qy * sin - ax;
  const uy = qy * cos - qx * sin - ay;
  const long = m.coreX[hull] + m.rim[hull];
  const wide = m.coreY[hull] + m.rim[hull];
  const atEnd = ux === 0 ? -Infinity : ((ux > 0 ? -long : long) - ax) / ux;
  const atSide = uy === 0 ? -Infinity : ((uy > 0 ? -wide : wide) - ay) / uy;
  if (atEnd >= atSide) return ux > 0 ? FACING.rear : FACING.front;
  return uy > 0 ? FACING.right : FACING.left;
}

const TAKES = { yes: 1, no: 2 } as const;
/** The beam under way, and by unit slot whether it affects an enemy unit; 0 until that is known. */
const cast = scratch({ ...newLine(), taken: new Uint8Array(4096) });

function takes(g: Game<Classic>, s: ClassicSeams, psyker: ModelId, power: number, u: Unit<Classic>, taken: Uint8Array): boolean {
  if (u.side === g.unitOf(psyker).side) return true;
  if (taken[u.slot] === 0) taken[u.slot] = s.powerTakes(g, psyker, power, u) ? TAKES.yes : TAKES.no;
  return taken[u.slot] === TAKES.yes;
}

/** Beams: a line through friend and foe that weakens with every model it hits. */
export const beams = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, 'beam'> => ({
  beam: (g, psyker, from, index, target) => {
    const power = t.powers[index];
    const u = g.unitOf(from);
    const line = cast();
    const { crossed, taken } = line;
    const at = bestLine(g, from, target, power, line);
    if (at < 0) return;
    const n = drawBeam(g, from, at, power, line);
    taken.fill(0, 0, g.units.length);
    s.targeted(g, target, u);
    const frame = g.dice.begin(DEED.psychic, u, target);
    let struck = 0;
    for (let k = 0; k < n; k++) {
      const model = crossed[k];
      if (g.models.alive[model] === 0 || !s.powerHarms(g, model) || !takes(g, s, psyker, index, g.unitOf(model), taken)) continue;
      const a = beginPower(g, frame, from, power, g.unitOf(model), false);
      addFirer(a, from, 1, false);
      a.anywhere = true;
      if (g.sheetOf(model).stats.vehicle !== 0) a.facing = facingEntered(g, from, model, line);
      addHits(a, from, 1, 0);
      pick(g, model, struck++);
      s.resolveHits(g, a);
      unpick(g);
      endAttack(g);
    }
    g.dice.end(frame);
    s.afterShooting(g, u, target, false);
  },
});
