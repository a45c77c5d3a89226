import { columnar, type Row, slotsOf, specLines, type Table, titleLines } from '../analysis/index.ts';
import type { Answers } from './answers.ts';
import type { Quantities } from './quantities.ts';
import { quantityWords } from './quantity-words.ts';
import { tellingQuantity } from './telling.ts';

/** The odds of one attack under one ruleset. */
export interface AttackOdds {
  readonly title: string;
  /** The specification in normal form. */
  readonly variant: string;
  /** How often it was played; undefined if the odds are exact. */
  readonly samples?: number;
  readonly quantities: Quantities;
  /** Left out where the attack has no attacker with a target. */
  readonly answers?: Answers;
  /** Where something was varied: its value here, by name. */
  readonly at?: { readonly [name: string]: string };
}

/**
 * The table `attacks` of charts: a row for each attack, ruleset, quantity and value. `telling` marks the quantity that best describes the
 * outcome: models lost, or wounds or Hull Points if there is only one model to lose.
 * @param editions ids of the built-in editions in their order: each has its own colour
 */
export function attackTable(attacks: readonly AttackOdds[], editions: readonly string[]): Table {
  const titles = [...new Set(attacks.map(({ title }) => title))];
  const variants = [...new Set(attacks.map(({ variant }) => variant))];
  const slots = slotsOf(variants, editions);
  const telling = new Map(titles.map((title) => [title, tellingQuantity(attacks.filter((it) => it.title === title))]));
  return columnar(
    attacks.flatMap(({ title, variant, quantities }) =>
      Object.entries(quantities).flatMap(([quantity, { mean, distribution }]) => {
        let atLeast = 1;
        return Object.entries(distribution).map(([value, chance]): Row => {
          const row = {
            attack: title,
            heading: titleLines(title),
            attack_place: titles.indexOf(title),
            variant,
            label: specLines(variant),
            place: variants.indexOf(variant),
            slot: slots.get(variant) ?? null,
            quantity,
            quantity_words: quantityWords(quantity),
            telling: quantity === telling.get(title),
            value: Number(value),
            chance,
            at_least: Math.min(1, atLeast),
            mean,
          };
          atLeast -= chance;
          return row;
        });
      }),
    ),
  );
}
