import type { Selection } from '../compile/select.ts';
import { askOdds, type Question } from './ask.ts';
import { type Setting, withModels } from './setting.ts';

/** Chances that players plan with. */
export const WANTED = [0.5, 0.8, 0.95] as const;
/** Most models that are tried. */
export const MOST_SHOOTERS = 50;

/** How many models it takes. */
export interface Shooters {
  readonly variant: string;
  readonly title: string;
  /** Models of the target to kill; null: all. */
  readonly kill: number | null;
  /**
   * For each wanted chance the fewest models that have it; null if none are known to. `chance` is that of `upTo` models: those, or else the most that are known
   * not to be enough.
   */
  readonly needed: readonly { readonly wanted: number; readonly models: number | null; readonly upTo: number; readonly chance: number }[];
  /** The fewest models whose odds were tried and could not be worked out, and why; null if all could. */
  readonly refused: { readonly models: number; readonly why: string } | null;
}

/**
 * The fewest models of the attacker for each wanted chance to destroy the target, or to kill so many. More are taken never to have less, and to have no fewer
 * courses of play: where those are too many, the answer goes as far as they are not.
 * @throws what `askOdds` does, and RangeError only where that of a single model cannot be worked out
 */
export function shootersFor(setting: Setting, selection: Selection, question: Question): Shooters {
  const known = new Map<number, number>();
  let refused: { readonly models: number; readonly error: RangeError } | null = null;
  /** Null where there are too many courses of play. */
  const chanceOf = (models: number): number | null => {
    if (refused !== null && models >= refused.models) return null;
    const before = known.get(models);
    if (before !== undefined) return before;
    try {
      const { example, file } = withModels(setting, models, selection);
      const { answers } = askOdds(example, file, selection, question);
      const chance = answers?.kills?.chance ?? answers?.destroys ?? 0;
      known.set(models, chance);
      return chance;
    } catch (error) {
      if (!(error instanceof RangeError) || models === 1) throw error;
      refused = { models, error };
      return null;
    }
  };
  const isShort = (models: number, wanted: number): boolean => (chanceOf(models) ?? 1) < wanted;
  const needed = WANTED.map((wanted) => {
    let low = 0;
    let high = 1;
    while (high < MOST_SHOOTERS && isShort(high, wanted)) {
      low = high;
      high = Math.min(2 * high, MOST_SHOOTERS);
    }
    if (isShort(high, wanted)) low = high;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (isShort(middle, wanted)) low = middle;
      else high = middle;
    }
    const chance = low < high ? chanceOf(high) : null;
    if (chance !== null) return { wanted, models: high, upTo: high, chance };
    return { wanted, models: null, upTo: low, chance: chanceOf(low) as number };
  });
  return {
    variant: selection.spec,
    title: setting.example.title,
    kill: question.kill,
    needed,
    refused: saidOf(refused),
  };
}

const saidOf = (refused: { readonly models: number; readonly error: RangeError } | null): Shooters['refused'] =>
  refused === null ? null : { models: refused.models, why: refused.error.message };
