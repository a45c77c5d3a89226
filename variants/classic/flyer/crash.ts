import { DEED, PLACE } from 'sandtable/rules';
import { madeArm } from '../arms.ts';
import type { Classic } from '../family.ts';
import { coveredBy } from '../markers.ts';
import type { ClassicSeams, FlyerSeams } from '../seams.ts';
import { CRASHES } from './state.ts';

/** What a flyer that comes down does to those under it, and the radius of its marker. */
const WRECKAGE = madeArm('falling-flyer', { S: 6, AP: '-', type: 'assault' });
const CRASH_INCHES = 2.5;

const mark = new Float64Array(2);

/** FLYER: a flyer that is lost in the air comes down somewhere. */
export const crashing = (s: ClassicSeams): Pick<FlyerSeams<Classic>, 'crash' | 'crashInches' | 'crashPassengers'> => ({
  crash: (g, vehicle, cause, by) => {
    const m = g.models;
    const u = g.unitOf(vehicle);
    const inches = s.crashInches(g, vehicle);
    mark[0] = m.x[vehicle];
    mark[1] = m.y[vehicle];
    const own = g.dice.begin(DEED.react, u, g.nobody);
    s.scatter(g, own, mark, 0, false);
    g.dice.end(own);
    const x = mark[0];
    const y = mark[1];
    g.log.note(CRASHES, u.slot, Math.round(x * 256), Math.round(y * 256));
    s.crashPassengers(g, u, by, x, y);
    g.wound(vehicle, m.wounds[vehicle], cause, by);
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
  crashInches: () => CRASH_INCHES,
  crashPassengers: () => {},
});
