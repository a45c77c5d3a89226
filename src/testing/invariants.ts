import type { Arena } from '../engine/arena.ts';
import type { Outcome } from '../engine/outcome.ts';
import { coherent, inPiece, onBoard, overlaps } from '../kit/index.ts';
import type { Family, TerrainFormat, Unit } from '../rules/index.ts';
import { PLACE, terrainKinds } from '../rules/index.ts';
import { item } from '../rules/item.ts';

/** Coherency distances if an edition declares none. */
const CHAIN_INCHES = 2;
const CHAIN_UP_INCHES = 6;

/** Checks an arena for things that must never happen, whatever the doctrines do. */
export class Watch {
  readonly problems: string[] = [];
  readonly #arena: Arena;
  /** Kinds of terrain in which no model of any edition can stand. */
  readonly #barred: ReadonlySet<string>;
  /** The models that a unit had at the last check, by slot, if it was coherent then. */
  readonly #coherentWith: (Uint8Array | null)[];
  /** The positions of each unit's models after its last move and after the one before it: x, y, x, y ... */
  readonly #last: Float64Array[];
  readonly #before: Float64Array[];

  /** @param terrain facts about kinds of terrain */
  constructor(arena: Arena, terrain: readonly TerrainFormat[]) {
    this.#arena = arena;
    this.#barred = new Set(terrain.filter((it) => it.bars === 'standing').map((it) => it.name));
    this.#coherentWith = arena.units.map(() => null);
    this.#last = arena.units.map((unit) => new Float64Array(unit.size * 2));
    this.#before = arena.units.map((unit) => new Float64Array(unit.size * 2));
    arena.watchMoves((unit) => this.#moved(unit));
  }

  /** Call before each engagement, when the arena has been reset for it: checks where the armies start. */
  begin(): void {
    this.#coherentWith.fill(null);
    for (const unit of this.#arena.units) this.#moved(unit);
  }

  #say(unit: Unit<Family>, what: string): void {
    if (this.problems.length >= 20) return;
    this.problems.push(`round ${this.#arena.round}, ${unit.side === 0 ? 'red' : 'blue'}/${unit.id} (${unit.sheet.id}): ${what}`);
  }

  #moved(unit: Unit<Family>): void {
    // Models inside a building have no position.
    if (unit.place !== PLACE.table || unit.housed >= 0) return;
    const g = this.#arena;
    const m = g.models;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] === 0) continue;
      if (!Number.isFinite(m.x[i]) || !Number.isFinite(m.y[i])) return this.#say(unit, `model ${i} stands at ${m.x[i]}, ${m.y[i]}`);
      if (!onBoard(g.board, m, i)) this.#say(unit, `model ${i} at ${m.x[i]}, ${m.y[i]} leaves the board`);
      this.#crowded(unit, i);
      for (let p = 0; unit.aloft === 0 && p < g.board.count; p++) {
        const piece = item(g.board.pieces, p);
        // Some editions let units stand on top of it.
        if (piece.height > 0 && item(m.z, i) >= piece.height) continue;
        if (this.#barred.has(item(terrainKinds.names, piece.kind)) && inPiece(m, i, piece))
          this.#say(unit, `model ${i} stands in ${piece.id}`);
      }
    }
    const { edition, tables } = g.match.ruleset;
    const inches = edition.coherencyInches?.(unit.sheet, unit.size, tables) ?? CHAIN_INCHES;
    const whole = coherent(g, unit, inches, edition.coherencyUpInches?.(tables) ?? CHAIN_UP_INCHES, 1);
    // Casualties may break a unit's coherency; a move of a whole unit may not, unless it only takes back a move.
    const models = m.alive.slice(unit.first, unit.first + unit.size);
    const same = this.#coherentWith[unit.slot]?.every((alive, k) => alive === models[k]) === true;
    if (!whole && same && !this.#takenBack(unit)) this.#say(unit, 'a move broke its coherency');
    this.#coherentWith[unit.slot] = whole ? models : null;
    this.#remember(unit);
  }

  /** Whether the living models are where they were before the last move. */
  #takenBack(unit: Unit<Family>): boolean {
    const m = this.#arena.models;
    const places = this.#before[unit.slot] as Float64Array;
    for (let k = 0; k < unit.size; k++) {
      const i = unit.first + k;
      if (m.alive[i] !== 0 && (m.x[i] !== places[2 * k] || m.y[i] !== places[2 * k + 1])) return false;
    }
    return true;
  }

  #remember(unit: Unit<Family>): void {
    const m = this.#arena.models;
    const places = this.#before[unit.slot] as Float64Array;
    this.#before[unit.slot] = this.#last[unit.slot] as Float64Array;
    this.#last[unit.slot] = places;
    for (let k = 0; k < unit.size; k++) {
      places[2 * k] = item(m.x, unit.first + k);
      places[2 * k + 1] = item(m.y, unit.first + k);
    }
  }

  #crowded(unit: Unit<Family>, i: number): void {
    const g = this.#arena;
    const m = g.models;
    for (const other of g.units) {
      if (other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft || other.housed >= 0) continue;
      const dx = other.x - item(m.x, i);
      const dy = other.y - item(m.y, i);
      const far = other.radius + item(m.radius, i);
      if (dx * dx + dy * dy > far * far) continue;
      for (let j = other.first; j < other.first + other.size; j++) {
        if (j !== i && item(m.alive, j) !== 0 && Math.abs(item(m.z, i) - item(m.z, j)) < 1 && overlaps(m, i, j))
          this.#say(unit, `model ${i} overlaps model ${j} of ${other.id}`);
      }
    }
  }

  /** Call after each engagement. */
  end(outcome: Outcome): void {
    const g = this.#arena;
    const m = g.models;
    for (const unit of g.units) {
      let alive = 0;
      for (let i = unit.first; i < unit.first + unit.size; i++) {
        if (m.alive[i] !== 0) alive++;
        const start = item(item(g.match.units, unit.slot).wounds, i - unit.first);
        if (item(m.wounds, i) < 0 || item(m.wounds, i) > start) this.#say(unit, `model ${i} has ${item(m.wounds, i)} of ${start} wounds`);
        if (item(m.wounds, i) > 0 !== (item(m.alive, i) !== 0))
          this.#say(unit, `model ${i} has ${m.wounds[i]} wounds and is ${m.alive[i] === 0 ? 'gone' : 'there'}`);
      }
      if (alive !== unit.alive) this.#say(unit, `counts ${unit.alive} models, has ${alive}`);
      if ((alive === 0) !== (unit.place === PLACE.gone)) this.#say(unit, `has ${alive} models and is in place ${unit.place}`);
    }
    if (item(outcome.vp, 0) < 0 || item(outcome.vp, 1) < 0) this.problems.push(`victory points ${outcome.vp.join(' and ')}`);
    if (outcome.rounds < 1) this.problems.push(`${outcome.rounds} rounds were played`);
    for (let side = 0; side < 2; side++) this.#pointsKept(side as 0 | 1, outcome);
  }

  /** An army's points at the start equal those it has left plus those it lost. */
  #pointsKept(side: 0 | 1, outcome: Outcome): void {
    const g = this.#arena;
    let had = 0;
    let has = 0;
    for (const unit of g.sides[side]) {
      // It has not been brought into play.
      if (unit.strength === 0) continue;
      for (let i = unit.first; i < unit.first + unit.size; i++) {
        // A place reserved for a character that is not there.
        if (item(g.models.alive, i) === 0 && i - unit.first >= unit.size - (item(g.match.units, unit.slot).seats?.length ?? 0)) continue;
        const points = item(unit.sheet.models, item(g.models.kind, i)).points;
        // A model that became a separate unit was counted in its first unit.
        if (unit.maker < 0 || unit.sheet !== item(g.units, unit.maker).sheet) had += points;
        if (g.models.alive[i] !== 0) has += points;
      }
    }
    const lost = item(outcome.lost, side);
    if (Math.abs(had - has - lost) > 1) this.problems.push(`${side === 0 ? 'red' : 'blue'} had ${had} points, has ${has} and lost ${lost}`);
  }
}
