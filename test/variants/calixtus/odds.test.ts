import { describe, expect, test } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('calixtus');

/** What one attacker does to a target in one step, on open ground. */
const attack = (weapon: object, target: object, step: object): Example =>
  twoUnits(
    { keywords: ['infantry'], classic: { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 }, weapons: { arm: weapon } },
    { at: [20, 10], ...target },
    [step],
  );

const man = (T: number, Sv: number) => ({ keywords: ['infantry'], classic: { WS: 4, BS: 4, S: 4, T, W: 1, I: 4, A: 1, Ld: 8, Sv } });
const alive = (scene: { unit(name: string): { alive: number } }): number => scene.unit('B').alive;

describe('Calixtus attacks, by exact odds', () => {
  test('a Rending shot kills on a 6 To Hit, otherwise like any other', () => {
    const odds = exactOdds(
      attack({ range: 24, S: 4, AP: 4, type: 'assault', rules: ['rending'] }, man(4, 3), { shoot: 'A', at: 'B', with: 'arm' }),
      FILE,
      selection,
      alive,
    );
    expect(odds.get(0) ?? 0).toBeCloseTo(1 / 6 + (3 / 6) * (3 / 6) * (2 / 6), 9);
  });

  test.each([
    [3, 3],
    [4, 4],
    [5, 5],
    [7, 7],
  ])('a Hefty wound of Strength %i is saved on %i by armour 3', (S, saveOn) => {
    const odds = exactOdds(
      attack({ range: 24, S, AP: '-', type: 'assault', rules: ['hefty'] }, man(4, 3), { wound: 'B', by: 'A', with: 'arm' }),
      FILE,
      selection,
      alive,
    );
    expect(odds.get(1) ?? 0).toBeCloseTo(Math.max(0, 7 - saveOn) / 6, 9);
  });

  test.each([
    [8, 12, 3],
    [6, 11, 4],
    [9, 10, 1],
  ])('Strength %i on Armour Value %i costs a Hull Point for each point by which the roll beats it, and one more', (S, av, AP) => {
    const hull = { keywords: ['vehicle'], base: { hull: [4, 3] }, classic: { BS: 3, AV: [av, av, av], HP: 12, type: 'vehicle' } };
    const odds = exactOdds(
      attack({ range: 48, S, AP, type: 'heavy' }, hull, { penetrate: 'A', at: 'B', with: 'arm' }),
      FILE,
      selection,
      (scene) => {
        const b = scene.unit('B');
        return b.alive === 0 ? -1 : (scene.game.models.wounds[b.first] ?? 0);
      },
    );
    const expected = new Map<number, number>();
    for (let face = 1; face <= 6; face++) {
      const total = face + S + (face + S >= av && AP === 1 ? 1 : 0);
      const lost = total < av ? 0 : total === av ? 1 : 1 + total - av;
      const explodes = total > av ? (AP === 1 ? 2 : 0) / 6 : 0;
      expected.set(12 - lost, (expected.get(12 - lost) ?? 0) + (1 - explodes) / 6);
      expected.set(-1, (expected.get(-1) ?? 0) + explodes / 6);
    }
    for (const [left, share] of expected) expect(odds.get(left) ?? 0).toBeCloseTo(share, 9);
  });
});
