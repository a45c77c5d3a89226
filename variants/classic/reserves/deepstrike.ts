import {
  clearGround,
  clearOfOthers,
  cosDegrees,
  inPiece,
  levelAt,
  makePose,
  outlookOf,
  overlapsAt,
  type Pose,
  setPose,
  sinDegrees,
  snap,
} from 'sandtable/kit';
import {
  DEED,
  type Decision,
  decision,
  type Game,
  hasBit,
  INTENT,
  inflict,
  intentArgument,
  intentKind,
  keyword,
  type ModelId,
  PLACE,
  type Question,
  reckoned,
  scratch,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader, moveRulesOf } from '../movement/mobility.ts';
import { listIntents } from '../movement/move.ts';
import type { ReserveSeams } from '../seams.ts';
import { MOVED } from '../state.ts';
import { bestOption, pointOf, promiseAt } from './promise.ts';
import { DEEP_STRIKES, DEEP_STRUCK } from './state.ts';

/** Where to deep strike; options are intents: short of a unit, at the edge of its own range, on a marker or in cover. */
const STRIKE_AT = decision<Classic>('deep-strike-at', 'intent', reckoned);
const DEEP_STRIKE = keyword('deep-strike');

/** How far a vehicle that deep struck counts as having moved (Cruising Speed, unless Combat Speed reaches as far); others moved whatever distance is asked about. */
const CRUISED_INCHES = 12;
/** How near to an enemy a unit aims when it advances on it: a scatter of average length stays clear. */
const SHORT_INCHES = 7;
/** What a mishap costs on paper, as a share of the unit's points. */
const MISHAP_COST = 0.5;
const RISK_DIRECTIONS = 8;

const aim = scratch({ goal: new Float64Array(2) });
const landing = scratch({ mark: new Float64Array(2) });

type Keys = 'mayDeepStrike' | 'strikeDown' | 'deepStrike' | 'landsClear';

/** RESERVE: Deep Strike. */
export const deepStriking = (s: ClassicSeams): Pick<ReserveSeams<Classic>, Keys> => {
  const strikeAt: Decision<Classic> = {
    ...STRIKE_AT,
    otherwise: (q) => bestOption(q, scoreOf),
    worth: (q, option, scale) => {
      if (q.about === null) return 0;
      const goal = strikePoint(q.game, s, q.about, option);
      const risk = riskAt(q.game, q.about, goal[0], goal[1]);
      const there = scale.place(q.game, q.about, goal[0], goal[1]);
      return (1 - risk) * there - risk * MISHAP_COST * scale.standing(q.game, q.about);
    },
  };
  function scoreOf(q: Question<Classic>, option: number): number {
    if (q.about === null) return 0;
    const goal = strikePoint(q.game, s, q.about, option);
    const risk = riskAt(q.game, q.about, goal[0], goal[1]);
    return (1 - risk) * promiseAt(q.game, s, q.about, goal[0], goal[1]) - risk * MISHAP_COST * q.about.sheet.points;
  }

  return {
    mayDeepStrike: (_g, u) => hasBit(u.allBits, DEEP_STRIKE),
    landsClear: () => true,

    strikeDown: (g, u) => {
      const n = listIntents(g, u, false, strikeAt.options);
      if (n === 0) {
        s.deepStrike(g, u, g.board.width / 2, g.board.height / 2);
        return;
      }
      const goal = strikePoint(g, s, u, strikeAt.options[g.ask(strikeAt, u.side, u, null, n)]);
      s.deepStrike(g, u, goal[0], goal[1]);
    },

    deepStrike: (g, u, x, y) => {
      const { mark } = landing();
      mark[0] = x;
      mark[1] = y;
      const frame = g.dice.begin(DEED.move, u, g.nobody);
      s.scatter(g, frame, mark, 0, false, g.desk.numbers.deepStrikeDice);
      g.log.note(DEEP_STRIKES, u.slot, Math.round(mark[0] * 256), Math.round(mark[1] * 256));
      const lands = comeDown(g, s, u, mark[0], mark[1]);
      if (!lands) s.mishap(g, u);
      g.dice.end(frame);
    },
  };
};

