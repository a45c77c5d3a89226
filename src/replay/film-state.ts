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

/** A unit without a host or a transport. */
const NO_UNIT = -1;
/** No place of `PLACES`: before the first look. */
const UNSEEN = -1;
/** A model whose facing is not shown. */
const NO_FACING = -1;

/** A piece of terrain as it was last seen, with the numbers it was drawn from. */
interface SeenPiece {
  readonly kind: number;
  readonly height: number;
  readonly polygon: Float64Array;
  readonly walls: Float64Array;
  readonly piece: FilmPiece;
}

/** Follows an arena through an engagement and reports what has changed since the last look: it is asked at every line, so that only what has changed is written down. */
export class StateWatch {
  /** The whole state when the watch began. */
  readonly start: FilmState;
  readonly #units: readonly Unit[];
  readonly #arena: Arena;
  readonly #match: Match;
  readonly #shown = SHOWN_STATUSES();
  readonly #turns: readonly boolean[];
  /** By model, as last seen: whether it was on the table, where, its facing, and the wounds it had left. */
  readonly #there: Uint8Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #facing: Int16Array;
  readonly #wounds: Float64Array;
  /** By unit: its place of `PLACES`, and the unit that it is in or has joined. */
  readonly #place: Int8Array;
  readonly #other: Int32Array;
  /** By unit and status that is shown. */
  readonly #statuses: Uint8Array;
  readonly #markers: Float64Array;
  readonly #pieces = new Map<string, SeenPiece>();
  #vp: readonly [number, number];
  #holders: { readonly [objective: string]: Holder };

