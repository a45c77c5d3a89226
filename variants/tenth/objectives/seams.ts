import { gapToPoint } from 'sandtable/kit';
import type { Game, ModelId, SideId, Unit } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

type G = Game<Modern>;

/** Who controls an objective when, and Actions. */
export interface ObjectiveSeams {
  /** At the end of a phase or turn: works out who controls every objective. */
  settleControl: (g: G) => void;
  /** Whether a model in range of several objectives counts for this one. */
  countsFor: (g: G, m: ModelId, objective: number) => boolean;
  /** Who keeps control of an objective without anybody in range; -1: nobody. */
  retainedBy: (g: G, objective: number) => SideId | -1;
  /** Whether another unit of a side may start an Action that one of its units is performing. */
  mayStartToo: (g: G, side: SideId) => boolean;
}

/** What is kept of objectives, by index. */
interface Objectives {
  /** The side that controlled it when it was last worked out; -1: nobody. */
  readonly control: Int8Array;
  /** The side that keeps control of it whatever units are in range; -1: nobody. */
  readonly retained: Int8Array;
}

export const objectivesOf = arenaMemory(
  'tenth/objectives',
  (g: G): Objectives => ({
    control: new Int8Array(Math.max(1, g.board.objectives.length)).fill(-1),
    retained: new Int8Array(Math.max(1, g.board.objectives.length)).fill(-1),
  }),
);

/** Objectives as the base book leaves them: control follows the Levels at every moment (TEN-MISSION-06). */
export function objectiveSeams(s: ModernSeams): ObjectiveSeams {
  return {
    settleControl() {},
    countsFor: (g, m, o) => nearestInRange(g, s, m) === o,
    retainedBy(g, o) {
      const keeper = objectivesOf(g).retained[o] as SideId | -1;
      // It is lost as soon as an enemy model is in range.
      return keeper !== -1 && isInRange(g, s, (1 - keeper) as SideId, o) ? -1 : keeper;
    },
    mayStartToo: () => true,
  };
}

/** Takes objectives that are retained from whoever has lost them at this moment. */
export function loseRetained(g: G, s: ModernSeams): void {
  const { retained } = objectivesOf(g);
  for (let o = 0; o < g.board.objectives.length; o++) retained[o] = s.retainedBy(g, o);
}

/** The objective in range of a model that it is nearest to; the first of those equally near; -1 for none. */
function nearestInRange(g: G, s: ModernSeams, m: ModelId): number {
  const marks = g.board.objectives;
  if (marks.length === 1) return 0;
  let best = -1;
  let least = Infinity;
  for (let o = 0; o < marks.length; o++) {
    if (!s.inRangeOf(g, m, o)) continue;
    const inches = gapToPoint(g.models, m, marks[o].x, marks[o].y) - marks[o].radius;
    if (inches >= least) continue;
    least = inches;
    best = o;
  }
  return best;
}

/** Whether a side has a model in range of an objective. */
export function isInRange(g: G, s: ModernSeams, side: SideId, o: number): boolean {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (unitInRange(g, s, units[k], o)) return true;
  return false;
}

/** Whether a unit on the table has a model in range of an objective. */
export function unitInRange(g: G, s: ModernSeams, u: Unit<Modern>, o: number): boolean {
  if (u.place !== 0 || u.alive === 0) return false;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && s.inRangeOf(g, m, o)) return true;
  return false;
}

/** Who the Levels of Control favour at this moment, a marker that is retained left to its holder; -1: nobody. */
export function levelsFavour(g: Game<Modern>, s: ModernSeams, o: number): SideId | -1 {
  const keeper = s.retainedBy(g, o);
  if (keeper !== -1) return keeper;
  const red = s.levelOfControl(g, 0, o);
  const blue = s.levelOfControl(g, 1, o);
  return red === blue ? -1 : red > blue ? 0 : 1;
}
