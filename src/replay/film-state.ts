import type { Arena } from '../engine/arena.ts';
import type { Match } from '../engine/match.ts';
import {
  type Board,
  type Piece,
  PLACE,
  type SideId,
  statuses,
  statusUntil,
  terrainKinds,
  type Unit,
  writtenX,
  writtenY,
} from '../rules/index.ts';
import type { ArmyName, Corner, FilmChanges, FilmPiece, FilmState, Holder, UnitPlace } from './film.ts';

/** The state of an arena in the terms of a film. */
interface Snapshot {
  readonly moved: Map<number, readonly [number, number, number, number?]>;
  readonly wounds: Map<number, readonly [number, number]>;
  readonly places: Map<string, readonly [string, UnitPlace, string?]>;
  readonly statuses: Map<string, readonly [string, readonly string[]]>;
  readonly markers: Map<string, readonly [string, number, number]>;
  readonly pieces: Map<string, FilmPiece>;
  readonly vp: readonly [number, number];
}

const ARMIES: readonly ArmyName[] = ['red', 'blue'];
const PLACES = Object.keys(PLACE) as (keyof typeof PLACE)[];

export const unitId = ({ side, id }: { readonly side: SideId; readonly id: string }): string => `${ARMIES[side]}/${id}`;

/** Units with a visible facing: hulls, and whatever the rules call a vehicle. */
export const isVehicle = ({ sheet }: { readonly sheet: Unit['sheet'] }): boolean =>
  sheet.models.some((it) => it.footprint.coreX > 0 && it.footprint.coreY > 0) || sheet.keywords.some((it) => VEHICLES.has(it));
const VEHICLES = new Set(['vehicle', 'walker', 'tank', 'flyer', 'chariot', 'transport']);

/** Statuses worth a badge: those that outlast the turn and are not private to one rule. */
const SHOWN_STATUSES = (): readonly number[] =>
  statuses.names.flatMap((name, i) => (name.includes('/') || BRIEF.has(statusUntil[i] as string) ? [] : [i]));
const BRIEF: ReadonlySet<string> = new Set(['activation', 'phase', 'turn']);

/** Hundredths of an inch: finer than a screen can show. */
const hundredths = (inches: number): number => Math.round(inches * 100) / 100;

/** Follows an arena through an engagement and reports what has changed since the last look. */
export class StateWatch {
  readonly #units: readonly Unit[];
  readonly #arena: Arena;
  readonly #match: Match;
  readonly #shown = SHOWN_STATUSES();
  readonly #turns: readonly boolean[];
  #last: Snapshot;
  #holders: { readonly [objective: string]: Holder };

  constructor(arena: Arena, match: Match) {
    this.#arena = arena;
    this.#match = match;
    this.#units = arena.units;
    this.#turns = arena.units.map(isVehicle);
    this.#last = this.#look();
    this.#holders = this.#held();
  }

  /** The whole state. */
  state(): FilmState {
    const { moved, wounds, places, statuses: conditions, markers, pieces, vp } = this.#last;
    const worse = [...conditions.values()].filter(([, list]) => list.length > 0);
    return {
      moved: [...moved.values()],
      wounds: [...wounds.values()],
      places: [...places.values()],
      statuses: worse,
      markers: [...markers.values()],
      pieces: [...pieces.values()],
      vp,
      objectives: this.#holders,
    };
  }

