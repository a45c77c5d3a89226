import type { Line, Transcript } from './transcript.ts';

type Dice = Extract<Line, { readonly kind: 'dice' }>;

/** How two transcripts of one engagement differ where they diverge. */
export type Difference =
  /** The same roll with another number of dice. */
  | { readonly kind: 'dice-count'; readonly first: number; readonly second: number }
  /** The same event about the same units, with other numbers. */
  | { readonly kind: 'values'; readonly event: string; readonly fields: readonly FieldDifference[] }
  /** One unit, in two places. */
  | { readonly kind: 'place'; readonly unit: string; readonly inches: number }
  /** One unit on one spot, its models in two formations. */
  | { readonly kind: 'formation'; readonly unit: string }
  /** One of them ends. */
  | { readonly kind: 'end'; readonly over: 'first' | 'second' }
  /** Something else entirely happens. */
  | { readonly kind: 'other' };

export interface FieldDifference {
  readonly field: string;
  readonly first: number | string | boolean;
  readonly second: number | string | boolean;
}

/** Where two transcripts of one engagement diverge. */
export interface Divergence {
  /** Number of the first line that differs, from 0. */
  readonly at: number;
  readonly difference: Difference;
  /** Shared dice rolled just before, if what follows may depend on them. */
  readonly dice: readonly Line[];
  /** Shared lines just before it. */
  readonly before: readonly Line[];
  /** What followed under each, from the first line that differs. */
  readonly first: readonly Line[];
  readonly second: readonly Line[];
  /** Round, turn and phase of the divergence. */
  readonly where: readonly Line[];
}

/** What is compared: a transcript, or the beginning of one. */
export type Telling = Pick<Transcript, 'lines' | 'formations'>;

/** Number of the first line at which two transcripts differ, -1 if there is none. */
export function partingLine(a: Telling, b: Telling): number {
  const most = Math.max(a.lines.length, b.lines.length);
  for (let at = 0; at < most; at++) if (!sameLine(a, b, at)) return at;
  return -1;
}

/** Whether two transcripts have the same line, or both none, at an index. */
export const sameLine = (a: Telling, b: Telling, at: number): boolean =>
  a.formations[at] === b.formations[at] && JSON.stringify(a.lines[at]) === JSON.stringify(b.lines[at]);

/** The first line at which two transcripts differ, with `before` lines of context and `after` lines from there; null if there is none. */
export function divergence(a: Telling, b: Telling, before: number, after: number): Divergence | null {
  const at = partingLine(a, b);
  if (at < 0) return null;
  const shared = a.lines.slice(0, at);
  const difference = differenceOf(a.lines[at], b.lines[at]);
  return {
    at,
    difference,
    dice: difference.kind === 'values' ? diceBefore(shared) : [],
    before: shared.slice(Math.max(0, at - before)),
    first: a.lines.slice(at, at + after),
    second: b.lines.slice(at, at + after),
    where: whereIs(shared),
  };
}

/** The current round, turn, activation and phase; a turn ends with its round, a phase with its turn. */
function whereIs(shared: readonly Line[]): readonly Line[] {
  const found: Line[] = [];
  let from = 0;
  for (const event of ['round', 'turn', 'activation', 'phase']) {
    const index = shared.findLastIndex((it, i) => i >= from && it.kind === 'event' && it.event === event);
    if (index < 0) continue;
    found.push(shared[index] as Line);
    from = index;
  }
  return found;
}

function differenceOf(a: Line | undefined, b: Line | undefined): Difference {
  if (a === undefined) return { kind: 'end', over: 'first' };
  if (b === undefined) return { kind: 'end', over: 'second' };
  if (a.kind === 'dice' && b.kind === 'dice' && sameRoll(a, b)) {
    return { kind: 'dice-count', first: a.faces.length, second: b.faces.length };
  }
  if (a.kind === 'place' && b.kind === 'place' && a.unit === b.unit) {
    const inches = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
    return inches > 0 ? { kind: 'place', unit: a.unit, inches } : { kind: 'formation', unit: a.unit };
  }
  if (a.kind === 'event' && b.kind === 'event' && a.event === b.event) {
    const fields = Object.keys(a.fields).flatMap((field) => {
      const [first, second] = [a.fields[field], b.fields[field]];
      return first === undefined || second === undefined || first === second ? [] : [{ field, first, second }];
    });
    // With other units it is a different event.
    if (fields.length > 0 && fields.every(({ first }) => typeof first !== 'string')) return { kind: 'values', event: a.event, fields };
  }
  return { kind: 'other' };
}

/** The same dice as far as both go: an address has one face, so other faces mean other dice. */
function sameRoll(a: Dice, b: Dice): boolean {
  const head = ({ deed, actor, target, purpose, ordinal }: Dice): string => JSON.stringify([deed, actor, target, purpose, ordinal]);
  const shared = Math.min(a.faces.length, b.faces.length);
  return head(a) === head(b) && a.faces.slice(0, shared).every((face, i) => face === b.faces[i]);
}

/** The rows of dice at the end, with nothing after them. */
function diceBefore(shared: readonly Line[]): readonly Line[] {
  const last = shared.findLastIndex((it) => it.kind !== 'dice');
  return shared.slice(last + 1);
}
