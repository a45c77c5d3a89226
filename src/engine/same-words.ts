/** Whether two columns of one length are equal, as words. Eight at a time: most of what is compared is equal. */
export function sameWords(a: Int32Array, b: Int32Array): boolean {
  const { length } = a;
  let k = 0;
  for (; k + 7 < length; k += 8) {
    const low = (a[k] ^ b[k]) | (a[k + 1] ^ b[k + 1]) | (a[k + 2] ^ b[k + 2]) | (a[k + 3] ^ b[k + 3]);
    const high = (a[k + 4] ^ b[k + 4]) | (a[k + 5] ^ b[k + 5]) | (a[k + 6] ^ b[k + 6]) | (a[k + 7] ^ b[k + 7]);
    if ((low | high) !== 0) return false;
  }
  for (; k < length; k++) if (a[k] !== b[k]) return false;
  return true;
}
