import { expect, it } from 'vitest';
import { type EndBoard, playMove } from './end-boards.ts';

/** Three models behind a rock, of which all places that are clear of enemies lie within two inches; those with more to go have many more to try in vain. */
const behindRocks: EndBoard = {
  chargers: [
    { x: 13.50390625, y: 13.37890625, r: 0.63 },
    { x: 9.6171875, y: 10.9609375, r: 0.63 },
    { x: 7.39453125, y: 11.11328125, r: 0.63 },
  ],
  targets: [
    [
      { x: 9.8984375, y: 15.48046875, r: 0.5 },
      { x: 10.09765625, y: 16.8203125, r: 0.5 },
    ],
    [{ x: 12.18359375, y: 13.9765625, r: 0.5 }],
  ],
  others: [],
  friends: [],
  rocks: [
    [8.459680374711752, 12.234901109710336, 10.73225786013063, 13.811129295849241],
    [11.35363264940679, 8.162634193897247, 15.225521983928047, 11.533650476369075],
    [15.175887674093246, 14.534942120313644, 15.835780834779143, 15.058478950406425],
  ],
  roll: 3,
  touch: false,
  pilesIn: false,
  flees: true,
};

it('a flight that two inches are enough for is found with any more', () => {
  const found = [1, 2, 3, 4, 5, 6, 7, 8].filter((roll) => playMove(behindRocks, roll) !== null);
  expect(found).toEqual([2, 3, 4, 5, 6, 7, 8]);
});
