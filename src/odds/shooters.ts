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
  /** For each wanted chance the fewest models that have it, and their chance; null if even the most have not. */
  readonly needed: readonly { readonly wanted: number; readonly models: number | null; readonly chance: number }[];
}

/** The fewest models of the attacker for each wanted chance to destroy the target, or to kill so many. More are taken never to have less. */
export function shootersFor(setting: Setting, selection: Selection, question: Question): Shooters {
  const known = new Map<number, number>();
  const chanceOf = (models: number): number => {
    const before = known.get(models);
    if (before !== undefined) return before;
    const { example, file } = withModels(setting, models, selection);
    const { answers } = askOdds(example, file, selection, question);
    const chance = answers?.kills?.chance ?? answers?.destroys ?? 0;
    known.set(models, chance);
    return chance;
  };
  const needed = WANTED.map((wanted) => {
    let high = 1;
    while (high < MOST_SHOOTERS && chanceOf(high) < wanted) high = Math.min(2 * high, MOST_SHOOTERS);
    if (chanceOf(high) < wanted) return { wanted, models: null, chance: chanceOf(high) };
    let low = Math.floor(high / 2);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (chanceOf(middle) >= wanted) high = middle;
      else low = middle;
    }
    return { wanted, models: high, chance: chanceOf(high) };
  });
  return { variant: selection.spec, title: setting.example.title, kill: question.kill, needed };
}
