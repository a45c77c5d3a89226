import type { ExampleWords, Stage, Unit, VerbCall } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { inNoMansLand, quarterOf } from './table.ts';
import { areaInside, basesInside, outlinesInside } from './zone.ts';

type S = Stage<Modern>;

const ownZone = ({ game: g }: S, u: Unit<Modern>): Float64Array => g.board.zones[g.seatOf[u.side]];

const unitOf = (stage: S, value: unknown): Unit<Modern> => stage.unit(String(value));

function pointOf({ args }: VerbCall, key: string): readonly [number, number] {
  const at = args[key];
  if (!Array.isArray(at)) throw new Error(`"${key}: [x, y]" is missing`);
  return [Number(at[0]), Number(at[1])];
}

/** Whether all living models of a unit satisfy a test. */
function all(stage: S, u: Unit<Modern>, test: (model: number) => boolean): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (stage.game.models.alive[i] !== 0 && !test(i)) return false;
  return true;
}

/** Words for hulls and whatever else overhangs a base. */
export const outlineWords: Partial<ExampleWords<Modern>> = {
  readers: {
    'ground-level': (stage, u) => all(stage, u, (i) => stage.seams.atGroundLevel(stage.game, i)),
    /** Whether it is in its deployment zone with its bases; with everything; and how many square inches of its outlines are. */
    'bases-in-zone': (stage, u) => basesInside(stage.game, u, ownZone(stage, u)),
    'outlines-in-zone': (stage, u) => outlinesInside(stage.game, u, ownZone(stage, u)),
    'area-in-zone': (stage, u) => areaInside(stage.game, u, ownZone(stage, u)),
  },
  questions: {
    /** `touch: A, with: B`: whether a model of A is in base contact with one of B, in `contact`. */
    touch: (stage, { subject, args }) => {
      const { game: g, seams: s } = stage;
      const b = unitOf(stage, args['with']);
      stage.results.set('contact', !all(stage, unitOf(stage, subject), (i) => all(stage, b, (j) => !s.baseContact(g, i, j))));
    },
    /** `by-transport: A, of: T`: whether all of A are near enough to embark (`may-board`), and to have disembarked there (`set-up-by`). */
    'by-transport': (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const a = unitOf(stage, subject);
      const t = unitOf(stage, args['of']);
      const inches = Number(args['inches'] ?? 3);
      const { x, y, dirX, dirY, z } = g.models;
      results.set(
        'may-board',
        all(stage, a, (i) => s.nearHull(g, i, t.first, inches)),
      );
      results.set(
        'set-up-by',
        all(stage, a, (i) => s.whollyNearHull(g, i, { x: x[i], y: y[i], dirX: dirX[i], dirY: dirY[i] }, z[i], t.first, inches)),
      );
    },
    /**
     * `place: [x, y], quarter: 0`: its table quarter in `quarter`, its distance from the quarter given in `off-quarter`, and
     * `no-mans-land`.
     */
    place: (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const [x, y] = (subject as readonly unknown[]).map(Number);
      results.set('quarter', quarterOf(g, x, y));
      results.set('off-quarter', s.inchesToQuarter(g, x, y, Number(args['quarter'] ?? 0)));
      results.set('no-mans-land', inNoMansLand(g, x, y));
    },
    /** `fits: A, to: [x, y]`: whether its first model can go straight there (`passes`) and end there (`ends`). */
    fits: (stage, call) => {
      const { game: g, seams: s, results } = stage;
      const u = unitOf(stage, call.subject);
      const [x, y] = pointOf(call, 'to');
      results.set('passes', s.fitsThrough(g, u.first, x, y));
      results.set('ends', s.mayEndAt(g, u.first, x, y));
    },
  },
};
