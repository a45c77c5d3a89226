import type { WordPlaces } from 'sandtable/rules';

/** Keywords and special rules of datasheets that the hybrid adds to those of the base. */
export const known: readonly string[] = ['deadly-demise', 'no-relentless-table'];

/** All of them are rules of models. */
export const places: Partial<WordPlaces> = { model: { rules: known } };
