import { columnar, type Row, slotsOf, specLines, type Table, titleLines } from '../analysis/index.ts';
import type { Answers } from './answers.ts';
import type { Quantities, Quantity } from './quantities.ts';
import { endOf, FINAL, isFinal, quantityWords, unitOf } from './quantity-words.ts';

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

/** The quantity with the most informative chart: for the unit with the least certain fate, the one with the most steps that a reader counts. */
export function tellingQuantity(attacks: readonly AttackOdds[]): string | undefined {
  const names = [...new Set(attacks.flatMap(({ quantities }) => Object.keys(quantities)))].filter(isFinal);
  const entropy = (name: string): number => attacks.reduce((sum, { quantities }) => sum + entropyOf(quantities[name]), 0);
  const steps = (name: string): number =>
    Math.max(0, ...attacks.map(({ quantities }) => Object.keys(quantities[name]?.distribution ?? {}).length));
  const rank = (name: string): number => (FINAL as readonly string[]).indexOf(endOf(name));
  const [first] = [...names].sort((a, b) => entropy(b) - entropy(a));
  if (first === undefined) return undefined;
  const ofUnit = names.filter((name) => unitOf(name) === unitOf(first)).sort((a, b) => rank(a) - rank(b));
  return ofUnit.find((name) => steps(name) > 2) ?? first;
}

function entropyOf(quantity: Quantity | undefined): number {
  return Object.values(quantity?.distribution ?? {}).reduce((sum, p) => sum - (p > 0 ? p * Math.log2(p) : 0), 0);
}
