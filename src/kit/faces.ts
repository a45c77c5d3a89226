/** Counting dice in a row: faces[0] to faces[n - 1], each 1 to 6. */

/** How many show `on` or more. */
export function countAtLeast(faces: Uint8Array, n: number, on: number): number {
  let count = 0;
  for (let k = 0; k < n; k++) if (faces[k] >= on) count++;
  return count;
}

/** How many show exactly this face. */
export function countFace(faces: Uint8Array, n: number, face: number): number {
  let count = 0;
  for (let k = 0; k < n; k++) if (faces[k] === face) count++;
  return count;
}

/** The dice added together. */
export function sumFaces(faces: Uint8Array, n: number): number {
  let sum = 0;
  for (let k = 0; k < n; k++) sum += faces[k];
  return sum;
}

/** The highest die, 0 for no dice. */
export function highestFace(faces: Uint8Array, n: number): number {
  let high = 0;
  for (let k = 0; k < n; k++) if (faces[k] > high) high = faces[k];
  return high;
}

/** The lowest die, 0 for no dice. */
export function lowestFace(faces: Uint8Array, n: number): number {
  if (n === 0) return 0;
  let low = faces[0];
  for (let k = 1; k < n; k++) if (faces[k] < low) low = faces[k];
  return low;
}

/** Whether some face occurs at least twice. */
export function hasDouble(faces: Uint8Array, n: number): boolean {
  for (let k = 1; k < n; k++) for (let l = 0; l < k; l++) if (faces[k] === faces[l]) return true;
  return false;
}
