import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import type { Family, Unit } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { chanceOfTwoDice } from '../../../variants/classic/worth/assess.ts';
import { loadScenario } from '../../files.ts';

/** By counting all 36 rolls. */
function counted(inches: number): number {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= inches) n++;
  return n / 36;
}

describe('the chance that two dice reach a distance', () => {
  test('agrees with a count of all rolls at every quarter inch', () => {
    for (let inches = 0; inches <= 14; inches += 0.25) expect(chanceOfTwoDice(inches)).toBeCloseTo(counted(inches), 12);
  });

  test('never grows with the distance', () => {
    for (let inches = 0; inches < 14; inches += 0.25) expect(chanceOfTwoDice(inches + 0.25)).toBeLessThanOrEqual(chanceOfTwoDice(inches));
  });
});

test('after shooting, a unit may charge whom it shot at, unless one of its weapons forbids it', async () => {
  const match = compileMatch(await loadSelection('classic'), loadScenario('patrol')).match;
  const player = openPlayer(match);
  const { arena } = player;
  player.begin(rootKey('assess'), 0, 0);
  const unit = (id: string): Unit => arena.units.find((it) => it.id === id) as Unit;
  const [line, walker] = [unit('line-1'), unit('walker-1')];
  const may = (id: string, shotAt: Unit<Family> | null) => match.ruleset.seams.chargesAfterFire(arena, unit(id), shotAt, line);
  // Pistols let it charge, Rapid Fire weapons do not; whoever does not shoot charges anybody.
  for (const id of ['jumpers-1', 'veterans-1']) expect([may(id, null), may(id, walker)]).toEqual([true, false]);
  expect([may('jumpers-1', line), may('veterans-1', line)]).toEqual([true, false]);
});
