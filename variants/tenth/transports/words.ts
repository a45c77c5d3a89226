import { gap, makePose, poseOf } from 'sandtable/kit';
import type { ExampleWords, Stage, Unit } from 'sandtable/rules';
import { inflict, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { destroyModel } from '../saves/damage.ts';
import { HAS_MOVED } from '../state.ts';
import { inEdgeStrip } from './arriving.ts';
import { disembark } from './boarding.ts';
import { placesOf } from './embarks.ts';
import { holdOf, hullOf } from './hold.ts';
import { farthestFromHull } from './near.ts';
import { exitOf, usualExit } from './sense.ts';

type S = Stage<Modern>;

const unitOf = (stage: S, value: unknown): Unit<Modern> => stage.unit(String(value));

/** Words for transports. */
export const transportWords: Partial<ExampleWords<Modern>> = {
  verbs: {
    /** `embark: A, in: T`: A gets in if it may. */
    embark: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = unitOf(stage, subject);
      const transport = unitOf(stage, args['in']);
      if (args['moved'] !== undefined) inflict(g, u, HAS_MOVED);
      const may = s.mayEmbark(g, u, transport);
      if (may) s.embark(g, u, transport);
      stage.results.set('embarked', may);
    },
    /** `disembark: A`: A gets out if it may, as near as there is room to the nearest enemy or marker, or `towards: [x, y]`. */
    disembark: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const u = unitOf(stage, subject);
      const to = args['towards'];
      const exit = exitOf(g);
      if (u.place === PLACE.embarked) usualExit(g, g.units[u.inside]);
      if (Array.isArray(to)) {
        exit.x = Number(to[0]);
        exit.y = Number(to[1]);
      }
      stage.results.set('disembarked', u.place === PLACE.embarked && disembark(g, s, u, exit.x, exit.y));
    },
    /** `destroy: T`: its last model is destroyed, with all consequences. */
    destroy: (stage, { subject }) => {
      const { game: g, seams: s } = stage;
      const u = unitOf(stage, subject);
      for (let m = u.first; m < u.first + u.size; m++) destroyModel(g, s, m, 4, null);
    },
  },
  questions: {
    /** `may-embark: A, in: T`: whether A may get in now, after its move; with `moved: yes` as if it were selected to move. */
    'may-embark': (stage, { subject, args }) => {
      const u = unitOf(stage, subject);
      if (args['moved'] !== undefined) inflict(stage.game, u, HAS_MOVED);
      stage.results.set('may-embark', stage.seams.mayEmbark(stage.game, u, unitOf(stage, args['in'])));
    },
    /** `may-move: A`: whether it may be selected to move. */
    'may-move': (stage, { subject }) => {
      stage.results.set('may-move', stage.seams.mayMove(stage.game, unitOf(stage, subject)));
    },
    /** `near-edge: A`: whether it is wholly within 6" of some edge, in `in-strip`. */
    'near-edge': (stage, { subject }) => {
      const { game: g, results } = stage;
      const u = unitOf(stage, subject);
      const m = g.models;
      let all = true;
      for (let i = u.first; i < u.first + u.size; i++) {
        if (m.alive[i] !== 0 && !inEdgeStrip(g, i, poseOf(makePose(), m, i), 6)) all = false;
      }
      results.set('in-strip', all);
    },
    /** `may-pay: A, points: 1`: whether its side may use a Stratagem of that cost on it. */
    'may-pay': (stage, { subject, args }) => {
      const u = unitOf(stage, subject);
      stage.results.set('may-pay', stage.seams.mayPay(stage.game, u.side, Number(args['points']), u));
    },
    /** `beside: A, of: T`: `farthest`, from the hull to the part of A farthest from it; `within-3`, and `within-1`. */
    beside: (stage, { subject, args }) => {
      const { game: g, results } = stage;
      const u = unitOf(stage, subject);
      const hull = hullOf(g, unitOf(stage, args['of']));
      const m = g.models;
      let farthest = 0;
      for (let i = u.first; i < u.first + u.size; i++) {
        if (m.alive[i] !== 0) farthest = Math.max(farthest, farthestFromHull(m, i, poseOf(makePose(), m, i), hull));
      }
      results.set('farthest', farthest);
      results.set('within-3', farthest <= 3);
      let near = Infinity;
      for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) near = Math.min(near, gap(m, i, hull));
      results.set('within-1', near <= 1);
    },
    /** `room: T, for: A`: places that A would take up in `needs`, and whether it fits besides the passengers in `fits`. */
    room: (stage, { subject, args }) => {
      const { game: g, results } = stage;
      const transport = unitOf(stage, subject);
      const hold = holdOf(g, transport);
      const u = unitOf(stage, args['for']);
      results.set('needs', hold === null ? Infinity : placesOf(g, hold, u));
      results.set('fits', stage.seams.mayRide(g, u, transport));
    },
  },
};
