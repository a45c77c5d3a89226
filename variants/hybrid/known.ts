/** Keywords and special rules of datasheets that the hybrid adds to those of the base. */
export const known: readonly string[] = ['deadly-demise', 'no-relentless-table'];