  constructor(arena: Arena, match: Match) {
    const models = arena.models.alive.length;
    this.#arena = arena;
    this.#match = match;
    this.#units = arena.units;
    this.#turns = arena.units.map(isVehicle);
    this.#there = new Uint8Array(models);
    this.#x = new Float64Array(models);
    this.#y = new Float64Array(models);
    this.#facing = new Int16Array(models);
    this.#wounds = new Float64Array(models).fill(-1);
    this.#place = new Int8Array(arena.units.length).fill(UNSEEN);
    this.#other = new Int32Array(arena.units.length);
    this.#statuses = new Uint8Array(arena.units.length * this.#shown.length);
    this.#markers = new Float64Array(2 * arena.board.objectives.length).fill(Number.NaN);
    this.#vp = this.#points();
    this.#holders = this.#held();
    this.start = { ...this.#look(), vp: this.#vp, objectives: this.#holders };
  }

  /** What has changed. Control of objectives is computed only on request, where a turn or a phase begins. */
  changes(withObjectives: boolean): FilmChanges {
    const { moved, wounds, places, statuses: conditions, markers, pieces } = this.#look();
    const [red, blue] = this.#vp;
    this.#vp = this.#points();
    const vp = this.#vp[0] !== red || this.#vp[1] !== blue;
    const objectives = withObjectives && this.#seeHolders();
    return {
      ...(moved.length > 0 && { moved }),
      ...(wounds.length > 0 && { wounds }),
      ...(places.length > 0 && { places }),
      ...(conditions.length > 0 && { statuses: conditions }),
      ...(markers.length > 0 && { markers }),
      ...(pieces.length > 0 && { pieces }),
      ...(vp && { vp: this.#vp }),
      ...(objectives && { objectives: this.#holders }),
    };
  }

  #points(): readonly [number, number] {
    const { score } = this.#arena;
    return [score[0] as number, score[1] as number];
  }

  /** Whether objectives have other holders than before. */
  #seeHolders(): boolean {
    const before = this.#holders;
    this.#holders = this.#held();
    return JSON.stringify(this.#holders) !== JSON.stringify(before);
  }

  #held(): { readonly [objective: string]: Holder } {
    const g = this.#arena;
    const { controls } = this.#match.ruleset.seams;
    return Object.fromEntries(g.board.objectives.map(({ id, index }) => [id, ARMIES[controls(g, index)] ?? 'nobody']));
  }

  #look(): Looked {
    const looked: Looked = { moved: [], wounds: [], places: [], statuses: [], markers: [], pieces: [] };
    for (const unit of this.#units) {
      this.#lookAtUnit(unit, looked);
      for (let i = unit.first; i < unit.first + unit.size; i++) this.#lookAtModel(i, unit, looked);
    }
    this.#lookAtMarkers(looked);
    this.#lookAtPieces(looked);
    return looked;
  }

  #lookAtUnit(unit: Unit, looked: Looked): void {
    const { slot } = unit;
    const id = unitId(unit);
    const other = unit.host >= 0 ? unit.host : unit.place === PLACE.embarked ? unit.inside : NO_UNIT;
    const place = unit.host >= 0 ? PLACES.length : unit.place;
    if (this.#place[slot] !== place || this.#other[slot] !== other) {
      this.#place[slot] = place;
      this.#other[slot] = other;
      const name: UnitPlace = PLACES[place] ?? 'joined';
      const within = this.#units[other];
      looked.places.push(within === undefined ? [id, name] : [id, name, unitId(within)]);
    }
    let changed = false;
    for (let k = 0, at = slot * this.#shown.length; k < this.#shown.length; k++, at++) {
      const has = unit.status[this.#shown[k] as number] === 0 ? 0 : 1;
      changed ||= this.#statuses[at] !== has;
      this.#statuses[at] = has;
    }
    if (changed) looked.statuses.push([id, this.#shown.flatMap((it) => (unit.status[it] === 0 ? [] : (statuses.names[it] as string)))]);
  }

  #lookAtModel(i: number, unit: Unit, looked: Looked): void {
    const { board, models } = this.#arena;
    const left = models.alive[i] === 0 ? 0 : (models.wounds[i] as number);
    if (this.#wounds[i] !== left) {
      this.#wounds[i] = left;
      looked.wounds.push([i, left]);
    }
    if (left === 0 || unit.place !== PLACE.table) {
      this.#there[i] = 0;
      return;
    }
    const x = hundredths(writtenX(board, models.x[i] as number));
    const y = hundredths(writtenY(board, models.y[i] as number));
    const turned = this.#turns[unit.slot] === true ? facing(board, models.dirX[i] as number, models.dirY[i] as number) : NO_FACING;
    if (this.#there[i] === 1 && this.#x[i] === x && this.#y[i] === y && this.#facing[i] === turned) return;
    this.#there[i] = 1;
    this.#x[i] = x;
    this.#y[i] = y;
    this.#facing[i] = turned;
    looked.moved.push(turned === NO_FACING ? [i, x, y] : [i, x, y, turned]);
  }

  #lookAtMarkers({ markers }: Looked): void {
    const { board } = this.#arena;
    for (const [k, it] of board.objectives.entries()) {
      const [x, y] = [hundredths(writtenX(board, it.x)), hundredths(writtenY(board, it.y))];
      if (this.#markers[2 * k] === x && this.#markers[2 * k + 1] === y) continue;
      this.#markers[2 * k] = x;
      this.#markers[2 * k + 1] = y;
      markers.push([it.id, x, y]);
    }
  }

  #lookAtPieces({ pieces }: Looked): void {
    const { board } = this.#arena;
    const seen = this.#pieces;
    for (let k = 0; k < board.count; k++) {
      const it = board.pieces[k] as Piece;
      const before = seen.get(it.id);
      if (before !== undefined && isAsSeen(it, before)) continue;
      const piece = filmPiece(it, board);
      const { id, kind, height, polygon, corners, walls } = it;
      seen.set(id, { kind, height, polygon: polygon.slice(0, 2 * corners), walls: walls.slice(), piece });
      if (before === undefined || JSON.stringify(before.piece) !== JSON.stringify(piece)) pieces.push(piece);
    }
    // As many as there are have been seen just now: the others are gone.
    if (seen.size === board.count) return;
    const there = new Set(board.pieces.slice(0, board.count).map(({ id }) => id));
    for (const [id, { piece }] of seen) {
      if (there.has(id)) continue;
      seen.delete(id);
      pieces.push({ ...piece, polygon: [], walls: [] });
    }
  }
}

/** What a look has found to be other than before. */
interface Looked {
  readonly moved: (readonly [number, number, number, number?])[];
  readonly wounds: (readonly [number, number])[];
  readonly places: (readonly [string, UnitPlace, string?])[];
  readonly statuses: (readonly [string, readonly string[]])[];
  readonly markers: (readonly [string, number, number])[];
  readonly pieces: FilmPiece[];
}

function isAsSeen({ kind, height, polygon, corners, walls }: Piece, seen: SeenPiece): boolean {
  return (
    kind === seen.kind &&
    height === seen.height &&
    seen.polygon.length === 2 * corners &&
    begins(polygon, seen.polygon) &&
    areSame(walls, seen.walls)
  );
}

const areSame = (one: Float64Array, other: Float64Array): boolean => one.length === other.length && begins(one, other);

/** Whether a list begins as another is. */
function begins(list: Float64Array, other: Float64Array): boolean {
  for (let k = 0; k < other.length; k++) if (list[k] !== other[k]) return false;
  return true;
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
