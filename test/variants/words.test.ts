import { expect, test } from 'vitest';
import { whereElse } from '../../src/rules/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { problemsOf } from './tunable.ts';
import { FILE, twoUnits } from './two-units.ts';

const BEARERS = ['weapon', 'model'] as const;

test.each(builtIn)(
  'every word that %s knows has a place in some list, or is told in another way, and is refused in all others',
  async (id) => {
    const { places, keywords } = (await loadSelection(id)).variant.edition;
    if (places === undefined) throw new Error('any word may stand anywhere');
    const homeless: string[] = [];
    const wrong: string[] = [];
    for (const word of new Set(keywords)) {
      const homes = BEARERS.flatMap((it) => Object.values(places[it])).filter((words) => words.includes(word)).length;
      if (homes === 0 && places.instead?.[word] === undefined) homeless.push(word);
      for (const bearer of BEARERS)
        for (const [list, words] of Object.entries(places[bearer]))
          if ((whereElse(word, bearer, list, places) === null) !== words.includes(word)) wrong.push(`${word}: ${list} of a ${bearer}`);
    }
    expect({ homeless, wrong }).toEqual({ homeless: [], wrong: [] });
  },
);

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 4 };
const GUN = { range: 24, S: 4, AP: 5, type: 'assault' };
const SOLDIER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
const RIFLE = { range: 24, A: 2, skill: 3, S: 4, AP: 0, D: 1 };

/** Why an edition cannot play a unit with a weapon. */
async function refusals(id: string, block: object, gun: object): Promise<string[]> {
  const family = id === 'tenth' ? 'modern' : 'classic';
  const example = twoUnits({ [family]: block, weapons: { gun: { [family]: gun } } }, { [family]: family === 'modern' ? SOLDIER : MAN }, []);
  return problemsOf({ example, file: FILE, spec: id }, await loadSelection(id));
}

test.each([
  [
    'classic',
    { ...MAN, rules: ['twin-linked'] },
    GUN,
    '"twin-linked" has no place among the rules of a model; it belongs to rules of a weapon',
  ],
  ['classic', MAN, { ...GUN, rules: ['fleet'] }, '"fleet" has no place among the rules of a weapon (gun); it belongs to rules of a model'],
  ['classic', { ...MAN, rules: ['bike'] }, GUN, '"bike" has no place among the rules of a model; write "type: bike"'],
  [
    'classic',
    { ...MAN, rules: ['destroyer'] },
    GUN,
    '"destroyer" has no place among the rules of a model; it belongs to rules of a weapon',
  ],
  ['calixtus', { ...MAN, rules: ['sniper'] }, GUN, '"sniper" has no place among the rules of a model; it belongs to rules of a weapon'],
  [
    'tenth',
    { ...SOLDIER, keywords: ['stealth'] },
    RIFLE,
    '"stealth" has no place among the keywords of a model; it belongs to abilities of a model',
  ],
  [
    'tenth',
    { ...SOLDIER, abilities: ['melta 2'] },
    RIFLE,
    '"melta" has no place among the abilities of a model; it belongs to keywords of a weapon',
  ],
  [
    'tenth',
    SOLDIER,
    { ...RIFLE, keywords: ['stealth'] },
    '"stealth" has no place among the keywords of a weapon (gun); it belongs to abilities of a model',
  ],
])('under %s a word that does nothing where it stands is refused with its place', async (id, block, gun, message) => {
  expect((await refusals(id, block, gun)).join('\n')).toContain(`under ${id} ${message}`);
});

test('a word that one edition reads in a place where another does not is refused by that one only', async () => {
  expect(await refusals('waffle', { ...MAN, rules: ['sniper'] }, GUN)).toEqual([]);
  expect((await refusals('classic', { ...MAN, rules: ['sniper'] }, GUN)).join()).toContain('sniper');
});
