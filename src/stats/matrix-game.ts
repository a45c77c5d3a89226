import { item, numberAt } from './item.ts';
import type { Numbers } from './moments.ts';

/** A zero-sum game, solved. */
export interface SolvedGame {
  /** What the row player gets when both play their best mix. */
  readonly value: number;
  /** A best mix of the rows: weights that sum to 1. Where several are best, one of them. */
  readonly rows: Float64Array;
  /** A best mix of the columns. */
  readonly columns: Float64Array;
}

/** Smaller than any weight or cost worth telling from 0, on payoffs between 1 and 2. */
const TINY = 1e-11;

/**
 * The value of a zero-sum game and a best mix for either side: von Neumann (1928), "Zur Theorie der Gesellschaftsspiele", Mathematische
 * Annalen 100. The column player's linear program (Dantzig 1951) is solved by the simplex method with Bland's rule, which never goes in
 * circles (Bland 1977, Mathematics of Operations Research 2); the row player's mix is its dual solution.
 *
 * @param payoffs by row, what the row player gets; meant for games of a few dozen rows and columns at the most
 * @throws RangeError for a game without rows or columns, rows of different lengths, or a payoff that is no finite number
 */
export function solveGame(payoffs: readonly Numbers[]): SolvedGame {
  const m = payoffs.length;
  const n = payoffs[0]?.length ?? 0;
  if (m === 0 || n === 0) throw new RangeError('a game without rows or columns');
  if (payoffs.some((row) => row.length !== n)) throw new RangeError('rows of different lengths');
  const all = payoffs.flatMap((row) => Array.from(row));
  if (!all.every(Number.isFinite)) throw new RangeError('a payoff is not a finite number');
  const least = Math.min(...all);
  // Payoffs from 1 to 2: positive, so that the value is too, and of one size, so that rounding is.
  const span = Math.max(...all) - least || 1;
  const table = new Tableau(m, n, (i, j) => (item(item(payoffs, i), j) - least) / span + 1);
  table.solve();
  const scaled = 1 / table.total;
  const rows = weights(m, (i) => table.cost(n + i));
  const columns = weights(n, (j) => table.level(j));
  return { value: (scaled - 1) * span + least, rows, columns };
}

function weights(count: number, of: (i: number) => number): Float64Array {
  const raw = Float64Array.from({ length: count }, (_, i) => {
    const weight = of(i);
    return weight > TINY ? weight : 0;
  });
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / sum);
}

/** Maximises the sum of y over payoffs · y ≤ 1, y ≥ 0. Variables from `n` on are what is left of the constraints. */
class Tableau {
  readonly #width: number;
  readonly #rows: readonly Float64Array[];
  /** What each variable would cost; the last entry is the sum so far. */
  readonly #costs: Float64Array;
  /** The variable that each row stands for. */
  readonly #basis: number[];

  constructor(m: number, n: number, payoff: (i: number, j: number) => number) {
    this.#width = n + m;
    this.#rows = Array.from({ length: m }, (_, i) =>
      Float64Array.from({ length: n + m + 1 }, (__, j) => (j < n ? payoff(i, j) : j === n + i || j === n + m ? 1 : 0)),
    );
    this.#costs = Float64Array.from({ length: n + m + 1 }, (_, j) => (j < n ? -1 : 0));
    this.#basis = Array.from({ length: m }, (_, i) => n + i);
  }

  solve(): void {
    for (let column = this.#entering(); column >= 0; column = this.#entering()) this.#pivot(this.#leaving(column), column);
  }

  get total(): number {
    return numberAt(this.#costs, this.#width);
  }

  cost(variable: number): number {
    return numberAt(this.#costs, variable);
  }

  level(variable: number): number {
    const row = this.#basis.indexOf(variable);
    return row < 0 ? 0 : numberAt(item(this.#rows, row), this.#width);
  }

  /** Bland's rule: the first variable that gains; -1 at the optimum. */
  #entering(): number {
    for (let j = 0; j < this.#width; j++) if (numberAt(this.#costs, j) < -TINY) return j;
    return -1;
  }

  /** The row that runs out first; of several, the one with the first variable. Payoffs are positive, so there is one. */
  #leaving(column: number): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, row] of this.#rows.entries()) {
      const slope = numberAt(row, column);
      if (slope <= TINY) continue;
      const ratio = numberAt(row, this.#width) / slope;
      const tied = Math.abs(ratio - least) <= TINY && item(this.#basis, i) < item(this.#basis, best);
      if (ratio < least - TINY || tied) {
        best = i;
        least = ratio;
      }
    }
    return best;
  }

  #pivot(pivotRow: number, column: number): void {
    const row = item(this.#rows, pivotRow);
    const by = numberAt(row, column);
    for (let j = 0; j < row.length; j++) row[j] = numberAt(row, j) / by;
    for (const other of [...this.#rows, this.#costs]) {
      const factor = numberAt(other, column);
      if (other === row || factor === 0) continue;
      for (let j = 0; j < row.length; j++) other[j] = numberAt(other, j) - factor * numberAt(row, j);
    }
    this.#basis[pivotRow] = column;
  }
}
