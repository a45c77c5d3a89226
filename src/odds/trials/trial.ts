import type { ExampleFile } from '../../scenario/types.ts';
import { apart } from '../apart.ts';
import { attackOdds } from '../attack-odds.ts';
import type { Bounds } from '../outcomes/graph.ts';
import { sampledQuantities } from '../sampled-quantities.ts';
import type { Trial } from './any-attack.ts';
import { parted, walkedOdds } from './walked-odds.ts';

export interface Effort {
  readonly bounds: Bounds;
  /** Up to so many courses are played one by one. */
  readonly courses: number;
  /** So many plays of attacks with more courses. */
  readonly plays: number;
}

/** What came of an attack: `walked` and `played` agree with what was worked out, by every course or by a sample. */
export type Verdict =
  | { readonly what: 'walked' | 'played' }
  /** It cannot be made: values that no file may have, or words that do not go together. */
  | { readonly what: 'impossible'; readonly why: string }
  /** It has too many courses to be worked out. */
  | { readonly what: 'refused'; readonly why: string }
  | { readonly what: 'apart'; readonly where: readonly string[] };

const NO_FILE: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const FEW = 2;
const ERRORS = 5;

/** Works an attack out as `odds` does, and without merging anything, or by playing it where it has too many courses. */
export function tryOut({ example, selection, seed }: Trial, { bounds, courses, plays }: Effort): Verdict {
  try {
    sampledQuantities(example, NO_FILE, selection, FEW, 'trial');
  } catch (error) {
    return { what: 'impossible', why: String(error) };
  }
  try {
    const found = attackOdds(example, NO_FILE, selection, bounds);
    const walked = walkedOdds(example, NO_FILE, selection, courses);
    if (walked !== null) {
      const where = parted(found, walked, 1e-11);
      return where.length === 0 ? { what: 'walked' } : { what: 'apart', where };
    }
    const away = apart(found, sampledQuantities(example, NO_FILE, selection, plays, `trial ${seed}`), plays, ERRORS);
    const where = away.map((it) => `${it.quantity} ${it.of}: ${it.exact}, played ${it.played}`);
    return where.length === 0 ? { what: 'played' } : { what: 'apart', where };
  } catch (error) {
    if (error instanceof RangeError) return { what: 'refused', why: error.message };
    return { what: 'impossible', why: String(error) };
  }
}
