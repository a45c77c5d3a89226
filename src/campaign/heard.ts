import { Border, type Outside } from '../compile/border.ts';
import type { Code, CodeTrace } from '../compile/instruments.ts';
import type { AnyEdition } from '../rules/index.ts';
import { item } from '../rules/item.ts';

/** Whose code, what it answered, and the digest of what had happened by then. */
const WIDTH = 4;
const [WHOSE, ANSWER, LOW, HIGH] = [0, 1, 2, 3];

/** What code from outside did in one game, as plain data that threads can send. */
export interface Heard {
  /** Whose code it is, and what it stands for: `rule ME-SHOOT-01 (pack.js:3), hitOn`. */
  readonly names: readonly string[];
  /** A row for each time that it ended: see WIDTH. */
  readonly rows: Float64Array;
}

/** Notes in one game whenever code from outside ends, the inner before the outer. */
export class Listener implements CodeTrace {
  readonly #border: Border;
  readonly #names: string[] = [];
  /** Names by code; -1 for code of this package. */
  readonly #known = new Map<Code, number>();
  readonly #open: Code[] = [];
  readonly #rows: number[] = [];
  /** Set before the game begins. */
  log: { readonly lo: number; readonly hi: number } = { lo: 0, hi: 0 };

  constructor(outside: Outside, edition: AnyEdition) {
    this.#border = new Border(outside, edition);
  }

  enter(code: Code): void {
    this.#open.push(code);
  }

  leave(result: unknown): void {
    const code = this.#open.pop();
    const name = code === undefined ? -1 : this.#nameOf(code);
    if (name >= 0) this.#rows.push(name, typeof result === 'number' ? result : Number(result === true), this.log.lo, this.log.hi);
  }

  get heard(): Heard {
    return { names: this.#names, rows: Float64Array.from(this.#rows) };
  }

  #nameOf(code: Code): number {
    const known = this.#known.get(code);
    if (known !== undefined) return known;
    const whose = this.#border.whose(code.ids, code.kind);
    const name = whose === null ? -1 : this.#names.push(`${whose}, ${code.seam ?? code.kind}`) - 1;
    this.#known.set(code, name);
    return name;
  }
}

/**
 * Whose code did something else first in two takes of one game: what answered otherwise where all had been the same, or else what had run last before
 * they parted. Null where both are the same, or part before any such code has run.
 */
export function partedBy(one: Heard, other: Heard): string | null {
  const rows = Math.min(one.rows.length, other.rows.length) / WIDTH;
  const is = (row: number, column: number): boolean => {
    const at = row * WIDTH + column;
    return column === WHOSE ? whose(one, row) === whose(other, row) : Object.is(one.rows[at], other.rows[at]);
  };
  let same = 0;
  while (same < rows && [WHOSE, ANSWER, LOW, HIGH].every((column) => is(same, column))) same++;
  if (same < rows && [WHOSE, LOW, HIGH].every((column) => is(same, column))) return whose(one, same);
  if (same === rows && one.rows.length === other.rows.length) return null;
  return same === 0 ? null : whose(one, same - 1);
}

const whose = ({ names, rows }: Heard, row: number): string => item(names, item(rows, row * WIDTH + WHOSE));