/** The point a unit aims at under an intent; the caller must read it before the next call. */
function strikePoint(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number): Float64Array {
  const { goal } = aim();
  pointOf(g, u, code, goal);
  const kind = intentKind(code);
  if (kind !== INTENT.advance && kind !== INTENT['keep-range']) return goal;
  const e = g.units[intentArgument(code)];
  const home = g.board.homeward[g.seatOf[u.side]];
  const spread = g.models.radius[leader(g, u)] * Math.sqrt(u.alive);
  const apart = kind === INTENT.advance ? SHORT_INCHES : Math.max(SHORT_INCHES, s.reachInches(g, u) - SHORT_INCHES);
  const far = e.radius + spread + apart;
  goal[0] = Math.min(g.board.width - 1, Math.max(1, e.x + home.x * far));
  goal[1] = Math.min(g.board.height - 1, Math.max(1, e.y + home.y * far));
  return goal;
}

/** Rough chance that a unit aiming at a point has no room where it comes down. */
export function riskAt(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): number {
  let risk = spotBarred(g, u, x, y) ? 1 / 3 : 0;
  for (let k = 0; k < RISK_DIRECTIONS; k++) {
    const degrees = (360 / RISK_DIRECTIONS) * k;
    for (let inches = 4; inches <= 10; inches += 3) {
      if (spotBarred(g, u, x + cosDegrees(degrees) * inches, y + sinDegrees(degrees) * inches)) risk += 2 / 3 / (RISK_DIRECTIONS * 3);
    }
  }
  return risk;
}

const mark = scratch(makePose());

/** Whether the circle a unit would fill round a point touches an obstacle. */
function spotBarred(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): boolean {
  const spread = g.models.radius[leader(g, u)] * Math.sqrt(u.alive) * 1.2;
  if (x < spread || y < spread || x > g.board.width - spread || y > g.board.height - spread) return true;
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    if (other === u || other.place !== PLACE.table || other.alive === 0 || other.aloft !== u.aloft) continue;
    const far = spread + other.radius + (other.side === u.side ? 0 : 1);
    if ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) < far * far) return true;
  }
  return !clearGround(g, leader(g, u), setPose(mark(), x, y, 1, 0), moveRulesOf(g, u, false));
}

/**
 * Places a unit round a point: one model on it, the others in rings of base contact round it, each ring filled before
 * the next. Returns false, with the unit off the table, if any model has no room.
 */
export function comeDown(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, x: number, y: number): boolean {
  const before = places();
  if (!standsInRings(g, u, x, y, before)) return false;
  if (!s.landsClear(g, u)) {
    putBack(g, u, before);
    return false;
  }
  const m = g.models;
  u.place = PLACE.table;
  g.moved(u);
  inflict(g, u, DEEP_STRUCK);
  const cruised = s.isVehicle(g, u) ? Math.max(CRUISED_INCHES, s.combatInches(g, u) + 1) : 1;
  for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.reg[MOVED][i] = cruised;
  s.hasArrived(g, u);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && standsInPeril(g, s, u, i) && !s.ignoresDanger(g, i)) s.dangerousTest(g, i);
  }
  return true;
}

/** Difficult terrain is dangerous to models that deep strike into it. */
function standsInPeril(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId): boolean {
  const m = g.models;
  for (let p = 0; p < g.board.count; p++) {
    if (!s.isDifficult(g, u, p) && !s.isDangerous(g, u, p)) continue;
    if (inPiece(m, i, g.board.pieces[p])) return true;
  }
  return false;
}

/** Where the models of a unit were before it was put down. */
export const places = scratch({ x: new Float64Array(8192), y: new Float64Array(8192) });
type Places = ReturnType<typeof places>;