  /** What has changed. Control of objectives is computed only on request, where a turn or a phase begins. */
  changes(withObjectives: boolean): FilmChanges {
    const [before, now] = [this.#last, this.#look()];
    this.#last = now;
    const moved = differing(before.moved, now.moved);
    const wounds = differing(before.wounds, now.wounds);
    const places = differing(before.places, now.places);
    const conditions = differing(before.statuses, now.statuses);
    const markers = differing(before.markers, now.markers);
    const pieces = differing(before.pieces, now.pieces);
    for (const [id, piece] of before.pieces) if (!now.pieces.has(id)) pieces.push({ ...piece, polygon: [], walls: [] });
    const vp = before.vp[0] === now.vp[0] && before.vp[1] === now.vp[1] ? undefined : now.vp;
    const holders = withObjectives ? this.#held() : this.#holders;
    const objectives = JSON.stringify(holders) === JSON.stringify(this.#holders) ? undefined : holders;
    this.#holders = holders;
    return {
      ...(moved.length > 0 && { moved }),
      ...(wounds.length > 0 && { wounds }),
      ...(places.length > 0 && { places }),
      ...(conditions.length > 0 && { statuses: conditions }),
      ...(markers.length > 0 && { markers }),
      ...(pieces.length > 0 && { pieces }),
      ...(vp && { vp }),
      ...(objectives && { objectives }),
    };
  }

  #held(): { readonly [objective: string]: Holder } {
    const g = this.#arena;
    const { controls } = this.#match.ruleset.seams;
    return Object.fromEntries(g.board.objectives.map(({ id, index }) => [id, ARMIES[controls(g, index)] ?? 'nobody']));
  }

  #look(): Snapshot {
    const g = this.#arena;
    const look: Snapshot = {
      moved: new Map(),
      wounds: new Map(),
      places: new Map(),
      statuses: new Map(),
      markers: new Map(
        g.board.objectives.map(({ id, x, y }) => [id, [id, hundredths(writtenX(g.board, x)), hundredths(writtenY(g.board, y))]]),
      ),
      pieces: new Map(g.board.pieces.slice(0, g.board.count).map((it) => [it.id, filmPiece(it, g.board)])),
      vp: [g.score[0] as number, g.score[1] as number],
    };
    for (const unit of this.#units) this.#lookAt(unit, look);
    return look;
  }

  #lookAt(unit: Unit, look: Snapshot): void {
    const { board, models, units } = this.#arena;
    const id = unitId(unit);
    const other = units[unit.host >= 0 ? unit.host : unit.place === PLACE.embarked ? unit.inside : -1];
    const place: UnitPlace = unit.host >= 0 ? 'joined' : (PLACES[unit.place] as UnitPlace);
    look.places.set(id, other === undefined ? [id, place] : [id, place, unitId(other)]);
    look.statuses.set(id, [id, this.#shown.flatMap((at) => (unit.status[at] === 0 ? [] : (statuses.names[at] as string)))]);
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      const left = models.alive[i] === 0 ? 0 : (models.wounds[i] as number);
      look.wounds.set(i, [i, left]);
      if (left === 0 || unit.place !== PLACE.table) continue;
      const [x, y] = [hundredths(writtenX(board, models.x[i] as number)), hundredths(writtenY(board, models.y[i] as number))];
      look.moved.set(
        i,
        this.#turns[unit.slot] === true ? [i, x, y, facing(board, models.dirX[i] as number, models.dirY[i] as number)] : [i, x, y],
      );
    }
  }
}

/** Whole degrees, 0 to 359. */
function facing({ mirrored }: Board, x: number, y: number): number {
  const degrees = Math.atan2(mirrored === 'y' ? -y : y, mirrored === 'x' ? -x : x);
  return (Math.round((degrees * 180) / Math.PI) + 360) % 360;
}

function filmPiece({ id, kind, height, polygon, corners, walls }: Piece, board: Board): FilmPiece {
  const point = (flat: Float64Array, k: number): Corner => [
    hundredths(writtenX(board, flat[2 * k] as number)),
    hundredths(writtenY(board, flat[2 * k + 1] as number)),
  ];
  return {
    id,
    kind: terrainKinds.names[kind] as string,
    heightInches: height,
    polygon: Array.from({ length: corners }, (_, c) => point(polygon, c)),
    walls: Array.from({ length: walls.length / 4 }, (_, w): FilmPiece['walls'][number] => [
      ...point(walls, 2 * w),
      ...point(walls, 2 * w + 1),
    ]),
  };
}

function differing<K, V>(before: ReadonlyMap<K, V>, now: ReadonlyMap<K, V>): V[] {
  return [...now].flatMap(([key, value]) => (JSON.stringify(before.get(key)) === JSON.stringify(value) ? [] : [value]));
}

/** Two sets of changes as one; the later wins. */
export function joined(first: FilmChanges, later: FilmChanges): FilmChanges {
  const both = { ...first, ...later } as Record<string, unknown>;
  for (const key of ['moved', 'wounds', 'places', 'statuses', 'markers'] as const) {
    const [a, b] = [first[key], later[key]] as (readonly (readonly unknown[])[] | undefined)[];
    if (a !== undefined && b !== undefined) both[key] = [...a.filter(([it]) => b.every(([other]) => other !== it)), ...b];
  }
  if (first.pieces !== undefined && later.pieces !== undefined) {
    both['pieces'] = [...first.pieces.filter(({ id }) => later.pieces?.every((it) => it.id !== id)), ...later.pieces];
  }
  return both as FilmChanges;
}
