import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apart } from '../../../src/odds/apart.ts';
import { attackOdds, loadSelection, sampledQuantities } from '../../../src/testing/index.ts';
import { loadExamples } from '../../files.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../variants/${name}`, import.meta.url));

test.each([
  {
    what: 'a charge that is rehearsed: when it was counts moves of all plays, and is no part of the state',
    variant: 'calixtus',
    file: 'calixtus/weapons/11-pinned-by-grenade.yaml',
    title: 'the wood takes its two inches from the charge roll before anything is thrown',
  },
  {
    what: 'rings of a marker: the hits that are still to come stand in the attack',
    variant: 'classic',
    file: 'classic/weapons/ledger.yaml',
    title: 'a Mega-blast hits models 4 inches from its centre with the Strength and AP of the second ring',
  },
])('exact is $what', async ({ variant, file: name, title }) => {
  const selection = await loadSelection(variant);
  const file = loadExamples(pathOf(name));
  const found = file.examples.filter((it) => it.title === title);
  expect(found).toHaveLength(1);
  for (const example of found) {
    const exact = attackOdds(example, file, selection);
    expect(apart(exact, sampledQuantities(example, file, selection, 1000, 'once refused'), 1000, 5)).toEqual([]);
  }
});
