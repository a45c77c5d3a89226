/** Keywords and special rules of datasheets that the house rules add to those of the base. */
export const known: readonly string[] = ['guess-range', 'power-weapon'];
