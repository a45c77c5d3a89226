import {
  boxOn,
  catchUnit,
  caughtBy,
  FORMATION,
  fitIn,
  isStillThere,
  layOut,
  makePose,
  outlookOf,
  type Pose,
  releaseCaught,
  setPose,
} from 'sandtable/kit';
import { arenaMemory, CAUSE, DEED, type Game, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { moveRulesOf } from '../movement/mobility.ts';
import { stray } from '../saves/stray.ts';
import type { FlyerSeams } from '../seams.ts';
import { coveredBy } from '../shooting/markers.ts';
import { nextAboard, standAlone } from '../transports/hold.ts';
import { comeOut } from '../transports/set-down.ts';
import { madeArm } from '../weapons/arms.ts';
import { CRASHES } from './state.ts';

/** What a crashing flyer does to those under it, and the radius of its marker. */
const WRECKAGE = madeArm('falling-flyer', { S: 6, AP: '-', type: 'assault' });
const CRASH_INCHES = 2.5;

const room = scratch({ mark: new Float64Array(2) });

/** Where the wreck lies, round which survivors are placed. */
const wreckage = arenaMemory('classic/wreckage', (_g: Game<Classic>) => ({ x: 0, y: 0 }));

/** FLYER: where a flyer that is destroyed in the air crashes. */
export const crashing = (s: ClassicSeams): Pick<FlyerSeams<Classic>, 'crash' | 'comesDown' | 'crashHits' | 'crashInches'> => ({
  crash: (g, vehicle, cause, by) => {
    const m = g.models;
    const u = g.unitOf(vehicle);
    const { mark } = room();
    mark[0] = m.x[vehicle];
    mark[1] = m.y[vehicle];
    const own = g.dice.begin(DEED.react, u, g.nobody);
    s.scatter(g, own, mark, 0, false, g.desk.numbers.crashDice);
    g.dice.end(own);
    const x = mark[0];
    const y = mark[1];
    g.log.note(CRASHES, u.slot, Math.round(x * 256), Math.round(y * 256));
    g.wound(vehicle, m.wounds[vehicle], cause, by);
    s.comesDown(g, vehicle, cause, by, x, y);
  },
  comesDown: (g, vehicle, cause, by, x, y) => {
    s.crashHits(g, vehicle, cause, by, x, y);
    crashPassengers(g, s, g.unitOf(vehicle), by, x, y);
  },
  crashHits: (g, vehicle, cause, by, x, y) => {
    const u = g.unitOf(vehicle);
    const inches = s.crashInches(g, vehicle);
    const caught = caughtBy(g);
    const from = caught.height;
    for (let k = 0; k < g.units.length; k++) {
      const other = g.units[k];
      if (other.alive === 0 || other.place !== PLACE.table || other.aloft !== 0) continue;
      const n = coveredBy(g, other, x, y, inches);
      if (n > 0) catchUnit(g, other, n);
    }
    const end = caught.height;
    for (let k = from; k < end; k++) {
      const other = g.units[caught.unit[k]];
      if (!isStillThere(other)) continue;
      const frame = g.dice.begin(DEED.react, u, other);
      g.dice.weapon(frame, WRECKAGE.key);
      s.strayHits(g, other, WRECKAGE, caught.hits[k], stray(by, cause, frame, x, y));
      g.dice.end(frame);
    }
    releaseCaught(g, from);
  },
  crashInches: () => CRASH_INCHES,
});

/** What becomes of those who ride in a flyer that crashes at x, y (CLS-FLYER-07). */
function crashPassengers(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, by: Unit<Classic> | null, x: number, y: number): void {
  for (let rider = nextAboard(g, u, -1); rider !== null; rider = nextAboard(g, u, rider.slot)) {
    s.hurtInside(g, rider, by, g.desk.numbers.crashInsideStrength, g.desk.numbers.crashInsideAp, CAUSE.other);
    crawlOut(g, rider, x, y);
  }
}

const nearWreck = (g: Game<Classic>, i: ModelId, { x, y }: Pose): boolean => {
  const m = g.models;
  const wreck = wreckage(g);
  const reach = g.desk.numbers.survivorsInches + m.radius[i];
  return (x - wreck.x) * (x - wreck.x) + (y - wreck.y) * (y - wreck.y) <= reach * reach;
};

const there = scratch(makePose());

/** Places a unit round a wreck, if there is room. */
function standsNear(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): boolean {
  const wreck = wreckage(g);
  wreck.x = x;
  wreck.y = y;
  const rules = moveRulesOf(g, u, false);
  const outlook = outlookOf(g, u.side);
  let reach = 0;
  for (let i = u.first; i < u.first + u.size; i++) reach = Math.max(reach, g.desk.numbers.survivorsInches + g.models.radius[i]);
  const stands =
    layOut(g, u, setPose(there(), x, y, outlook, 0), FORMATION.ring, rules, nearWreck) ||
    fitIn(g, u, boxOn(g, x - reach, y - reach, x + reach, y + reach), setPose(there(), x, y, outlook, 0), rules, nearWreck);
  wreck.x = 0;
  wreck.y = 0;
  return stands;
}

/** Places as many survivors as there is room for round the wreck; the others are lost. */
function crawlOut(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): void {
  standAlone(g, u);
  for (let i = u.first + u.size - 1; u.alive > 0 && i >= u.first; i--) {
    if (standsNear(g, u, x, y)) {
      comeOut(g, u);
      return;
    }
    g.remove(i, CAUSE.other, null);
  }
}
