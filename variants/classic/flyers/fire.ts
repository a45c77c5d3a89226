import { VECTOR_STRUCK } from './state.ts';

/** A Vector Strike counts as one of the turn's weapons. */
export const struckAlready = (u: { readonly status: Uint8Array }): number => (u.status[VECTOR_STRUCK] !== 0 ? 1 : 0);
