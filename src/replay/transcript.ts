import { fold } from '../engine/dice/mix.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import type { Match } from '../engine/match.ts';
import type { Outcome } from '../engine/outcome.ts';
import { openPlayer, type Player } from '../engine/play.ts';
import type { Family, Frame, Node, Unit } from '../rules/index.ts';
import { CAUSES, DEEDS, eventFields, events, PLACE, purposes, writtenField, writtenX, writtenY } from '../rules/index.ts';

/** What happened, in order. Units are written `<army>/<id>`. */
export type Line =
  | { readonly kind: 'event'; readonly event: string; readonly fields: { readonly [name: string]: number | string | boolean } }
  | {
      readonly kind: 'dice';
      readonly deed: string;
      readonly actor: string;
      /** Null where the deed has no target. */
      readonly target: string | null;
      readonly purpose: string;
      /** Index of the first die in its row. */
      readonly ordinal: number;
      /** Faces of D6; degrees or `hit` of a scatter die; the result of a pick, from 0. */
      readonly faces: (number | 'hit')[];
    }
  /** A unit has taken up a position: centre and radius of a circle round its models, inches. */
  | { readonly kind: 'place'; readonly unit: string; readonly x: number; readonly y: number; readonly radius: number };

export interface Transcript {
  readonly lines: readonly Line[];
  /** For each line of kind `place` a hash of the position of every model, else 0: the circle alone says less. */
  readonly formations: readonly number[];
  /** A copy that does not change. */
  readonly outcome: Outcome;
}

/** Called with every line when it begins; dice may still be added to it. */
export type OnLine = (lines: readonly Line[], arena: Player['arena']) => void;

export interface ReadOptions {
  readonly onLine?: OnLine;
  /** Called for every die added to the last line. */
  readonly onDie?: (lines: readonly Line[]) => void;
  /** Called before anything happens. */
  readonly onOpen?: (arena: Player['arena']) => void;
  /** Most lines to keep. The engagement is still played to its end: rules may hold something while they are at work. */
  readonly most?: number;
}

/** Plays one engagement and records everything that happens. Recording does not change the outcome. */
export function transcribe(match: Match, root: RootKey, pair: number, redSeat: 0 | 1, options: ReadOptions = {}): Transcript {
  const scribe = new Scribe(match, options);
  const player = openPlayer(match, scribe);
  scribe.attend(player);
  options.onOpen?.(player.arena);
  const outcome = structuredClone(player.play(root, pair, redSeat));
  scribe.close();
  return { lines: scribe.lines, formations: scribe.formations, outcome };
}

const PLACES = Object.keys(PLACE);

class Scribe {
  readonly lines: Line[] = [];
  readonly formations: number[] = [];
  readonly #onLine: OnLine;
  readonly #onDie: (lines: readonly Line[]) => void;
  readonly #most: number;
  #full = false;
  readonly #names: readonly string[];
  readonly #phases: string[] = [];
  #player: Player | null = null;
  #begun = false;
  /** Units that have been moved since the last event or die: where they stand then is reported, not the places that were tried before. */
  readonly #moved = new Set<Unit<Family>>();
  /** By unit, a hash of where and how its models stood when it was last reported. */
  readonly #told = new Map<Unit<Family>, number>();
  /** Units whose place aboard a transport has changed: it is reported once they stand on the table. */
  readonly #aboard = new Set<Unit<Family>>();
  #open: { readonly frame: Frame; readonly stamp: string; readonly faces: (number | 'hit')[]; next: number } | null = null;

  constructor(match: Match, { onLine = () => undefined, onDie = () => undefined, most = Number.POSITIVE_INFINITY }: ReadOptions) {
    this.#onLine = onLine;
    this.#onDie = onDie;
    this.#most = most;
    this.#names = match.units.map((unit) => `${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`);
    const visit = (node: Node<Family>): void => {
      if (node.kind === 'phase' || node.kind === 'command') this.#phases.push(node.id);
      if ('body' in node) node.body.forEach(visit);
    };
    visit(match.ruleset.program);
  }

  /** Positions of all units when the first thing happens. */
  #begin(): void {
    this.#begun = true;
    for (const unit of this.#player?.arena.units ?? []) {
      const placed = this.lines.some((it) => it.kind === 'place' && it.unit === this.#names[unit.slot]);
      if (unit.place === PLACE.table && !placed) this.#place(unit);
    }
  }

  /** Tells where units stand that have been moved; true if any stands elsewhere than before. */
  #settle(): boolean {
    const before = this.lines.length;
    for (const unit of this.#moved) if (this.#told.get(unit) !== this.#pose(unit)) this.#place(unit);
    this.#moved.clear();
    return this.lines.length > before;
  }

  /** The engagement is over. */
  close(): void {
    this.#settle();
  }

