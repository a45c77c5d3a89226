import { describe, expect, test } from 'vitest';
import { between } from '../../../src/compile/between.ts';
import { compileMatch, parseSpec, printSpec, SpecError } from '../../../src/compile/index.ts';
import { parseLever } from '../../../src/compile/lever.ts';
import { changed } from '../../../src/compile/lever-rule.ts';
import { withFlipped } from '../../../src/compile/spec.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

const refused = async (spec: string): Promise<string> => {
  const error = await loadSelection(spec).then(
    () => null,
    (it: unknown) => it,
  );
  if (!(error instanceof SpecError)) throw new Error(`${spec} is not refused`);
  return error.problems.join('; ');
};

describe('levers', () => {
  test.each([
    ['classic@hitOn+1', 'classic@hitOn+1'],
    ['classic@hitOn-1', 'classic@hitOn-1'],
    ['classic@coverOn=4', 'classic@coverOn=4'],
    ['classic@runDice=2..', 'classic@runDice=2..'],
    ['classic@runDice>=2', 'classic@runDice=2..'],
    ['classic@hitOn<=4', 'classic@hitOn=..4'],
    ['classic@moveInches*1.5', 'classic@moveInches=x1.5'],
    ['classic@mayRun=false', 'classic@mayRun=off'],
    ['classic@hitOn[vehicle,shooting]+1', 'classic@hitOn:shooting:vehicle+1'],
    ['classic@hitOn:vehicle:shooting+1', 'classic@hitOn:shooting:vehicle+1'],
    ['classic@moveInches:jump-pack-2', 'classic@moveInches:jump-pack-2'],
    ['classic@moveInches[squad-2]+1', 'classic@moveInches[squad-2]+1'],
    ['classic@line-infantry.T=4,hitOn+1,-CLS-MORALE-03', 'classic@-CLS-MORALE-03,hitOn+1,line-infantry.T=4'],
  ])('%s is %s', (written, normal) => {
    expect(printSpec(parseSpec(written))).toBe(normal);
    expect(printSpec(parseSpec(normal))).toBe(normal);
  });

  test('are told from values of datasheets, whose names have a dot', () => {
    expect(['line-infantry.T=4', 'squad-2.T=4', 'a.b.S=5'].map(parseLever)).toEqual([null, null, null]);
    expect(parseLever('hitOn:red-2')).toEqual({ seam: 'hitOn', only: ['red'], how: 'shift', by: -2, flag: false });
  });

  test.each([
    ['hitOnn+1', 'classic has no procedure "hitOnn"; did you mean hitOn'],
    ['volley+1', 'does something, or returns what a switch could only spoil'],
    ['statOf+1', 'does something, or returns what a switch could only spoil'],
    ['hitOn=x2', 'hitOn cannot be multiplied'],
    ['hitOn=8', 'expected 1 to 7'],
    ['hitOn+0.5', 'hitOn is a whole number'],
    ['hitOn=on', 'hitOn is a number, not a yes or no'],
    ['mayRun=2', 'write mayRun=on or mayRun=off'],
    ['hitOn+1,hitOn-1', 'hitOn+ is changed twice'],
    ['seizeOn:vehicle=4', 'is asked about a side, so it cannot be changed for vehicle only'],
    ['playsOnOn:red=4', 'is asked about nobody, so it cannot be changed for red only'],
    ['hitOn', 'sets nothing'],
  ])('%s is refused: %s', async (lever, why) => {
    expect(await refused(`classic@${lever}`)).toContain(why);
  });

  test('for somebody who is not there are refused with those who are, unless another scenario of the run has him', async () => {
    const [duel, armour] = [loadScenario('duel'), loadScenario('armour')];
    const [vehicles, typo] = [await loadSelection('classic@hitOn:vehicle+1'), await loadSelection('classic@hitOn:infantri+1')];
    expect(() => compileMatch(vehicles, duel)).toThrow(/no unit here is or has "vehicle".*keywords: infantry/);
    expect(() => compileMatch(vehicles, duel, { together: [duel, armour] })).not.toThrow();
    expect(() => compileMatch(typo, duel, { together: [duel, armour] })).toThrow(/did you mean "?infantry/);
  });

  test('leave what stands for none alone, and stay within what there can be', () => {
    const shift = (by: number) => ({ how: 'shift' as const, by });
    expect([1, 2, 3, 6, 7].map((it) => changed('Needed', shift(1), it))).toEqual([1, 3, 4, 7, 7]);
    expect([1, 2, 3, 6, 7].map((it) => changed('Needed', shift(-1), it))).toEqual([1, 2, 2, 5, 7]);
    expect([0, 1, 6, Number.POSITIVE_INFINITY].map((it) => changed('Inches', shift(-2), it))).toEqual([0, 0, 4, Number.POSITIVE_INFINITY]);
    expect([0, 1, 2, 3].map((it) => changed('Count', { how: 'scale', by: 1.5 }, it))).toEqual([0, 2, 3, 5]);
    expect([0, 1, 4].map((it) => changed('Value', shift(-1), it))).toEqual([0, 1, 3]);
    expect([1, 5, 6, 7].map((it) => changed('Piercing', shift(1), it))).toEqual([2, 6, 6, 7]);
    expect([-1, 0, 2].map((it) => changed('Bonus', shift(-1), it))).toEqual([-2, -1, 1]);
    expect([2, 5, 7].map((it) => changed('Needed', { how: 'most', by: 4 }, it))).toEqual([2, 4, 4]);
    expect([0, 1, 3].map((it) => changed('Count', { how: 'least', by: 2 }, it))).toEqual([2, 2, 3]);
    expect(changed('Inches', { how: 'set', by: 7 }, 0)).toBe(7);
  });

  const digests = async (spec: string, scenario: string): Promise<string> => {
    const player = openPlayer(
      compileMatch(await loadSelection(spec), loadScenario(scenario, { doctrines: { red: 'gunline', blue: 'gunline' } })).match,
    );
    return ([0, 1] as const)
      .map((seat) => player.play(rootKey('levers'), 0, seat))
      .map((it) => `${it.digestHi}:${it.digestLo}`)
      .join(' ');
  };

  test('stand outside all rules, and are told by what they do', async () => {
    const { rules } = await loadSelection('calixtus@hitOn:vehicle:shooting+1,coverOn=4,moveInches:jump=x1.5');
    expect(rules.slice(-3).map(({ rule, on }) => [rule.id, rule.title, on])).toEqual([
      ['coverOn=4', 'Cover save: always 4+', true],
      ['hitOn:shooting:vehicle+1', 'To Hit: 1 harder for vehicles that shoot', true],
      ['moveInches:jump=x1.5', 'Move: times 1.5 for jump units', true],
    ]);
  });

  test('change play only for those, and in the phase, that they name', async () => {
    // Nobody charges there, so nobody is hit in another phase.
    const plain = await digests('classic', 'duel');
    expect(await digests('classic@hitOn:shooting+1', 'duel')).toBe(await digests('classic@hitOn+1', 'duel'));
    expect(await digests('classic@hitOn+1', 'duel')).not.toBe(plain);
    expect(await digests('classic@hitOn:movement+1', 'duel')).toBe(plain);
    expect(await digests('classic@hitOn:line-infantry+1', 'duel')).toBe(await digests('classic@hitOn:red+1', 'duel'));
    await expect(digests('classic@hitOn:blue:line-infantry+1', 'duel')).rejects.toThrow('no unit here is all of blue, line-infantry');
  });

  test('can be taken off one by one, and lie between two rulesets', async () => {
    const spec = 'classic@coverOn=4,hitOn+1';
    expect(printSpec(withFlipped(parseSpec(spec), 'coverOn=4', true))).toBe('classic@hitOn+1');
    expect(printSpec(withFlipped(parseSpec('classic@hitOn+1'), 'coverOn=4', false))).toBe(spec);
    const [a, b] = [await loadSelection('classic@hitOn:shooting+1'), await loadSelection('classic@coverOn:assault=4,-CLS-MORALE-03')];
    const found = between(a, b);
    expect(found?.changes.map(({ name, first, second }) => [name, first, second])).toEqual([
      ['CLS-MORALE-03', 'on', 'off'],
      ['hitOn:shooting+1', 'on', 'off'],
      ['coverOn:assault=4', 'off', 'on'],
    ]);
    const all = new Set(found?.changes);
    expect(found?.mix(all)?.spec).toBe('classic@-CLS-MORALE-03,coverOn:assault=4');
    expect(found?.mix(new Set())?.spec).toBe('classic@hitOn:shooting+1');
    const [, hits, cover] = found?.changes ?? [];
    if (hits === undefined || cover === undefined) throw new Error('three changes were found');
    expect(
      found
        ?.mix(new Set([cover]))
        ?.rules.slice(-2)
        .map(({ rule }) => rule.id),
    ).toEqual(['coverOn:assault=4', 'hitOn:shooting+1']);
  });
});
