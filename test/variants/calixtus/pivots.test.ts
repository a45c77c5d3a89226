import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { MOVED } from '../../../variants/classic/state.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('calixtus');
const FROM = 36;
const ALLOWANCE = 12;

/** Drives a hull that faces east towards a point, and reads how far it moved and how far it counts as having moved. */
function drive(x: number, y: number): { readonly way: number; readonly counted: number } {
  const example = twoUnits(
    {
      at: [FROM, FROM],
      facing: 0,
      keywords: ['vehicle'],
      base: { hull: [4, 3] },
      classic: { BS: 3, AV: [12, 12, 10], HP: 3, type: 'vehicle' },
    },
    { at: [2, 2], keywords: ['infantry'], classic: { T: 3, W: 1, Sv: 5 } },
    [{ move: 'A', to: [x, y] }],
    { given: { battlefield: { width: 72, height: 72 } } },
  );
  let way = 0;
  let counted = 0;
  exactOdds(example, FILE, selection, ({ game, unit }) => {
    const i = unit('A').first;
    way = Math.hypot((game.models.x[i] ?? 0) - FROM, (game.models.y[i] ?? 0) - FROM);
    counted = game.models.reg[MOVED]?.[i] ?? 0;
    return 0;
  });
  return { way, counted };
}

test('a hull never exceeds its allowance, pivots included, and pays an inch for each quarter turn begun', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.double({ min: 1, max: 20, noNaN: true }), (degrees, inches) => {
      // Facings are rounded with positions: near a quarter turn either count is right.
      fc.pre([0, 90, 270].every((edge) => Math.abs(((degrees - edge + 540) % 360) - 180) > 2));
      const angle = (degrees * Math.PI) / 180;
      const { way, counted } = drive(FROM + Math.cos(angle) * inches, FROM + Math.sin(angle) * inches);
      const cost = degrees < 90 || degrees > 270 ? 1 : 2;
      expect(counted).toBeLessThanOrEqual(ALLOWANCE + 1 / 32);
      expect(counted - way).toBeCloseTo(cost, 5);
      expect(Math.abs(way - Math.min(inches, ALLOWANCE - cost))).toBeLessThan(1 / 16);
    }),
    { numRuns: 60 },
  );
});
