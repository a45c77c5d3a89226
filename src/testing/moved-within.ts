import { type EventKind, eventFields, events, type Family, type Game, PLACE, type Unit } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { Check, MakeCheck, Procedure } from './check.ts';

/** A procedure that moves a unit, its first argument behind the game, and what says how far it may. */
export interface Allowed {
  readonly move: string;
  /** Procedures whose answers about the unit allow it inches, where they are asked within the move: the most of them counts. */
  readonly by?: readonly string[];
  /** Procedures whose answers then cut it short: the least of them counts. */
  readonly cut?: readonly string[];
  /** By events about the unit, the field that says how many inches were rolled for the move. */
  readonly rolled?: { readonly [event: string]: string };
  /** Likewise what was rolled beyond what procedures allow. */
  readonly plus?: { readonly [event: string]: string };
  /** Which argument behind the game, from 1, is how many inches it may go. */
  readonly given?: number;
  /** Inches that need no procedure: a number of the rules. */
  readonly fixed?: (g: Game<Family>) => number;
  /** Inches beyond that: for contact, or a turn. */
  readonly beyond?: (g: Game<Family>, unit: Unit<Family>) => number;
}

/** Places are kept to 1/256 inch, and moves end short of what they must not touch by less than this. */
const SLACK_INCHES = 0.02;

/** A move under way. */
class Move {
  readonly unit: Unit<Family>;
  readonly allowed: Allowed;
  most = Number.NEGATIVE_INFINITY;
  least = Number.POSITIVE_INFINITY;
  plus = 0;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #alive: Uint8Array;
  readonly #stood: boolean;

  constructor({ models }: Game<Family>, unit: Unit<Family>, allowed: Allowed) {
    const end = unit.first + unit.size;
    this.unit = unit;
    this.allowed = allowed;
    this.#x = models.x.slice(unit.first, end);
    this.#y = models.y.slice(unit.first, end);
    this.#alive = models.alive.slice(unit.first, end);
    this.#stood = standsOpen(unit);
  }

  /** The farthest that a model is from where it stood, in a straight line; 0 for a unit that was not on the table all the time. */
  inches({ models }: Game<Family>): number {
    if (!this.#stood || !standsOpen(this.unit)) return 0;
    let farthest = 0;
    for (let k = 0; k < this.unit.size; k++) {
      const i = this.unit.first + k;
      if (this.#alive[k] === 0 || models.alive[i] === 0) continue;
      farthest = Math.max(farthest, Math.hypot(item(models.x, i) - item(this.#x, k), item(models.y, i) - item(this.#y, k)));
    }
    return farthest;
  }

  /** What the move must be within. */
  limit(g: Game<Family>): number {
    const { fixed, beyond } = this.allowed;
    const most = Math.max(this.most, fixed?.(g) ?? Number.NEGATIVE_INFINITY, 0);
    return Math.min(most, this.least) + this.plus + (beyond?.(g, this.unit) ?? 0) + SLACK_INCHES;
  }
}

const standsOpen = (unit: Unit<Family>): boolean => unit.place === PLACE.table && unit.housed < 0;
const isUnit = (it: unknown): it is Unit<Family> => typeof it === 'object' && it !== null && 'slot' in it;

/**
 * No model is farther from where it stood than the rules allowed it in that move, in a straight line: what procedures answered while the move was made,
 * or what was rolled for it. A unit that makes another move within (it flees from a charge) is measured in that one only.
 */
export function movedWithin(moves: readonly Allowed[]): MakeCheck {
  return (say) => {
    const open: Move[] = [];
    const ofUnit = (slot: unknown): Move | undefined => open.findLast((it) => it.unit.slot === slot);
    const moving =
      (allowed: Allowed) =>
      (next: Procedure): Procedure =>
      (...args) => {
        const [g, unit] = args as [Game<Family>, Unit<Family>];
        const move = new Move(g, unit, allowed);
        if (allowed.given !== undefined) move.most = args[allowed.given] as number;
        open.push(move);
        const answer = next(...args);
        open.splice(open.lastIndexOf(move));
        const inches = move.inches(g);
        const limit = move.limit(g);
        // Out of an outer move of the same unit it counts no more.
        const outer = ofUnit(unit.slot);
        if (inches > 0 && outer !== undefined) outer.most = Number.POSITIVE_INFINITY;
        if (inches > limit)
          say(
            `round ${g.round}, ${unit.side === 0 ? 'red' : 'blue'}/${unit.id}: ${allowed.move} took it ${inches.toFixed(2)}", ${(limit - SLACK_INCHES).toFixed(2)}" allowed`,
          );
        return answer;
      };
    const allowing =
      (seam: string) =>
      (next: Procedure): Procedure =>
      (...args) => {
        const inches = next(...args);
        const about = args[1];
        const move = isUnit(about) ? ofUnit(about.slot) : undefined;
        if (move?.allowed.by?.includes(seam) === true) move.most = Math.max(move.most, inches as number);
        if (move?.allowed.cut?.includes(seam) === true) move.least = Math.min(move.least, inches as number);
        return inches;
      };
    const seams = [...new Set(moves.flatMap(({ by = [], cut = [] }) => [...by, ...cut]))];
    const wrap: Check['wrap'] = Object.fromEntries([
      ...moves.map((it) => [it.move, moving(it)] as const),
      ...seams.map((it) => [it, allowing(it)] as const),
    ]);
    return {
      wrap,
      begin() {
        open.length = 0;
      },
      event(kind, ...values) {
        const move = ofUnit(values[0]);
        if (move === undefined) return;
        const name = item(events.names, kind);
        move.most = Math.max(move.most, inchesOf(kind, values, move.allowed.rolled?.[name]) ?? Number.NEGATIVE_INFINITY);
        move.plus += inchesOf(kind, values, move.allowed.plus?.[name]) ?? 0;
      },
    };
  };
}

/** A field of an event in inches; null if none is asked for. */
function inchesOf(kind: EventKind, values: readonly number[], name: string | undefined): number | null {
  if (name === undefined) return null;
  const fields = item(eventFields, kind);
  const at = fields.findIndex(([field]) => field === name);
  const [, type] = item(fields, at);
  return item(values, at) / (type === 'inches' ? 256 : 1);
}
