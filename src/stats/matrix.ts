/** A square matrix by rows. */
export type Matrix = readonly Float64Array[];

export const zeros = (size: number): Float64Array[] => Array.from({ length: size }, () => new Float64Array(size));

/**
 * Inverse and log-determinant of a symmetric positive definite matrix, through its Cholesky factor.
 * Golub & Van Loan (2013), "Matrix Computations", section 4.2. Null when it is not positive definite.
 */
export function inverseOf(matrix: Matrix): { readonly inverse: Float64Array[]; readonly logDeterminant: number } | null {
  const n = matrix.length;
  const factor = zeros(n);
  let logDeterminant = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= factor[i][k] * factor[j][k];
      if (i !== j) factor[i][j] = sum / factor[j][j];
      else if (sum > 1e-14 * matrix[i][i] && sum > 0) factor[i][i] = Math.sqrt(sum);
      else return null;
    }
    logDeterminant += 2 * Math.log(factor[i][i]);
  }
  const inverse = zeros(n);
  for (let column = 0; column < n; column++) {
    const x = new Float64Array(n);
    for (let i = column; i < n; i++) {
      let sum = i === column ? 1 : 0;
      for (let k = column; k < i; k++) sum -= factor[i][k] * x[k];
      x[i] = sum / factor[i][i];
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = x[i];
      for (let k = i + 1; k < n; k++) sum -= factor[k][i] * x[k];
      x[i] = sum / factor[i][i];
    }
    for (let i = 0; i < n; i++) inverse[i][column] = x[i];
  }
  return { inverse, logDeterminant };
}
