import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps, touching } from '../../../src/kit/index.ts';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('hybrid');

const tough = { WS: 3, BS: 3, S: 3, T: 8, W: 1, I: 3, A: 1, Ld: 7, Sv: 2 };
const gun = { hybrid: { range: 72, S: 8, AP: 3, D: 2, type: 'heavy', arc: 'hull' } };
const hull = {
  army: 'red',
  at: [36, 24],
  facing: 0,
  keywords: ['vehicle'],
  base: { hull: [6, 3] },
  height: 2,
  hybrid: { type: 'vehicle', flags: ['tank'], M: 8, BS: 3, AV: [12, 12, 12], HP: 8 },
  weapons: { gun },
};

test('a hull that pivots is still touched by every model that touched it, none of them inside another, or it does not pivot (HYB-VEH-61)', () => {
  let turned = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: -2, max: 1 }),
      fc.constantFrom(25.4, 40),
      (degrees, models, start, millimetres) => {
        const base = millimetres / 25.4;
        const places = Array.from({ length: models }, (_, k) => [36 + start + k * (base + 0.25), 24 + 1.5 + base / 2]);
        const turn = (degrees * Math.PI) / 180;
        const units = {
          A: hull,
          B: { army: 'blue', places, base: { round: millimetres }, keywords: ['infantry'], hybrid: { type: 'infantry', M: 6, ...tough } },
          C: {
            army: 'blue',
            at: [36 + 20 * Math.cos(turn), 24 + 20 * Math.sin(turn)],
            models: 1,
            keywords: ['infantry'],
            hybrid: { type: 'infantry', M: 6, ...tough, T: 3, Sv: 7 },
          },
        };
        const odds = exactOdds(twoUnits({}, {}, [{ pivot: 'A' }], { given: { units } }), FILE, selection, ({ game, unit }) => {
          const { models: m } = game;
          const a = unit('A').first;
          const b = unit('B');
          let faults = 0;
          if (m.dirX[a] !== 1) turned++;
          for (let i = b.first; i < b.first + b.size; i++) {
            const [x, y] = places[i - b.first] as number[];
            const was = Math.max(0, Math.abs((x ?? 0) - 36) - 3) ** 2 + ((y ?? 0) - 25.5) ** 2 <= (base / 2 + 1 / 128) ** 2;
            if (was && !touching(m, a, i)) faults++;
            for (let j = 0; j < m.x.length; j++) if (j !== i && m.alive[j] !== 0 && overlaps(m, i, j)) faults++;
            if (b.alive !== models) faults++;
          }
          return faults;
        });
        expect([...odds.keys()]).toEqual([0]);
      },
    ),
    { numRuns: 60 },
  );
  expect(turned).toBeGreaterThan(20);
});
