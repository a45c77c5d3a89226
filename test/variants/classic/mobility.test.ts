import { describe, expect, test } from 'vitest';
import { terrainKind } from '../../../src/rules/index.ts';
import { GAIT, isDangerousFor, isDifficultFor, isImpassableFor } from '../../../variants/classic/movement/mobility.ts';

const woods = terrainKind('woods');
const traps = terrainKind('tank-traps');
const wire = terrainKind('razorwire');
const rock = terrainKind('impassable');

describe('terrain and gaits', () => {
  test('woods slow only units on foot, and are dangerous to all but them and beasts', () => {
    for (const gait of Object.values(GAIT)) {
      expect(isDifficultFor(gait, woods)).toBe(gait === GAIT.foot);
      expect(isDangerousFor(gait, woods)).toBe(gait !== GAIT.foot && gait !== GAIT.beast);
    }
  });

  test('rocks stop everyone, tank traps wheels', () => {
    for (const gait of Object.values(GAIT)) {
      expect(isImpassableFor(gait, rock)).toBe(true);
      expect(isImpassableFor(gait, traps)).toBe(gait === GAIT.wheels);
    }
  });

  test('razorwire does not affect wheels', () => {
    expect(isDangerousFor(GAIT.wheels, wire)).toBe(false);
    expect(isDifficultFor(GAIT.foot, wire)).toBe(true);
  });

  test('a kind that was declared later is open ground', () => {
    const later = terrainKind('a-kind-nobody-knows');
    for (const gait of Object.values(GAIT)) {
      expect(isDifficultFor(gait, later) || isDangerousFor(gait, later) || isImpassableFor(gait, later)).toBe(false);
    }
  });
});
