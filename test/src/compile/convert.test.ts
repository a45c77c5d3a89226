import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

const duel = loadScenario('duel');
const compiled = async (spec: string) => compileMatch(await loadSelection(spec), duel);

test('datasheets without a block of the family are converted, and said to be', async () => {
  const { converted, match } = await compiled('hybrid');
  expect([...converted].sort()).toEqual(['line-infantry', 'veteran-infantry']);
  expect(match.units.map((it) => it.sheet.origin)).toEqual(['hybrid-from-classic', 'hybrid-from-classic']);
  expect((await compiled('classic')).converted).toEqual([]);
});

test('values that only the family has can be set on a converted datasheet, and leave the other family as it is', async () => {
  const soldier = async (spec: string) => {
    const sheet = (await compiled(spec)).match.units.find((it) => it.sheet.id === 'line-infantry')?.sheet;
    return { ...sheet?.models[0]?.stats, damage: (sheet?.weapons[0]?.profile as { damage?: { plus: number } } | undefined)?.damage?.plus };
  };
  expect(await soldier('hybrid')).toMatchObject({ moveInches: 6, damage: 1 });
  expect(await soldier('hybrid@line-infantry.M=8')).toMatchObject({ moveInches: 8, damage: 1 });
  expect(await soldier('hybrid@line-infantry.rifle.D=2')).toMatchObject({ moveInches: 6, damage: 2 });
});

test('points of a converted datasheet are those it has in the other family', async () => {
  const [classic, hybrid] = [await compiled('classic'), await compiled('hybrid')];
  expect(hybrid.match.units.map((it) => it.sheet.points)).toEqual(classic.match.units.map((it) => it.sheet.points));
});
