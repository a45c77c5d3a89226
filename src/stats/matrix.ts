import { numberAt } from './item.ts';
import { log } from './portable.ts';

/** A square matrix, of zeros at first. */
export class Matrix {
  readonly size: number;
  /** By rows. */
  readonly #cells: Float64Array;

  constructor(size: number, cells = new Float64Array(size * size)) {
    this.size = size;
    this.#cells = cells;
  }

  at(row: number, column: number): number {
    return numberAt(this.#cells, row * this.size + column);
  }

  set(row: number, column: number, value: number): void {
    this.#cells[row * this.size + column] = value;
  }

  add(row: number, column: number, value: number): void {
    this.set(row, column, this.at(row, column) + value);
  }

  /** Adds weight · x xᵀ, where x is +1 at `a` and −1 at `b`. */
  addDuel(a: number, b: number, weight: number): void {
    this.add(a, a, weight);
    this.add(b, b, weight);
    this.add(a, b, -weight);
    this.add(b, a, -weight);
  }

  /** With a number added to every cell. */
  plus(value: number): Matrix {
    return new Matrix(
      this.size,
      this.#cells.map((cell) => cell + value),
    );
  }

  row(row: number): Float64Array {
    return this.#cells.subarray(row * this.size, (row + 1) * this.size);
  }

  times(vector: Float64Array): Float64Array {
    return Float64Array.from({ length: this.size }, (_, i) => dot(this.row(i), vector));
  }
}

/** The sum of products of two lists of equal length. */
export function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * numberAt(b, i), 0);
}

/**
 * Inverse and log-determinant of a symmetric positive definite matrix, through its Cholesky factor.
 * Golub & Van Loan (2013), "Matrix Computations", section 4.2. Null when it is not positive definite.
 */
export function inverseOf(matrix: Matrix): { readonly inverse: Matrix; readonly logDeterminant: number } | null {
  const n = matrix.size;
  const factor = new Matrix(n);
  let logDeterminant = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix.at(i, j);
      for (let k = 0; k < j; k++) sum -= factor.at(i, k) * factor.at(j, k);
      if (i !== j) factor.set(i, j, sum / factor.at(j, j));
      else if (sum > 1e-14 * matrix.at(i, i) && sum > 0) factor.set(i, i, Math.sqrt(sum));
      else return null;
    }
    logDeterminant += 2 * log(factor.at(i, i));
  }
  const inverse = new Matrix(n);
  for (let column = 0; column < n; column++) {
    for (let i = column; i < n; i++) {
      let sum = i === column ? 1 : 0;
      for (let k = column; k < i; k++) sum -= factor.at(i, k) * inverse.at(k, column);
      inverse.set(i, column, sum / factor.at(i, i));
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = inverse.at(i, column);
      for (let k = i + 1; k < n; k++) sum -= factor.at(k, i) * inverse.at(k, column);
      inverse.set(i, column, sum / factor.at(i, i));
    }
  }
  return { inverse, logDeterminant };
}
