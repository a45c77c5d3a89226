import type { Block } from 'sandtable/rules';
import { hashName } from 'sandtable/rules';
import { type Printed, printedOf } from '../modifiers/printed.ts';
import { STAT_WORDS } from '../modifiers/stats.ts';
import type { Moment, Whose } from '../timing/moment.ts';
import { SLOTS } from '../timing/when.ts';

/** What an effect does to rolls, besides modifying characteristics. */
export const GIVES = {
  'hit-bonus': 0,
  'wound-bonus': 1,
  'save-bonus': 2,
  'harder-to-hit': 3,
  'harder-to-wound': 4,
  'feel-no-pain': 5,
  'sustained-hits': 6,
  'lethal-hits': 7,
  'hit-reroll-ones': 8,
  'hit-rerolls': 9,
  'wound-reroll-ones': 10,
  'wound-rerolls': 11,
} as const;
export type Gives = (typeof GIVES)[keyof typeof GIVES];

/** Those without a number. */
const PLAIN: ReadonlySet<string> = new Set(['lethal-hits', 'hit-reroll-ones', 'hit-rerolls', 'wound-reroll-ones', 'wound-rerolls']);

/** Conditions on which an effect lasts, or begins. */
export const WHILE = {
  leading: 0,
  stationary: 1,
  advanced: 2,
  charged: 3,
  'battle-shocked': 4,
  'below-starting-strength': 5,
  'below-half-strength': 6,
  'at-objective': 7,
  'in-your-turn': 8,
  'in-opponents-turn': 9,
  'in-your-shooting': 10,
  'attacker-stronger': 11,
  'target-at-objective': 12,
} as const;
export type While = (typeof WHILE)[keyof typeof WHILE];

/** How long an effect lasts that begins at a moment: to the end of the phase, turn or round, or to the start of your next Command phase. */
export const UNTIL = { phase: 0, turn: 1, round: 2, 'your-command': 3 } as const;
export type Until = (typeof UNTIL)[keyof typeof UNTIL];

/** Which attacks it is about. */
export const ATTACKS = { ranged: 1, melee: 2 } as const;

/** Something that a datasheet does for a unit on a condition, or from a moment on. */
export interface Effect {
  /** The same for effects that are written alike. */
  readonly key: number;
  /** Conditions, all of which have to hold. */
  readonly on: readonly While[];
  /** ATTACKS, or 0 for all. */
  readonly attacks: number;
  /** By GIVES: by how much, 1 for what has no number, 0 for what it does not do. */
  readonly gives: readonly number[];
  readonly modifies: readonly Printed[];
  /** The words for these, in the same order. */
  readonly modifierWords: readonly string[];
  /** When it begins: null for one that lasts as long as its conditions hold. */
  readonly begins: { readonly at: Moment; readonly whose: Whose; readonly until: Until } | null;
  /** Its player may do without it; it works once per battle. */
  readonly optional: boolean;
  readonly once: boolean;
}

const PAIN = 'feel-no-pain';

/** Keyword of units that have effects; and of those with Sustained Hits, which a rule of its own counts. */
export const EFFECTS = 'effects';
export const GIVES_SUSTAINED_HITS = 'gives-sustained-hits';

/** Characteristics that effects can modify: T and Range are left to the words that hold at all times. */
const MODIFIABLE = Object.keys(STAT_WORDS).filter((word) => word !== 'toughness' && word !== 'range');

/** Words of `gives` that modify a characteristic. */
export const MODIFYING: readonly string[] = ['improves', 'worsens'].flatMap((does) => MODIFIABLE.map((stat) => `${does}-${stat}`));

/** A word of `gives` with its number, if it has one. */
export const GIVEN = new RegExp(
  `^(?:(?:${[...Object.keys(GIVES).filter((word) => !PLAIN.has(word) && word !== PAIN), ...MODIFYING].join('|')}) [1-6]|${PAIN} [2-6]|${[...PLAIN].join('|')})$`,
);

/** These words for messages. */
export const GIVEN_WORDS = [
  ...Object.keys(GIVES).map((word) => (PLAIN.has(word) ? word : `${word} X`)),
  `or improves- or worsens- with ${MODIFIABLE.join(', ')} and X`,
].join(', ');

const textsOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];
const wordOf = (text: string): string => text.split(' ')[0];

function effectOf(entry: Block): Effect {
  const gives = textsOf(entry['gives']);
  const values = new Array<number>(Object.keys(GIVES).length).fill(0);
  for (const text of gives) {
    const [word, number] = text.split(' ');
    if (word in GIVES) values[GIVES[word as keyof typeof GIVES]] = Number(number ?? 1);
  }
  const modifying = gives.filter((text) => !(wordOf(text) in GIVES));
  const slot = entry['when'] === undefined ? undefined : SLOTS.get(String(entry['when']));
  return Object.freeze({
    key: hashName(JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))),
    on: textsOf(entry['while']).map((word) => WHILE[word as keyof typeof WHILE]),
    attacks: ATTACKS[entry['attacks'] as keyof typeof ATTACKS] ?? 0,
    gives: values,
    modifies: modifying.map((text) => printedOf(`unit-${text}`)).filter((it) => it !== null),
    modifierWords: modifying.map(wordOf),
    begins: slot === undefined ? null : { at: slot.at, whose: slot.whose, until: UNTIL[entry['until'] as keyof typeof UNTIL] },
    optional: entry['optional'] === true,
    once: entry['once'] === true,
  });
}

const entriesOf = (block: Block): readonly Block[] => (block['effects'] ?? []) as readonly Block[];

/** The effects of a model's block. */
export const effectsOf = (block: Block): readonly Effect[] => Object.freeze(entriesOf(block).map(effectOf));

/** The keywords that compile in what they need. */
export const keywordsOf = (block: Block): readonly string[] => {
  const given = entriesOf(block).flatMap((it) => textsOf(it['gives']).map(wordOf));
  return given.length === 0
    ? []
    : [
        EFFECTS,
        ...(given.includes('sustained-hits') ? [GIVES_SUSTAINED_HITS] : []),
        ...given.filter((word) => !(word in GIVES)).map((word) => `unit-${word}`),
      ];
};
