import { describe, expect, it } from 'vitest';
import { worthOfSharedDice } from '../../bench/shared-dice.ts';

describe('shared dice', () => {
  it('cut the variance of what a real rule does to victory points', async () => {
    const [worth] = await worthOfSharedDice({ scenario: 'duel', pairs: 40, rules: ['CAL-MORALE-01'] });
    expect(worth?.factor?.estimate).toBeGreaterThan(1);
    expect(worth?.shared).toBeLessThan(worth?.independent ?? 0);
  });
});
