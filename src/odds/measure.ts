import type { AttackOdds } from './attack-table.ts';
import { quantityWords } from './quantity-words.ts';
import { tellingQuantity } from './telling.ts';

/** One number of an attack by which attacks are compared. */
export const MEASURES = ['lost', 'kill', 'destroy', 'points', 'efficiency'] as const;
export type MeasureName = (typeof MEASURES)[number];

export interface Measure {
  readonly name: MeasureName;
  readonly words: string;
  /** Whether it is a chance; else a mean. */
  readonly isChance: boolean;
  /** Null where an attack has no such number. */
  of(odds: AttackOdds): number | null;
}

/** The measure that is asked for, or that which fits: a number to kill, points of several targets, else what the target loses. */
export function measureOf(odds: readonly AttackOdds[], asked: MeasureName | null, targets: boolean): Measure {
  const answers = odds.flatMap((it) => it.answers ?? []);
  const [first] = answers;
  const priced = answers.length > 0 && answers.every(({ points }) => points !== undefined);
  const name = asked ?? (first?.kills !== undefined ? 'kill' : targets ? (priced ? 'points' : 'destroy') : 'lost');
  const target = first?.target ?? 'the target';
  if (name === 'kill')
    return {
      name,
      words: `chance to kill ${first?.kills?.models ?? ''} or more of ${target}`,
      isChance: true,
      of: ({ answers: found }) => found?.kills?.chance ?? null,
    };
  if (name === 'destroy')
    return { name, words: `chance to destroy ${target}`, isChance: true, of: ({ answers: found }) => found?.destroys ?? null };
  if (name === 'points')
    return {
      name,
      words: `army points of ${target} destroyed`,
      isChance: false,
      of: ({ answers: found }) => found?.points?.destroyed ?? null,
    };
  if (name === 'efficiency')
    return {
      name,
      words: `army points of ${target} destroyed for every 100 of ${first?.attacker ?? 'the attacker'}`,
      isChance: false,
      of: ({ answers: found }) => found?.points?.destroyedPer100 ?? null,
    };
  const quantity = tellingQuantity(odds) ?? '';
  return { name, words: quantityWords(quantity), isChance: false, of: ({ quantities }) => quantities[quantity]?.mean ?? null };
}