  #place(unit: Unit<Family>): void {
    this.#told.set(unit, this.#pose(unit));
    if (this.#isFull()) return;
    const line: Line = { kind: 'place', unit: this.#names[unit.slot] as string, ...this.#written(unit), radius: unit.radius };
    this.#push(line, this.#formation(unit));
  }

  #written({ x, y }: Unit<Family>): { readonly x: number; readonly y: number } {
    const { board } = (this.#player as Player).arena;
    return { x: writtenX(board, x), y: writtenY(board, y) };
  }

  /** The last requested line is complete when the next one would begin. */
  #isFull(): boolean {
    this.#full ||= this.lines.length >= this.#most;
    return this.#full;
  }

  #push(line: Line, formation = 0): void {
    this.lines.push(line);
    this.formations.push(formation);
    if (this.#player !== null) this.#onLine(this.lines, this.#player.arena);
  }

  #formation(unit: Unit<Family>): number {
    const { x, y, alive } = (this.#player as Player).arena.models;
    let sum = 0;
    for (let i = unit.first; i < unit.first + unit.size; i++)
      if (alive[i] !== 0) sum = fold(fold(sum ^ i, Math.round((x[i] as number) * 256)), Math.round((y[i] as number) * 256));
    return sum;
  }

  /** The same with facings and heights, and which models are left. */
  #pose(unit: Unit<Family>): number {
    const { z, dirX, dirY, alive } = (this.#player as Player).arena.models;
    let sum = fold(this.#formation(unit), unit.place);
    for (let i = unit.first; i < unit.first + unit.size; i++)
      if (alive[i] !== 0)
        sum = fold(fold(sum, Math.round((z[i] as number) * 256)), Math.round(Math.atan2(dirY[i] as number, dirX[i] as number) * 256));
    return sum;
  }

  attend(player: Player): void {
    this.#player = player;
    player.arena.watchMoves((unit) => {
      // What a player only thinks through does not happen.

      // Passengers are where their transport is, and it is the one that moves.
      if (unit.place === PLACE.embarked) this.#aboard.add(unit);
      else {
        this.#aboard.delete(unit);
        this.#moved.add(unit);
      }
    });
  }

  event(kind: number, a: number, b: number, c: number, d: number): void {
    this.#open = null;
    this.#settle();
    if (!this.#begun) this.#begin();
    if (this.#isFull()) return;
    const values = [a, b, c, d];
    const name = events.names[kind] as string;
    const fields = Object.fromEntries(
      (eventFields[kind] ?? []).map(([field, type], i) => [field, this.#show(name, field, type, values[i] as number)]),
    );
    this.#push({ kind: 'event', event: name, fields });
    for (const unit of this.#aboard) {
      if (unit.place !== PLACE.table) continue;
      this.#aboard.delete(unit);
      this.#place(unit);
    }
  }

  /** Consecutive dice of one row form one line. */
  die(frame: Frame, why: number, ordinal: number, value: number): void {
    if (this.#settle()) this.#open = null;
    if (!this.#begun) this.#begin();
    if (this.#full) return;
    const purpose = purposes.names[why] as string;
    const stamp = `${frame.deed} ${frame.actor.index} ${frame.target.index} ${why}`;
    const face: number | 'hit' = value === -1 ? 'hit' : value;
    if (this.#open !== null && this.#open.frame === frame && this.#open.stamp === stamp && this.#open.next === ordinal) {
      this.#open.faces.push(face);
      this.#open.next += 1;
      this.#onDie(this.lines);
      return;
    }
    if (this.#isFull()) return;
    const faces = [face];
    this.#open = { frame, stamp, faces, next: ordinal + 1 };
    const target = this.#roller(frame.target.index);
    this.#push({
      kind: 'dice',
      deed: DEEDS[frame.deed] as string,
      actor: this.#roller(frame.actor.index) ?? 'nobody',
      target,
      purpose,
      ordinal,
      faces,
    });
    this.#onDie(this.lines);
  }

  #roller(index: number): string | null {
    const unit = this.#names[index];
    if (unit !== undefined) return unit;
    const seat = index - this.#names.length;
    return seat < 2 ? `seat ${seat}` : null;
  }

  #show(event: string, field: string, type: string, value: number): number | string | boolean {
    switch (type) {
      case 'unit':
        return this.#names[value] ?? 'none';
      case 'side':
        return value === 0 ? 'red' : value === 1 ? 'blue' : 'neither';
      case 'flag':
        return value !== 0;
      case 'inches': {
        const board = this.#player?.arena.board;
        return board === undefined ? value / 256 : writtenField(board, field, value / 256);
      }
      case 'model':
        return this.#model(value);
      case 'piece':
        return this.#player?.arena.board.pieces[value]?.id ?? 'none';
      case 'marker':
        return this.#player?.arena.board.objectives[value - 1]?.id ?? value;
      default:
        if (event === 'phase') return this.#phases[value] ?? value;
        if (field === 'cause') return CAUSES[value] ?? value;
        return event === 'relocated' && field === 'place' ? (PLACES[value] ?? value) : value;
    }
  }

  /** A model by its number within its unit, from 1. */
  #model(model: number): string | number {
    const arena = this.#player?.arena;
    const unit = arena?.units[arena.models.unit[model] ?? -1];
    return unit === undefined ? model : `${this.#names[unit.slot]}#${model - unit.first + 1}`;
  }
}