/** Whether a model has room in a pose, clear of the models of its unit already placed. */
function hasRoom(g: Game<Classic>, u: Unit<Classic>, i: ModelId, pose: Pose): boolean {
  const rules = moveRulesOf(g, u, false);
  if (!clearGround(g, i, pose, rules) || !clearOfOthers(g, u, i, pose, rules)) return false;
  for (let j = u.first; j < i; j++) if (g.models.alive[j] !== 0 && overlapsAt(g.models, i, pose, j)) return false;
  return true;
}

/** How far the rings are turned, in degrees, until everybody has room; after a sixth of a circle they are the same again. */
const TURN_DEGREES = 5;
const SIXTH_DEGREES = 60;

/** Puts the models in their places and notes where they were; false, with the unit where it was, if one has no room. */
export function standsInRings(g: Game<Classic>, u: Unit<Classic>, x: number, y: number, before: Places): boolean {
  for (let turn = 0; turn < (u.alive > 1 ? SIXTH_DEGREES : TURN_DEGREES); turn += TURN_DEGREES) {
    if (standsInTurned(g, u, x, y, turn, before)) return true;
  }
  return false;
}

const there = scratch(makePose());

function standsInTurned(g: Game<Classic>, u: Unit<Classic>, x: number, y: number, turn: number, before: Places): boolean {
  const m = g.models;
  const spot = ringRoom();
  const home = g.board.homeward[g.seatOf[u.side]];
  const dirX = -home.x;
  const dirY = -home.y;
  const outlook = outlookOf(g, u.side);
  let pitch = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    before.x[i] = m.x[i];
    before.y[i] = m.y[i];
    if (m.alive[i] !== 0) pitch = Math.max(pitch, 2 * m.radius[i]);
  }
  const rules = moveRulesOf(g, u, false);
  let ring = 0;
  let place = 0;
  let left = u.alive;
  let whole = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    let done = false;
    while (!done) {
      if (place === (ring === 0 ? 1 : 6 * ring)) {
        ring++;
        place = 0;
        // An incomplete last ring leaves a choice of places.
        whole = left >= 6 * ring;
      }
      ringPlace(ring, place++, pitch, turn, spot);
      const px = snap(x + spot.x * outlook, outlook);
      const py = snap(y + spot.y * outlook, outlook);
      if (hasRoom(g, u, i, setPose(there(), px, py, dirX, dirY))) {
        m.x[i] = px;
        m.y[i] = py;
        m.z[i] = levelAt(g, px, py, rules);
        m.dirX[i] = dirX;
        m.dirY[i] = dirY;
        done = true;
      } else if (ring === 0 || whole || place === 6 * ring) {
        putBack(g, u, before);
        return false;
      }
    }
    left--;
  }
  return true;
}

function putBack(g: Game<Classic>, u: Unit<Classic>, before: Places): void {
  for (let i = u.first; i < u.first + u.size; i++) {
    g.models.x[i] = before.x[i];
    g.models.y[i] = before.y[i];
  }
}

const ringRoom = scratch({ x: 0, y: 0 });

/** The k-th of the 6n places of ring n of a hexagonal grid, one pitch apart and turned, as an offset from the centre. */
function ringPlace(ring: number, k: number, pitch: number, turn: number, spot: ReturnType<typeof ringRoom>): void {
  if (ring === 0) {
    spot.x = 0;
    spot.y = 0;
    return;
  }
  const side = Math.floor(k / ring);
  const along = (k % ring) / ring;
  const from = turn + SIXTH_DEGREES * side;
  const x = cosDegrees(from) + (cosDegrees(from + SIXTH_DEGREES) - cosDegrees(from)) * along;
  const y = sinDegrees(from) + (sinDegrees(from + SIXTH_DEGREES) - sinDegrees(from)) * along;
  // A small margin, so that places rounded to the grid do not overlap.
  spot.x = x * ring * (pitch + 1 / 64);
  spot.y = y * ring * (pitch + 1 / 64);
}
