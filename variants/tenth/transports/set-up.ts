import type { Places, Within } from 'sandtable/kit';
import { fitUpOn, hasPlace, setUpOn, takeBack } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { CAUSE, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { destroyModel } from '../saves/damage.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** What happens to a unit with too little room: it stays where it is, the rules decide, or as much of it as possible is set up. */
export const ROOM = { whole: 0, optional: 1, must: 2 } as const;
export type Room = (typeof ROOM)[keyof typeof ROOM];

/**
 * How a unit is set up: the caller fills one of these and keeps it. What it stays clear of is set in `g.desk.field.rules` (`prepareMove`).
 */
export interface SetUp {
  /** Where its models may stand, best places first, and how they face. */
  readonly places: Places;
  /** Which places are allowed, besides the rules. */
  within: Within<Modern>;
  room: Room;
  /** Whether places are looked for that all models can have together, where one model after the other would take the first. */
  together: boolean;
  /** Where models that find no place are lost. */
  homeX: number;
  homeY: number;
}

/** Setting up units that are off the table. */
export interface SetUpSeams {
  /** Whether a unit with too little room is set up as far as there is room; `must`: the rule that sets it up leaves no choice. */
  setsUpInPart: (g: G, u: U, must: boolean) => boolean;
  /** Destroys a model for which there is no room. */
  loseForRoom: (g: G, m: ModelId) => void;
  /** Puts a unit on the table; returns whether any of it is there afterwards. A unit that must be set up and cannot be is destroyed. */
  setUpUnit: (g: G, u: U, how: SetUp) => boolean;
}

export function setUpSeams(s: ModernSeams): SetUpSeams {
  return {
    setsUpInPart: () => true,
    loseForRoom: (g, m) => destroyModel(g, s, m, CAUSE.other, null),
    setUpUnit(g, u, how) {
      const must = how.room === ROOM.must;
      const { places, within } = how;
      const { rules } = g.desk.field;
      const placed = how.together ? fitUpOn(g, u, places, rules, within) : setUpOn(g, u, places, rules, within);
      if (placed === u.alive) {
        comeOut(g, u);
        return true;
      }
      const inPart = placed > 0 && how.room !== ROOM.whole && s.setsUpInPart(g, u, must);
      const lost = must || inPart ? withoutPlace(g, u, inPart) : null;
      if (!inPart) takeBack(g, u);
      if (lost === null) return false;
      for (const m of lost) atHome(g, m, how);
      if (inPart) g.relocate(u, PLACE.table);
      for (const m of lost) s.loseForRoom(g, m);
      if (u.alive === 0) return false;
      comeOut(g, u);
      return true;
    },
  };
}

/** The models that found no place; all of them if the unit is not set up. Allocated only when models are lost. */
function withoutPlace(g: G, u: U, inPart: boolean): ModelId[] {
  const lost: ModelId[] = [];
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && !(inPart && hasPlace(g, m))) lost.push(m);
  return lost;
}

/** What a model's loss triggers is measured from where it would have come from. */
function atHome(g: G, m: ModelId, how: SetUp): void {
  g.models.x[m] = how.homeX;
  g.models.y[m] = how.homeY;
  g.models.z[m] = 0;
}

function comeOut(g: G, u: U): void {
  u.inside = -1;
  if (u.place !== PLACE.table) g.relocate(u, PLACE.table);
  g.moved(u);
}
