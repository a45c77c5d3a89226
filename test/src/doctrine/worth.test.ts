import { describe, expect, test } from 'vitest';
import { decision, type Scale, take } from '../../../src/rules/index.ts';
import { type TableParts, table } from './table.ts';

const UNITS = [
  { id: 'own', at: [10, 10], models: 5, points: 10 },
  { id: 'foe', side: 1, at: [10, 22], models: 4, points: 20 },
] as const;
const led = (parts: Partial<TableParts> = {}) => table({ units: UNITS, commander: {}, ...parts });

const NUMBER = decision('worth-test/number', 'number', take, (_q, option) => -Math.abs(option - 7));
const DOUBTFUL = decision('worth-test/doubtful', 'number', take, (_q, option) => (option === 3 ? Number.NaN : option));
const SCALED = decision('worth-test/scaled', 'number', take, ({ game, about }, option, scale: Scale) => {
  if (about === null) return 0;
  const foe = game.units[1];
  if (foe === undefined) return 0;
  return [scale.standing(game, about), scale.standing(game, foe), scale.perVictoryPoint(game)][option] ?? 0;
});

describe('a decision that says what its options are worth', () => {
  test('gets the best of them from the commander, the first of equals', () => {
    expect(led().ask(NUMBER, 'own', [1, 9, 6, 8])).toBe(6);
  });

  test('is left to the rule where an option cannot be weighed', () => {
    expect(led().ask(DOUBTFUL, 'own', [1, 2, 3])).toBe(2);
    expect(led().ask(DOUBTFUL, 'own', [1, 2, 9])).toBe(9);
  });

  test('is answered by the rule under other doctrines, and as the army says where it does', () => {
    expect(table({ units: UNITS }).ask(NUMBER, 'own', [1, 9, 6, 8])).toBe(9);
    expect(led({ answers: { 'worth-test/number': 'if-favourable' } }).ask(NUMBER, 'own', [1, 9, 6, 8])).toBe(9);
  });

  test('is weighed in points of models', () => {
    // 50 points against 80, in a mission in which a Victory point for a loss stands for 0.65 times the points of both armies by at least 8: 10.6.
    expect(led().ask(SCALED, 'own', [0, 1, 2])).toBe(1);
    expect(led().ask(SCALED, 'own', [2, 0])).toBe(0);
  });
});
