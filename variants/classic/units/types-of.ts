import { TYPE } from '../family.ts';

/** By unit type: one value for those that are named, another for the others. */
export const typesOf = (names: readonly (keyof typeof TYPE)[], value = 1, others = 0): Uint8Array =>
  Uint8Array.from({ length: Object.keys(TYPE).length }, (_, type) => (names.some((name) => TYPE[name] === type) ? value : others));
