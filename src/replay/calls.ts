import type { SeamWatch } from '../compile/compose.ts';
import type { Line, OnLine } from './transcript.ts';

/** A call of a procedure between two lines of a transcript. */
export interface Call {
  readonly seam: string;
  /** Its arguments: units, weapons, numbers. */
  readonly args: readonly string[];
  /** Its result; null if it has none that can be shown. */
  readonly result: number | string | boolean | null;
}

/** The first thing that two rulesets computed differently. */
export type CallDifference =
  /** One procedure returned two answers for the same arguments. */
  | {
      readonly kind: 'value';
      readonly seam: string;
      readonly args: readonly string[];
      readonly first: Call['result'];
      readonly second: Call['result'];
    }
  /** One of them made a call that the other did not. */
  | { readonly kind: 'asked'; readonly first: string | null; readonly second: string | null };

/** Calls of one engagement between two of its lines. */
export class CallWindow {
  readonly calls: Call[] = [];
  readonly #from: number;
  readonly #to: number;
  #open: boolean;

  /** Keeps calls that return after line `from` begins (from the start for -1) and before line `to` begins. */
  constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
    this.#open = from < 0;
  }

  readonly onLine: OnLine = (lines) => {
    const begun = lines.length - 1;
    this.#open = begun >= this.#from && begun < this.#to;
  };

  readonly watch: SeamWatch = (seam, args, result) => {
    if (!this.#open || this.calls.length >= MOST_CALLS) return;
    this.calls.push({ seam, args: args.slice(1).map(shown), result: plain(result) });
  };
}

/** Far more than happen between two events; guards against a window over a whole engagement. */
const MOST_CALLS = 100_000;
/** How far ahead to look for a call that only one of two lists has. */
const LOOK_AHEAD = 400;

/** The first difference of two lists of calls; null if there is none. Calls that only one has are skipped if both continue alike. */
export function callDifference(a: readonly Call[], b: readonly Call[]): CallDifference | null {
  const [x, y] = [a.map(keyOf), b.map(keyOf)];
  let [i, j] = [0, 0];
  let asked: CallDifference | null = null;
  while (i < a.length && j < b.length) {
    const [p, q] = [a[i] as Call, b[j] as Call];
    if (x[i] === y[j]) {
      if (p.result !== q.result) return { kind: 'value', seam: p.seam, args: p.args, first: p.result, second: q.result };
      i += 1;
      j += 1;
      continue;
    }
    asked ??= { kind: 'asked', first: p.seam, second: q.seam };
    const inA = ahead(x, i, y[j] as string);
    const inB = ahead(y, j, x[i] as string);
    if (inA < 0 && inB < 0) return asked;
    if (inB < 0 || (inA >= 0 && inA - i <= inB - j)) i = inA;
    else j = inB;
  }
  return asked;
}

const keyOf = ({ seam, args }: Call): string => `${seam}(${args.join()})`;

function ahead(keys: readonly string[], from: number, key: string): number {
  const end = Math.min(keys.length, from + LOOK_AHEAD);
  for (let i = from; i < end; i++) if (keys[i] === key) return i;
  return -1;
}

const plain = (value: unknown): Call['result'] => {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return unitName(value);
};

/** What an argument is about. The record of an attack is described by its units and weapon. */
function shown(value: unknown): string {
  const simple = plain(value);
  if (simple !== null) return String(simple);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Array.isArray(value)) return '';
  if ('profile' in value && 'name' in value) return String(value.name);
  const held = Object.values(value).flatMap((it) => unitName(it) ?? []);
  return [...new Set(held)].join(' ');
}

function unitName(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('slot' in value && 'side' in value && 'id' in value)) return null;
  return `${value.side === 0 ? 'red' : 'blue'}/${value.id}`;
}

/** The window in which the line `at` arises: from the dice it depends on to the end of its own dice. */
export function windowOf(at: number, lines: readonly Line[]): CallWindow {
  let from = at - 1;
  while (from >= 0 && lines[from]?.kind === 'dice') from -= 1;
  return new CallWindow(from, lines[at]?.kind === 'dice' ? at + 1 : at);
}
