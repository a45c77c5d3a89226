import { MOMENT, type Moment, type Whose } from './moment.ts';

/** A moment as datasheets write it, and how a sentence about it begins. */
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

/** Moments by the words of datasheets: `in-your-command`, `at-fight-start`, `at-opponents-turn-end`. */
export const SLOTS: ReadonlyMap<string, Slot> = new Map(allSlots().map((it) => [it.suffix, it]));
