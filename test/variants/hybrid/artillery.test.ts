import { describe, expect, test } from 'vitest';
import { attackOdds, exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('hybrid');

const MAN = { M: 6, WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 };
const GUN = { type: 'gun', T: 7, W: 2, Sv: 3, WS: 0, BS: 0, S: 0, I: 0, A: 0, Ld: 0 };

const firer = (weapon: object) => ({
  keywords: ['infantry'],
  hybrid: MAN,
  weapons: { rifle: { hybrid: { range: 48, type: 'heavy', modernAP: 0, ...weapon } } },
});

/** A battery whose guns are nearer to the firer than its crew. */
const battery = (guns: number, crew: number) => ({
  places: [...Array.from({ length: guns }, (_, k) => [20, 10 + 2.5 * k]), ...Array.from({ length: crew }, (_, k) => [22, 10 + 1.5 * k])],
  keywords: ['infantry'],
  kinds: { gun: { models: guns, base: 50.8, hybrid: GUN }, crew: { models: crew } },
  hybrid: { ...MAN, type: 'artillery', T: 3, Sv: 5 },
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

describe('artillery under fire', () => {
  test.each([
    [1, 2, 2],
    [2, 3, 4],
    [2, 4, 3],
  ])('%i guns and %i crewmen lose only crewmen to %i wounds, and the guns with the last', (guns, crew, wounds) => {
    const example = twoUnits(firer({ S: 3 }), battery(guns, crew), [{ wound: 'B', by: 'A', with: 'rifle', times: wounds }]);
    const odds = exactOdds(example, FILE, selection, (scene) => scene.unit('B').alive);
    const fails = 4 / 6;
    const expected = new Map<number, number>();
    for (let lost = 0; lost <= wounds; lost++) {
      const chance = choose(wounds, lost) * fails ** lost * (1 - fails) ** (wounds - lost);
      const left = lost >= crew ? 0 : guns + crew - lost;
      expected.set(left, (expected.get(left) ?? 0) + chance);
    }
    for (const [left, chance] of expected) expect(odds.get(left) ?? 0, `${left} left`).toBeCloseTo(chance, 9);
  });

  test.each([
    ['shots', { S: 5, shots: 3 }, { shoot: 'A', at: 'B' }],
    ['a marker', { S: 5, rules: ['blast'] }, { shoot: 'A', at: 'B' }],
    ['hits', { S: 6, D: 2 }, { hit: 'A', at: 'B', with: 'rifle', times: 3 }],
  ])('%s at it are accounted for', (_name, weapon, step) => {
    expect(() => attackOdds(twoUnits(firer(weapon), battery(2, 2), [step]), FILE, selection)).not.toThrow();
  });
});
