import { describe, expect, test } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { exactOdds, loadSelection, soak } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { FILE, twoUnits } from '../two-units.ts';

const LINE = { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 };

/** Two units, and what is done with them. */
const staged = (a: object, b: object, when: readonly object[]): Example =>
  twoUnits({ keywords: ['infantry'], classic: LINE, ...a }, { keywords: ['vehicle'], ...b }, when);

const left = (scene: { game: { models: { wounds: Int16Array } }; unit(name: string): { first: number } }): number =>
  scene.game.models.wounds[scene.unit('B').first] ?? 0;

describe('super-heavies and gargantuans', async () => {
  const selection = await loadSelection('classic');

  test.each([
    [1, 2],
    [2, 1],
    [4, 0],
  ])('a penetrating hit of AP%i costs a super-heavy more Hull Points %i times of six, by D3', (AP, times) => {
    // S10 against 14: a 4 glances, a 5 or 6 gets through.
    const weapon = { classic: { range: 48, S: 10, AP, type: 'heavy' } };
    const hull = { base: { hull: [7, 5] }, classic: { BS: 3, AV: [14, 14, 14], HP: 9, type: 'vehicle', flags: ['super-heavy'] } };
    const odds = exactOdds(staged({ weapons: { arm: weapon } }, hull, [{ penetrate: 'A', at: 'B', with: 'arm' }]), FILE, selection, left);
    const worse = times / 6;
    expect(odds.get(9) ?? 0).toBeCloseTo(3 / 6, 9);
    expect(odds.get(8) ?? 0).toBeCloseTo(1 / 6 + (2 / 6) * (1 - worse), 9);
    for (const more of [7, 6, 5]) expect(odds.get(more) ?? 0).toBeCloseTo(((2 / 6) * worse) / 3, 9);
  });

  test('what would slay a gargantuan creature costs it D3 Wounds', () => {
    const weapon = { classic: { S: 8, AP: 2, type: 'melee', rules: ['instant-death'] } };
    const beast = { keywords: ['monster', 'gargantuan'], base: 101.6, classic: { ...LINE, T: 8, W: 6, Sv: 3, type: 'gargantuan' } };
    const odds = exactOdds(staged({ weapons: { arm: weapon } }, beast, [{ hit: 'A', at: 'B', with: 'arm' }]), FILE, selection, left);
    expect(odds.get(6) ?? 0).toBeCloseTo(3 / 6, 9);
    for (const wounds of [5, 4, 3]) expect(odds.get(wounds) ?? 0).toBeCloseTo(1 / 6, 9);
  });

  test('led at random they keep every invariant, and squadrons their coherency', () => {
    const battle = loadScenario('titans', { doctrines: { red: 'random', blue: 'random' } });
    expect(soak(selection, battle, 8, 'titans').problems).toEqual([]);
  });

  test('no memory of vortices, riders or abandoned vehicles lasts into the next engagement', () => {
    const battle = loadScenario('titans');
    const once = soak(selection, battle, 2, 'again', 3).checksum;
    expect(soak(selection, battle, 2, 'again', 3).checksum).toBe(once);
  });
});
