import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';
import { type Timed, timedAbility } from './ability.ts';
import { MOMENT, type Moment, type Whose } from './moment.ts';

/** The end of a keyword that says when an ability works, and how its sentence begins. */
export interface Slot {
  readonly suffix: string;
  readonly at: Moment;
  readonly whose: Whose;
  readonly words: string;
}

const OWNERS: readonly (readonly [whose: Whose, infix: string, words: string])[] = [
  ['the', '', 'the'],
  ['your', 'your-', 'your'],
  ['opponents', 'opponents-', "your opponent's"],
];
const PHASES = ['command', 'movement', 'shooting', 'charge', 'fight'] as const;
const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

function allSlots(): Slot[] {
  const list: Slot[] = [];
  for (const [whose, infix, words] of OWNERS) {
    const of = whose === 'the' ? 'each' : words;
    for (const phase of PHASES) {
      const named = `${capital(phase)} phase`;
      list.push({ suffix: `in-${infix}${phase}`, at: MOMENT[phase], whose, words: `In ${of} ${named}` });
      list.push({ suffix: `at-${infix}${phase}-start`, at: MOMENT[`${phase}Start`], whose, words: `At the start of ${words} ${named}` });
      list.push({ suffix: `at-${infix}${phase}-end`, at: MOMENT[`${phase}End`], whose, words: `At the end of ${words} ${named}` });
    }
    list.push({ suffix: `at-${infix}turn-start`, at: MOMENT.turnStart, whose, words: `At the start of ${words} turn` });
    list.push({ suffix: `at-${infix}turn-end`, at: MOMENT.turnEnd, whose, words: `At the end of ${words} turn` });
  }
  list.push({ suffix: 'at-battle-start', at: MOMENT.battleStart, whose: 'the', words: 'Before the battle' });
  list.push({ suffix: 'at-round-start', at: MOMENT.roundStart, whose: 'the', words: 'At the start of a battle round' });
  list.push({ suffix: 'at-round-end', at: MOMENT.roundEnd, whose: 'the', words: 'At the end of a battle round' });
  return list;
}
const slots: ReadonlyMap<string, Slot> = new Map(allSlots().map((it) => [it.suffix, it]));

/**
 * Abilities that do one thing at several moments, a keyword each: `family('heals', ['at-your-shooting-end'], ...)` makes
 * `heals-at-your-shooting-end`. `text` follows the words for the moment.
 */
export function family(
  verb: string,
  suffixes: readonly string[],
  text: string,
  does: Omit<Timed, 'keyword' | 'text' | 'at' | 'whose'>,
): Ability<Modern, Tables>[] {
  return suffixes.map((suffix) => {
    const slot = slots.get(suffix);
    if (slot === undefined) throw new TypeError(`no moment is called "${suffix}"; there are ${[...slots.keys()].join(', ')}`);
    return timedAbility({ ...does, keyword: `${verb}-${suffix}`, text: `${slot.words}, ${text}`, at: slot.at, whose: slot.whose });
  });
}
