import { describe, expect, test } from 'vitest';
import { rosterWords } from '../../../src/rules/index.ts';
import type { List, Sel } from './made-up.ts';
import { LISTS } from './more-lists.ts';
import { readList } from './reading.ts';

/** Names in the lists that have a place in what is written. */
const PLACED: { readonly [family: string]: readonly string[] } = {
  modern: [
    ...[
      'leader',
      'invulnerable save',
      'feel no pain 5+',
      'deadly demise',
      'deadly demise d3',
      'scouts 8',
      'stealth drummer model only',
      'deep strike',
    ],
    ...['damaged 1 5 wounds remaining', 'transport', 'rapid fire'],
    ...['assault', 'rapid fire 1', 'psychic', 'anti epic hero 4+', 'blast', 'twin linked', 'sustained hits 1', 'ignores cover', 'torrent'],
    ...['precision', 'heavy', 'anti fly 4+', 'lance'],
    ...['character', 'infantry', 'epic hero', 'warlord', 'battleline', 'grenades', 'vehicle', 'walker', 'smoke', 'fly', 'mounted'],
  ],
  classic: [
    ...[
      'stars',
      'psyker mastery level 2',
      'independent character',
      'feel no pain 6+',
      'stubborn',
      'transport',
      'twin linked',
      'concussive',
    ],
    ...['heavy 1', 'blast 3', 'barrage', 'salvo 2 4', 'rapid fire', 'melee', 'rending', 'pistol', 'heavy 2'],
    ...['hq', 'troops', 'fast attack', 'heavy support', 'warlord'],
  ],
};
const CODES = /^(?:ability|wargear|enhancement)-not-simulated$|^weapon-keyword-unknown$|^keyword-without-place$/;

/** Abilities, rules, words of weapons and keywords of everything in a unit that is not hidden. */
function namesIn(unit: Sel): Set<string> {
  const found = new Set<string>();
  const visit = (it: Sel): void => {
    for (const profile of it.profiles ?? []) {
      const { Keywords, Type, Description } = profile.columns;
      const words = Keywords ?? Type;
      if (words !== undefined) for (const word of words.split(/,(?![^(]*\))/)) found.add(rosterWords(word));
      else if (Description !== undefined && profile.hidden !== true) found.add(rosterWords(profile.name));
    }
    for (const [rule] of it.rules ?? []) found.add(rosterWords(rule));
    for (const category of it.categories ?? []) found.add(rosterWords(category));
    for (const below of it.selections ?? []) visit(below);
  };
  visit(unit);
  found.delete('');
  return found;
}

describe.each(Object.entries(LISTS))('of lists of the %s family', (family, lists) => {
  test.each(Object.entries(lists))(
    '%s: each name without a place is told once for its unit, and no other is',
    async (_name, list: List) => {
      const { items, units } = await readList(list);
      const placed = new Set(PLACED[family]);
      const all = list.forces.flat();
      let without = 0;
      for (const title of new Set(units.map((it) => it.unit.title))) {
        const selections = all.filter((it) => it.name === title);
        const told = items.filter((it) => it.unit === title && CODES.test(it.code)).map((it) => rosterWords(it.name));
        if (selections.length === 0) {
          expect(told).toEqual([]);
          continue;
        }
        const names = [...new Set(selections.flatMap((it) => [...namesIn(it)]))].filter((it) => !placed.has(it));
        without += names.length;
        expect({ title, told: told.sort() }).toEqual({ title, told: selections.flatMap(() => names).sort() });
      }
      expect(without).toBeGreaterThan(0);
    },
  );
});
