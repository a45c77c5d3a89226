import { addPlace, makePlaces } from 'sandtable/kit';
import type { ExampleWords, Stage, Unit } from 'sandtable/rules';
import { enemyOf, INTENT, intent, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { unitInches } from '../terrain/distance.ts';
import { intoReserves } from './arriving.ts';
import { deployment } from './deployment.ts';
import { declareFormations } from './formations.ts';
import { ARRIVAL, type Arrival } from './seams.ts';

type S = Stage<Modern>;
const unitOf = (stage: S, value: unknown): Unit<Modern> => stage.unit(String(value));

/** How the unit would arrive: as `by` says, else as its player prefers. -1: not at all. */
function wayOf(stage: S, u: Unit<Modern>, by: unknown): Arrival | -1 {
  const { game: g, seams: s } = stage;
  if (by === 'deep-strike') return s.mayDeepStrike(g, u) ? ARRIVAL.anywhere : -1;
  if (by === 'edge') return s.wayFromEdge(g, u);
  return s.mayDeepStrike(g, u) ? ARRIVAL.anywhere : s.wayFromEdge(g, u);
}

/** Sets it up where the example says. */
function bringIn(stage: S, u: Unit<Modern>, how: Arrival, { near, on, towards }: { readonly [key: string]: unknown }): boolean {
  const { game: g, seams: s } = stage;
  if (towards !== undefined) return s.arrive(g, u, how, intent(INTENT.advance, unitOf(stage, towards).slot));
  const places = makePlaces(u.size);
  if (Array.isArray(on)) for (const [x, y] of on as [number, number][]) addPlace(places, x, y, 0);
  const stands = Array.isArray(near) ? s.setUp(g, u, how, Number(near[0]), Number(near[1])) : s.setUpAt(g, u, how, places);
  if (!stands) return false;
  g.relocate(u, PLACE.table);
  s.hasArrived(g, u, how);
  return true;
}

/** Words for Reserves and deployment. */
export const reserveWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /**
     * `arrive: A, near: [x, y]`, `on: [[x, y], ...]` (exactly) or `towards: B`, and `by: edge` or `deep-strike`; without a place its player
     * chooses. `arrived` says whether it was set up.
     */
    arrive: (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const u = unitOf(stage, subject);
      if (args['near'] === undefined && args['on'] === undefined && args['towards'] === undefined) {
        results.set('arrived', s.mayArrive(g, u) && s.arriveUnit(g, u));
        return;
      }
      const how = s.mayArrive(g, u) ? wayOf(stage, u, args['by']) : -1;
      results.set('arrived', how >= 0 && bringIn(stage, u, how as Arrival, args));
    },
    /** `reinforcements: red`: the Reinforcements step of a side. */
    reinforcements: (stage, { subject }) => stage.seams.reinforcements(stage.game, subject === 'blue' ? 1 : 0),
    /** `leave: A`: goes into Strategic Reserves. */
    leave: (stage, { subject }) => intoReserves(stage.game, unitOf(stage, subject)),
    /** `counts-as-moved: A, at: [x, y]`: a unit off the table is set up there and counts as having made a Normal move. */
    'counts-as-moved': (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = unitOf(stage, subject);
      const [x, y] = args['at'] as [number, number];
      g.models.x[u.first] = x;
      g.models.y[u.first] = y;
      u.place = PLACE.table;
      g.moved(u);
      s.countsAsMoved(g, u);
    },
    /** `formations: yes`: Declare Battle Formations and Deploy Armies; `deployed` lists units in the order in which they were deployed. */
    formations: (stage) => {
      const { game: g, seams: s, results } = stage;
      declareFormations(g, s);
      s.deploy(g);
      const { order, orderCount } = deployment(g);
      results.set('deployed', Array.from(order.subarray(0, orderCount), (slot) => g.units[slot].id).join(' '));
    },
    /**
     * `before-battle: red`: redeployments and pre-battle rules, with red to have the first turn; lists units redeployed `before` that was
     * known and `after`.
     */
    'before-battle': (stage, { subject }) => {
      const { game: g, seams: s, results } = stage;
      const names = (): string => Array.from(deployment(g).order.subarray(0, deployment(g).orderCount), (k) => g.units[k].id).join(' ');
      deployment(g).orderCount = 0;
      s.redeploy(g);
      results.set('before', names());
      deployment(g).orderCount = 0;
      g.first = subject === 'blue' ? 1 : 0;
      s.preBattle(g);
      results.set('after', names());
    },
  },
  questions: {
    /** `may-arrive: A`: `may-arrive`, `by-edge` and `by-deep-strike`. */
    'may-arrive': (stage, { subject }) => {
      const { game: g, seams: s, results } = stage;
      const u = unitOf(stage, subject);
      const may = s.mayArrive(g, u);
      results.set('may-arrive', may);
      results.set('by-edge', may && s.wayFromEdge(g, u) >= 0);
      results.set('by-deep-strike', may && s.mayDeepStrike(g, u));
    },
  },
  readers: {
    /** Where it is: table, reserve, embarked or gone. */
    where: (_stage, u) => Object.keys(PLACE)[Object.values(PLACE).indexOf(u.place)] ?? '',
    /** What it counts towards the limit of Strategic Reserves. */
    'reserve-points': (stage, u) => stage.seams.reservePoints(stage.game, u),
    /** Inches to the nearest enemy on the table, horizontally. */
    'enemy-inches': (stage, u) => {
      let least = Infinity;
      for (const e of stage.game.sides[enemyOf(u.side)])
        if (e.alive > 0 && e.place === PLACE.table) least = Math.min(least, unitInches(stage.game, u, e));
      return least;
    },
    /** For each model, the distance of its farthest part from the nearest edge; the largest of these. */
    'edge-inches': (stage, u) => {
      const { models: m, board } = stage.game;
      let most = 0;
      for (let i = u.first; i < u.first + u.size; i++) {
        if (m.alive[i] === 0) continue;
        const rx = m.rim[i] + m.coreX[i] * Math.abs(m.dirX[i]) + m.coreY[i] * Math.abs(m.dirY[i]);
        const ry = m.rim[i] + m.coreX[i] * Math.abs(m.dirY[i]) + m.coreY[i] * Math.abs(m.dirX[i]);
        most = Math.max(most, Math.min(m.x[i] + rx, board.width - m.x[i] + rx, m.y[i] + ry, board.height - m.y[i] + ry));
      }
      return most;
    },
  },
  options: { 'TEN-RESERVE-07/way': ['along an edge', 'anywhere', 'touching its own edge'] },
};
