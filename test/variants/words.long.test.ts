import { expect, test } from 'vitest';
import type { Selection } from '../../src/compile/select.ts';
import { withoutDeclaring } from '../../src/rules/index.ts';
import type { Battle } from '../../src/scenario/types.ts';
import { exampleBattle } from '../../src/scene/stage.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { AS_WRITTEN, openExample, staged } from '../pairs/pairs.ts';
import { sampled } from '../sampled.ts';
import notMissedYet from './not-missed-yet.json' with { type: 'json' };
import { problemsOf, type Shown, shownBy } from './tunable.ts';
import { FILE } from './two-units.ts';
import { type Place, placesOf } from './word-places.ts';
import { attackOn } from './word-scenes.ts';

/** Editions with the words of another, whose worked examples show these. */
const BASES: { readonly [edition: string]: string } = { calixtus: 'classic', waffle: 'classic', hybrid: 'classic' };

/** Seeds of dice that no worked example has. */
const SEEDS = [0, 1, 2, 3];

/** Values that words are given which have none in an example. */
const VALUES = [' 36/2', ' 2', ''];

/** How many words of a place are tried; all of them take minutes. */
const DRAWN = 8;

/** How many examples of like words are tried. */
const NEAREST = 10;

/** An example under an edition. */
interface Case {
  readonly shown: Shown;
  readonly selection: Selection;
  readonly battle: Battle;
}

type Change = (battle: Battle) => Battle;

const changed = (selection: Selection, change: Change): Selection => ({ ...selection, edit: (it) => change(selection.edit(it)) });

/** What an example comes to with its own dice. */
const scripted = ({ shown, selection }: Case, change: Change): string =>
  withoutDeclaring(() => JSON.stringify(problemsOf(shown, changed(selection, change))));

/** What comes of an example with other dice, and where it goes on with two turns; null where it cannot be played. */
function rolled({ shown: { example, file }, selection }: Omit<Case, 'battle'>, goesOn: boolean, change: Change): string | null {
  return withoutDeclaring(() => {
    const play = openExample(staged(example, selection, { ...AS_WRITTEN, goesOn }), file, changed(selection, change));
    const ends = SEEDS.map((seed) => play?.(seed) ?? null);
    return ends.includes(null) ? null : ends.join('\n');
  });
}

const differ = (one: string | null, two: string | null): boolean => one !== null && two !== null && one !== two;

/** Whether an example ends otherwise after a change than after another; by house rules that its dice do not fit, with other dice. */
const isMoved = (it: Case, before: Change, after: Change): boolean =>
  scripted(it, before) !== scripted(it, after) ||
  (scripted(it, before) !== '[]' && differ(rolled(it, false, before), rolled(it, false, after)));

const same: Change = (battle) => battle;

const without =
  (place: Place, word: string): Change =>
  (battle) =>
    place.without(battle, word);

/** The worked examples of an edition, and those of its base under it, with what is in them. */
async function casesOf(id: string): Promise<Case[]> {
  const base = BASES[id];
  const inherited =
    base === undefined ? [] : shownBy(base).map((it) => ({ ...it, spec: it.spec.replace(new RegExp(`^${base}(?=@|$)`), id) }));
  const cases: Case[] = [];
  for (const shown of [...shownBy(id), ...inherited]) {
    const selection = await loadSelection(shown.spec).catch(() => null);
    if (selection === null) continue;
    const battle = withoutDeclaring(() => battleOf(shown, selection));
    if (battle !== null) cases.push({ shown, selection, battle });
  }
  return cases;
}

/** Null for an example of a base that an edition cannot read. */
function battleOf({ example, file }: Shown, selection: Selection): Battle | null {
  try {
    return selection.edit(exampleBattle(example, file, selection.variant.edition).battle);
  } catch {
    return null;
  }
}

/** Takes each word out of examples that have it, until one ends otherwise; gives back those that make no difference in any. */
function notMissed(place: Place, cases: readonly Case[]): string[] {
  const left = new Set(place.words);
  for (const it of cases)
    for (const word of new Set(place.in(it.battle))) if (left.has(word) && isMoved(it, same, without(place, word))) left.delete(word);
  return [...left];
}

/** Whether a rule that a weapon has in an example does something if those who carry weapons have it instead. */
const isMissedOfBearers = (word: string, place: Place, weapons: Place, cases: readonly Case[]): boolean =>
  cases.some((it) => {
    if (![...weapons.in(it.battle)].includes(word)) return false;
    const bare = without(weapons, word);
    return isMoved(it, bare, (battle) => place.with?.(bare(battle), word) ?? battle);
  });

/** Words that only tell what a unit is, and weapons against them: an attack that is made on these goes otherwise without it. */
const isName = (word: string, place: Place): boolean =>
  place.name === 'keywords of a model' || word.startsWith('anti-') || ['mounted', 'swarm', 'aircraft', 'battleline'].includes(word);

function isNamed(word: string, place: Place, selection: Selection): boolean {
  const attack = { shown: { example: attackOn(word, selection.variant.edition), file: FILE, spec: '' }, selection };
  return differ(rolled(attack, false, same), rolled(attack, false, without(place, word)));
}

/** How many parts of their names two words share, from the end and from the beginning: `unit-halves-move` and `halves-move` two. */
function kinship(one: string, two: string): number {
  const [a, b] = [one.split('-'), two.split('-')];
  let end = 0;
  while (end < a.length && end < b.length && a.at(-1 - end) === b.at(-1 - end)) end++;
  let start = 0;
  while (start < a.length - end && a[start] === b[start]) start++;
  return end + start;
}

/** Whether everybody's having a word makes a difference in one of the examples of words that are most like it, in place of these. */
function isFeltInstead(word: string, place: Place, cases: readonly Case[]): boolean {
  const near = cases.flatMap((it) =>
    [...new Set(place.in(it.battle))].filter((own) => kinship(own, word) > 0).map((own) => ({ it, own, near: kinship(own, word) })),
  );
  return near
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAREST)
    .some(({ it, own }) => {
      const bare = without(place, own);
      return [false, true].some((goesOn) => {
        const before = rolled(it, goesOn, bare);
        return VALUES.some((value) =>
          differ(
            before,
            rolled(it, goesOn, (battle) => place.with?.(bare(battle), word + value) ?? battle),
          ),
        );
      });
    });
}

/** By edition and place: words that nothing is known to miss yet. It may only shrink. */
const NOT_MISSED: { readonly [edition: string]: { readonly [place: string]: readonly string[] } } = notMissedYet;

test.each(builtIn)('words of %s make a difference wherever they may stand, all but those listed', async (id) => {
  const selection = await loadSelection(id);
  const places = placesOf(selection.variant.edition).map((it) => ({ ...it, words: sampled(it.words, DRAWN, (word) => word) }));
  const cases = await casesOf(id);
  const weapons = places.find(({ name }) => name.endsWith('of a weapon'));
  const left = places.map((place) => {
    const words = notMissed(place, cases)
      .filter((word) => place === weapons || weapons === undefined || !isMissedOfBearers(word, place, weapons, cases))
      .filter((word) => !isName(word, place) || !isNamed(word, place, selection))
      .filter((word) => place.with === undefined || !isFeltInstead(word, place, cases));
    return [place.name, words.sort()] as const;
  });
  const listed = places.map(({ name, words }) => [name, words.filter((it) => NOT_MISSED[id]?.[name]?.includes(it)).sort()] as const);
  expect(Object.fromEntries(left)).toEqual(Object.fromEntries(listed));
});
