import { describe, expect, test } from 'vitest';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('hybrid');

const TYPES = ['assault', 'heavy', 'rapid-fire', 'ordnance'] as const;
type Type = (typeof TYPES)[number];
/** Inches driven with Movement 10: standing still, at Combat Speed, at Cruising Speed. */
const DRIVES = [0, 10, 12] as const;

const tank = (first: Type, second: Type) => ({
  keywords: ['vehicle'],
  at: [8, 24],
  base: { hull: [4, 3] },
  height: 2,
  hybrid: { M: 10, BS: 4, AV: [13, 12, 10], HP: 3, type: 'vehicle', flags: ['tank'] },
  weapons: {
    first: { hybrid: { range: 64, S: 10, modernAP: 0, type: first } },
    second: { hybrid: { range: 64, S: 10, modernAP: 0, type: second } },
  },
});

/** Every hit costs it one Hull Point, and no damage roll does anything. */
const target = {
  keywords: ['vehicle'],
  at: [64, 24],
  facing: 180,
  base: { hull: [4, 3] },
  height: 2,
  hybrid: { M: 8, BS: 3, AV: [10, 10, 10], HP: 10, type: 'vehicle' },
};

/** Chances that two weapons of a vehicle hit, taken from the ledger (HYB-VEH-13 to -17). */
function chances(first: Type, second: Type, inches: number): readonly [number, number] {
  const FULL = 4 / 6;
  const SNAP = 1 / 6;
  if (inches === 0) return [FULL, FULL];
  if (inches > 10) return [SNAP, SNAP];
  if (first === 'ordnance') return [FULL, SNAP];
  if (second === 'ordnance') return [SNAP, FULL];
  return [first === 'heavy' ? SNAP : FULL, second === 'heavy' ? SNAP : FULL];
}

describe('what vehicles fire, by exact odds', () => {
  const pairs = TYPES.flatMap((first, k) => TYPES.slice(k).map((second) => [first, second] as const));
  test.each(DRIVES.flatMap((inches) => pairs.map(([first, second]) => [inches, first, second] as const)))(
    'after %i inches, %s and %s',
    (inches, first, second) => {
      const drive = inches === 0 ? [] : [{ move: 'A', to: [8 + inches, 24] }];
      const example = twoUnits(tank(first, second), target, [...drive, { shoot: 'A', at: 'B' }], {
        answers: { 'HYB-VEH-16/hold-ordnance': 'decline' },
      });
      const odds = exactOdds(example, FILE, selection, (scene) => 10 - (scene.game.models.wounds[scene.unit('B').first] ?? 0));
      const [one, other] = chances(first, second, inches);
      const expected = [(1 - one) * (1 - other), one * (1 - other) + (1 - one) * other, one * other];
      for (const hits of [0, 1, 2]) expect(odds.get(hits) ?? 0, `${hits} hits`).toBeCloseTo(expected[hits] ?? 0, 9);
    },
  );
});
