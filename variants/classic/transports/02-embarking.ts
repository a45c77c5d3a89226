import { type Game, integer, is, PLACE, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { statsOf } from '../movement/mobility.ts';
import { inchesToBoard } from './boarding.ts';
import { HALTED, holdOf } from './hold.ts';
import { transportDecisions } from './sense.ts';

/** Slightly more than distances are rounded by. */
const LEEWAY = 1 / 16;

/** Lists the transports a unit could get into now, -1 first; returns how many. */
function listTransports(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, options: Int32Array): number {
  const inches = s.moveInches(g, u);
  const near = s.boardingInches(g, u) + LEEWAY;
  const friends = g.sides[u.side];
  let n = 0;
  options[n++] = -1;
  for (let k = 0; k < friends.length; k++) {
    const t = friends[k];
    if (t.alive === 0 || t.place !== PLACE.table || holdOf(g, t) === null) continue;
    const far = inches + near + u.radius + t.radius;
    if ((t.x - u.x) * (t.x - u.x) + (t.y - u.y) * (t.y - u.y) > far * far) continue;
    if (s.mayEmbark(g, u, t) && inchesToBoard(g, s, u, t) <= inches) options[n++] = t.slot;
  }
  return n;
}

/** A unit gets into a transport that all its models reach, instead of moving. */
export default defineRule({
  id: 'CLS-TRANSPORT-02',
  title: 'Embarking',
  source: 'transports: Embarking',
  text: 'In its Movement phase a unit may embark if every model can reach within 2" of an access point of the vehicle. The unit may not move further that phase. If the vehicle has not yet moved it may then move up to 6"; if it has moved it may not move again.',
  default: 'on',
  keyword: 'transport',
  params: {
    inches: integer(2, 0, 12, 'How near each model has to come to an access point', 'inches'),
    drives: integer(6, 0, 24, 'How far the vehicle may drive in that phase', 'inches'),
  },
  patch: ({ inches, drives }, s) => {
    const { embark } = transportDecisions(s);
    return {
      wrap: {
        ...(inches !== 2 && { boardingInches: () => () => inches }),
        ...(drives !== 6 && { shortInches: () => () => drives }),
        moveUnit: (next) => (g, u) => {
          if (u.place === PLACE.table && statsOf(g, u).vehicle === 0) {
            const n = listTransports(g, s, u, embark.options);
            const slot = n > 1 ? embark.options[g.ask(embark, u.side, u, null, n)] : -1;
            if (slot >= 0) {
              s.embark(g, u, g.units[slot]);
              return;
            }
          }
          next(g, u);
        },
        // A transport that units got into or out of does not move far.
        moveInches: (next) => (g, u) => {
          const far = next(g, u);
          return is(u, HALTED) ? Math.min(far, s.shortInches(g, u)) : far;
        },
        shockInches: (next) => (g, u) => {
          const far = next(g, u);
          return is(u, HALTED) ? Math.min(far, s.shortInches(g, u)) : far;
        },
        // However far its edition lets it drive.
        tankShock: (next) => (g, u, dirX, dirY, inches) =>
          next(g, u, dirX, dirY, is(u, HALTED) ? Math.min(inches, s.shortInches(g, u)) : inches),
      },
    };
  },
});
