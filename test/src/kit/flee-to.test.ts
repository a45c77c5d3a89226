import { describe, expect, it, test } from 'vitest';
import { fleeTo, moveRules } from '../../../src/kit/index.ts';
import { checkUnit, FAULT } from '../../../src/kit/legality.ts';
import type { Game } from '../../../src/rules/game.ts';
import { faultsOf, flightBoard, playMove } from './end-boards.ts';
import { board, fakeGame, rectangle } from './harness.ts';

describe('a unit among enemies', () => {
  // The first thousand places lead nowhere on these boards.
  test.each([104, 303, 402])('finds the way out that takes a long search, board %i', (seed) => {
    const it = flightBoard(seed);
    expect(faultsOf(it, playMove(it) ?? [])).toEqual([]);
    expect(playMove(it)).not.toBeNull();
  });

  it('finds the way out through a gap that a few directions miss', () => {
    const unit = [
      [33.79296875, 27.0546875],
      [32.2109375, 28.87109375],
      [32.87890625, 27.47265625],
    ] as const;
    const enemies = [
      [29.0546875, 28.99609375],
      [29.53125, 32.78125],
      [32.30078125, 31.8359375],
      [28.67578125, 31.19921875],
      [33.8984375, 29.9609375],
      [31.3828125, 32.25],
      [33.265625, 31.0390625],
      [30.33203125, 30.58984375],
      [34.94921875, 29.3125],
      [29.80859375, 31.7265625],
      [30.2578125, 29.33984375],
      [29.42578125, 30.1953125],
    ] as const;
    const ruin = { kind: 'kit-test-ruin', polygon: rectangle(27, 28, 35, 34), walls: [35, 28, 27, 28, 27, 28, 27, 34] };
    const g: Game = fakeGame(
      [
        { side: 0, at: unit },
        { side: 1, at: enemies },
        { side: 1, at: [[37.375, 28.125]], foot: { rim: 1.2 } },
        { side: 1, at: [[33.1875, 19.14453125]] },
      ],
      board([ruin]),
    );
    const rules = moveRules();
    rules.keepFromEnemiesInches = 1;
    rules.passesFriends = true;
    const [fleeing] = g.units;
    if (fleeing === undefined) throw new Error('no unit');
    const gone = fleeTo(g, fleeing, 8, { x: 0, y: 1 }, true, rules);
    expect(gone).toBeGreaterThan(0);
    expect(gone).toBeLessThanOrEqual(8);
    expect(checkUnit(g, fleeing, rules)).toBe(FAULT.none);
    unit.forEach(([, y], i) => {
      expect(g.models.y[i]).toBeGreaterThan(y);
    });
  });
});
