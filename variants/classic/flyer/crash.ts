import { FORMATION, layOut } from 'sandtable/kit';
import { CAUSE, DEED, type Game, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { madeArm } from '../arms.ts';
import type { Classic } from '../family.ts';
import { coveredBy } from '../markers.ts';
import { moveRulesOf } from '../mobility.ts';
import type { ClassicSeams, FlyerSeams } from '../seams.ts';
import { nextAboard, standAlone } from '../transport/hold.ts';
import { comeOut } from '../transport/setDown.ts';
import { CRASHES } from './state.ts';

/** What a flyer that comes down does to those under it, and the radius of its marker. */
const WRECKAGE = madeArm('falling-flyer', { S: 6, AP: '-', type: 'assault' });
const CRASH_INCHES = 2.5;

/** What it does to each of those inside, and how near to it the others crawl out. */
const INSIDE_STRENGTH = 10;
const INSIDE_AP = 2;
const SURVIVORS_INCHES = 3;

const mark = new Float64Array(2);

/** FLYER: a flyer that is lost in the air comes down somewhere. */
export const crashing = (
  s: ClassicSeams,
): Pick<FlyerSeams<Classic>, 'crash' | 'comesDown' | 'crashHits' | 'crashInches' | 'crashPassengers'> => ({
  crash: (g, vehicle, cause, by) => {
    const m = g.models;
    const u = g.unitOf(vehicle);
    mark[0] = m.x[vehicle];
    mark[1] = m.y[vehicle];
    const own = g.dice.begin(DEED.react, u, g.nobody);
    s.scatter(g, own, mark, 0, false);
    g.dice.end(own);
    const x = mark[0];
    const y = mark[1];
    g.log.note(CRASHES, u.slot, Math.round(x * 256), Math.round(y * 256));
    g.wound(vehicle, m.wounds[vehicle], cause, by);
    s.comesDown(g, vehicle, cause, by, x, y);
  },
  comesDown: (g, vehicle, cause, by, x, y) => {
    s.crashHits(g, vehicle, cause, by, x, y);
    s.crashPassengers(g, g.unitOf(vehicle), by, x, y);
  },
  crashHits: (g, vehicle, cause, by, x, y) => {
    const u = g.unitOf(vehicle);
    const inches = s.crashInches(g, vehicle);
    for (let k = 0; k < g.units.length; k++) {
      const other = g.units[k];
      if (other.alive === 0 || other.place !== PLACE.table || other.aloft !== 0) continue;
      const n = coveredBy(g, other, x, y, inches);
      if (n === 0) continue;
      const frame = g.dice.begin(DEED.react, u, other);
      g.dice.weapon(frame, WRECKAGE.key);
      s.strayHits(g, other, by, WRECKAGE, n, cause, frame, x, y);
      g.dice.end(frame);
    }
  },
  crashPassengers: (g, u, by, x, y) => {
    for (let rider = nextAboard(g, u, -1); rider !== null; rider = nextAboard(g, u, rider.slot)) {
      s.hurtInside(g, rider, by, INSIDE_STRENGTH, INSIDE_AP, CAUSE.other);
      crawlOut(g, rider, x, y);
    }
  },
  crashInches: () => CRASH_INCHES,
});

let wreckX = 0;
let wreckY = 0;
const nearWreck = (g: Game<Classic>, i: ModelId, x: number, y: number): boolean => {
  const m = g.models;
  const reach = SURVIVORS_INCHES + m.radius[i];
  return (x - wreckX) * (x - wreckX) + (y - wreckY) * (y - wreckY) <= reach * reach;
};

/** Sets down as many survivors as there is room for round the wreck; the others are lost. */
function crawlOut(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): void {
  wreckX = x;
  wreckY = y;
  standAlone(g, u);
  for (let i = u.first + u.size - 1; u.alive > 0 && i >= u.first; i--) {
    if (layOut(g, u, x, y, 1, 0, FORMATION.ring, moveRulesOf(g, u, false), nearWreck)) {
      comeOut(g, u);
      return;
    }
    g.remove(i, CAUSE.other, null);
  }
}
