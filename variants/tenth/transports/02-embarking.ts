import { gapToPoint, rememberedGap } from 'sandtable/kit';
import { type Game, INTENT, inflict, integer, intent, is, PLACE, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { MOVES } from '../movement/move.ts';
import { ADVANCED, FELL_BACK, HAS_MOVED, MOVED } from '../state.ts';
import { holdOf, hullOf } from './hold.ts';
import { transportDecisions } from './sense.ts';

/** Gap left by a move up to something. */
const SPARE_INCHES = 1 / 32;

type G = Game<Modern>;
type U = Unit<Modern>;

/** Lists the transports that a unit moving at most `inches` could get into afterwards, -1 first; returns how many options. */
function listTransports(g: G, s: ModernSeams, u: U, inches: number, options: Int32Array): number {
  const friends = g.sides[u.side];
  let n = 0;
  options[n++] = -1;
  for (let k = 0; k < friends.length; k++) {
    const t = friends[k];
    if (t === u || t.alive === 0 || t.place !== PLACE.table || holdOf(g, t) === null) continue;
    const far = inches + g.desk.tables.embarkInches + u.radius + t.radius;
    if ((t.x - u.x) * (t.x - u.x) + (t.y - u.y) * (t.y - u.y) > far * far) continue;
    if (s.mayRide(g, u, t) && allNear(g, u, t, inches)) options[n++] = t.slot;
  }
  return n;
}

/** Whether all its models are near enough to a transport, or would be after a move of at most `inches` up to it. */
function allNear(g: G, u: U, transport: U, inches: number): boolean {
  const m = g.models;
  const hull = hullOf(g, transport);
  let dx = transport.x - u.x;
  let dy = transport.y - u.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const way = Math.min(inches, rememberedGap(g, u, transport) - SPARE_INCHES);
  const share = way > 0 && d > 0 ? Math.min(1, way / d) : 0;
  dx *= share;
  dy *= share;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && gapToPoint(m, hull, m.x[i] + dx, m.y[i] + dy) - m.radius[i] > g.desk.tables.embarkInches) return false;
  }
  return true;
}

/** A unit gets into a transport if all its models are near it when a move ends. */
export default defineRule({
  id: 'TEN-TRANSPORT-02',
  title: 'Embarking',
  source: 'Core rules, Transports, Embark',
  text: 'When a unit ends a Normal, Advance or Fall Back move with every model within 3" of a friendly Transport with room, it may embark; it leaves the table. Not in the phase in which it disembarked.',
  layer: 'core',
  default: 'on',
  keyword: 'transport',
  params: { inches: integer(3, 1, 24, 'how near the transport every model has to be', 'inches') },
  tables: (t, { inches }) => ({ ...t, embarkInches: inches }),
  patch: (_p, s) => {
    const { ride, embark } = transportDecisions(s);
    /** The transport that the moving unit goes to, or -1. */
    let wanted = -1;

    /** A unit that went to a transport gets in; any other may. */
    function offer(g: G, u: U): void {
      if (u.alive === 0 || u.place !== PLACE.table) return;
      let n = 0;
      embark.options[n++] = -1;
      const friends = g.sides[u.side];
      for (let k = 0; k < friends.length; k++) {
        const t = friends[k];
        if (t !== u && holdOf(g, t) !== null && s.mayEmbark(g, u, t)) embark.options[n++] = t.slot;
      }
      for (let k = 1; k < n; k++) {
        if (embark.options[k] !== wanted) continue;
        s.embark(g, u, g.units[wanted]);
        return;
      }
      const slot = n > 1 ? embark.options[g.ask(embark, u.side, u, null, n)] : -1;
      if (slot >= 0) s.embark(g, u, g.units[slot]);
    }

    return {
      wrap: {
        moveUnit: (next) => (g, u) => {
          wanted = -1;
          if (u.place === PLACE.table && !s.engaged(g, u)) {
            const inches = s.moveInches(g, u);
            const n = listTransports(g, s, u, inches, ride.options);
            const slot = n > 1 ? ride.options[g.ask(ride, u.side, u, null, n)] : -1;
            if (slot >= 0) {
              wanted = slot;
              if (!goTo(g, s, u, g.units[slot], inches)) offer(g, u);
              wanted = -1;
              return;
            }
          }
          next(g, u);
        },
        fallBackMove: (next) => (g, u) => {
          const fell = next(g, u);
          if (fell && is(u, FELL_BACK)) offer(g, u);
          return fell;
        },
        makeGrantedMove: (next) => (g, u, inches) => {
          const gone = next(g, u, inches);
          if (gone > 0) offer(g, u);
          return gone;
        },
      },
      after: {
        hasArrived: (g, u) => {
          if (s.embarksOnArrival(g, u)) offer(g, u);
        },
        normalMove: (g, u) => {
          if (is(u, MOVED)) offer(g, u);
        },
        advanceMove: (g, u) => {
          if (is(u, ADVANCED)) offer(g, u);
        },
      },
    };
  },
});

/** A Normal move up to a transport. Returns false for a move of 0", if all models are already near it. */
function goTo(g: G, s: ModernSeams, u: U, transport: U, inches: number): boolean {
  inflict(g, u, HAS_MOVED);
  if (allNear(g, u, transport, 0)) {
    inflict(g, u, MOVED);
    g.log.note(MOVES, u.slot, 0);
    return false;
  }
  g.desk.field.intent = intent(INTENT.embark, transport.slot);
  g.desk.field.moveInches = inches;
  s.normalMove(g, u);
  return true;
}
