import { expect, test } from 'vitest';
import { awayNow, reachesOut } from '../../../src/doctrine/commander/ways.ts';
import type { CoreSeams, Family } from '../../../src/rules/index.ts';
import { item } from '../../../src/rules/item.ts';
import { table } from './table.ts';

const seams = { controlInches: () => 3 } as unknown as CoreSeams<Family>;

test('how far a unit is from an objective is measured anew where the unit or the objective has moved', () => {
  const { arena, unit } = table({
    units: [
      { id: 'own', at: [10, 10], models: 2, points: 10 },
      { id: 'foe', side: 1, at: [10, 40], models: 1, points: 10 },
    ],
    objectives: [
      [30, 10],
      [10, 30],
    ],
    commander: {},
  });
  const own = unit('own');
  const objective = item(arena.board.objectives, 0);
  const away = awayNow(arena, seams, own, 0);
  const out = reachesOut(arena, own, 0);
  expect(away).toBeGreaterThan(10);
  expect(awayNow(arena, seams, own, 1)).not.toBeCloseTo(away, 6);
  for (let i = own.first; i < own.first + own.size; i++) arena.models.x[i] = (arena.models.x[i] ?? 0) + 5;
  arena.moved(own);
  expect(awayNow(arena, seams, own, 0)).toBeCloseTo(away - 5, 6);
  expect(reachesOut(arena, own, 0)).toBeCloseTo(out, 6);
  (objective as { x: number }).x -= 2;
  expect(awayNow(arena, seams, own, 0)).toBeCloseTo(away - 7, 6);
  arena.remove(own.first + 1, 0, null);
  const alone = awayNow(arena, seams, own, 0);
  arena.reset(0);
  expect(awayNow(arena, seams, own, 0)).toBeCloseTo(away - 2, 6);
  expect(alone).toBeGreaterThanOrEqual(away - 7);
});
