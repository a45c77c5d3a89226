import { type AnyRule, type Game, hasBit, inflict, is, keyword, PLACE, status, type Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { statsOf } from '../mobility.ts';
import { choose } from '../move.ts';
import type { ClassicSeams } from '../seams.ts';
import { inchesToBoard } from './boarding.ts';
import { firePoints, shakenPassengers } from './firePoints.ts';
import { bulkOf, DISEMBARKED, EMBARKED, ESCAPED, HALTED, holdOf, MAY_ASSAULT, nextAboard, transportOf } from './hold.ts';
import { blownUpPassengers, wreckedPassengers } from './lost.ts';
import { type TransportDecisions, transportDecisions } from './sense.ts';

/** More than distances are rounded by. */
const LEEWAY = 1 / 16;

const ASSAULT_VEHICLE = keyword('assault-vehicle');

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

/** Units get into transports that all of them reach, instead of moving. */
export const embarking = defineRule({
  id: 'CLS-TRANSPORT-02',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => {
    const { embark } = transportDecisions(s);
    return {
      wrap: {
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
        // A transport that let somebody in or out does not go far.
        moveInches: (next) => (g, u) => {
          const inches = next(g, u);
          return is(u, HALTED) ? Math.min(inches, s.shortInches(g, u)) : inches;
        },
      },
    };
  },
});

/** Asks the passengers of a transport whether they leave it, and lets them out. */
function letOut(g: Game<Classic>, s: ClassicSeams, transport: Unit<Classic>, d: TransportDecisions): void {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) leave(g, s, u, transport, d);
}

function leave(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>, d: TransportDecisions): void {
  if (!s.mayDisembark(g, u) || !g.choose(d.disembark, u.side, u, transport)) return;
  if (s.disembark(g, u, choose(g, s, u))) return;
  if (g.choose(d.emergency, u.side, u, transport)) s.escape(g, u, transport.first, null);
}

/** Whether any passenger wants its transport to stop soon. */
function drivesShort(g: Game<Classic>, transport: Unit<Classic>, d: TransportDecisions): boolean {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    if (!is(u, EMBARKED) && g.choose(d.driveShort, u.side, u, transport)) return true;
  }
  return false;
}

/** Drives short, so that somebody can get out. */
const DRIVES_SHORT = status('drives-short', 'phase');

/** Passengers leave a transport that moves no farther than 6 inches, before or after it drives. */
export const disembarking = defineRule({
  id: 'CLS-TRANSPORT-03',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => {
    const d = transportDecisions(s);
    return {
      wrap: {
        mayMove: (next) => (g, u) => {
          if (is(u, DISEMBARKED)) return false;
          if (u.place !== PLACE.embarked) return next(g, u);
          const transport = transportOf(g, u);
          return transport !== null && (u === g.acting || !s.mayMove(g, transport)) && s.mayDisembark(g, u);
        },
        moveInches: (next) => (g, u) => (is(u, DRIVES_SHORT) ? Math.min(s.shortInches(g, u), next(g, u)) : next(g, u)),
        moveUnit: (next) => (g, u) => {
          const transport = transportOf(g, u);
          if (transport !== null) {
            leave(g, s, u, transport, d);
            return;
          }
          if (nextAboard(g, u, -1) === null) {
            next(g, u);
            return;
          }
          letOut(g, s, u, d);
          if (drivesShort(g, u, d)) inflict(g, u, DRIVES_SHORT);
          next(g, u);
          if (u.alive > 0) letOut(g, s, u, d);
        },
      },
    };
  },
});

/** Who left a transport this turn does not charge; who squeezed out of it does nothing at all. */
export const afterDisembarking = defineRule({
  id: 'CLS-TRANSPORT-04',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    wrap: {
      mayCharge: (next) => (g, u) => (!is(u, DISEMBARKED) || (is(u, MAY_ASSAULT) && !is(u, ESCAPED))) && next(g, u),
      mayShoot: (next) => (g, u) => !is(u, ESCAPED) && next(g, u),
      mayRun: (next) => (g, u) => !is(u, ESCAPED) && next(g, u),
    },
  }),
});

/** Passengers of some transports charge in the turn in which they leave them. */
export const assaultVehicles = defineRule({
  id: 'CLS-TRANSPORT-05',
  default: 'on',
  keyword: 'assault-vehicle',
  patch: () => ({ wrap: { mayAssaultFrom: (next) => (g, t) => next(g, t) || hasBit(t.anyBits, ASSAULT_VEHICLE) } }),
});

/** Bulky models take up more than one place. */
export const bulky = defineRule({
  id: 'CLS-USR-04',
  default: 'on',
  keyword: ['bulky', 'very-bulky', 'extremely-bulky'],
  patch: () => ({ wrap: { placesOf: () => (g, model) => bulkOf(g.sheetOf(model)) } }),
});

export const transportRules: readonly AnyRule[] = [
  bulky,
  embarking,
  disembarking,
  afterDisembarking,
  assaultVehicles,
  firePoints,
  shakenPassengers,
  wreckedPassengers,
  blownUpPassengers,
];
