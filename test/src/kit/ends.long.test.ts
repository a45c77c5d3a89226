import { describe, expect, it } from 'vitest';
import { type EndBoard, leftOut, pileInBoard, playMove } from './end-boards.ts';
import { describeEnds } from './end-checks.ts';

describeEnds(300, 60);

describe('boards on which moves once went wrong', () => {
  it('a unit that piles in model by model does so in whatever order its models are listed', () => {
    const it: EndBoard = {
      chargers: [
        { x: 7.7890625, y: 13.19921875, r: 0.5 },
        { x: 4.71875, y: 13.76953125, r: 0.5 },
        { x: 5.51171875, y: 12.02734375, r: 0.5 },
      ],
      targets: [
        [
          { x: 7.26953125, y: 15.76953125, r: 0.5 },
          { x: 8.97265625, y: 15.72265625, r: 0.5 },
          { x: 10.21484375, y: 13.9375, r: 0.5 },
        ],
        [
          { x: 9.70703125, y: 8.890625, r: 0.5 },
          { x: 10.7890625, y: 10.265625, r: 0.5 },
          { x: 11.58984375, y: 11.09375, r: 0.5 },
        ],
      ],
      others: [
        { x: 7.67578125, y: 17.0625, r: 0.5 },
        { x: 10.2109375, y: 15.03515625, r: 0.5 },
      ],
      friends: [
        { x: 5.546875, y: 16.4609375, r: 0.5 },
        { x: 4.56640625, y: 15.62109375, r: 0.5 },
        { x: 8.30078125, y: 14.39453125, r: 0.5 },
      ],
      rocks: [
        [12.657060715835541, 11.256574973464012, 13.156473849946632, 13.81773498300463],
        [11.692259992239997, 16.229750741273165, 12.854407655796967, 17.23557067443617],
      ],
      roll: 2,
      touch: false,
      pilesIn: true,
      flees: false,
    };
    const ends = playMove(it);
    expect(ends).not.toBeNull();
    expect(playMove(it, it.roll, { units: false, models: true, terrain: false })).toEqual(ends);
  });

  it('a unit that flees past a rock also gets away without the rock', () => {
    const it: EndBoard = {
      chargers: [
        { x: 13.02734375, y: 12.98828125, r: 0.5 },
        { x: 14.359375, y: 17.94921875, r: 0.5 },
        { x: 13.5078125, y: 16.33984375, r: 0.5 },
      ],
      targets: [
        [
          { x: 17.40234375, y: 13.1796875, r: 0.5 },
          { x: 15.28515625, y: 13.94921875, r: 0.5 },
          { x: 14.046875, y: 11.6328125, r: 0.5 },
        ],
        [
          { x: 12.98828125, y: 14.0546875, r: 0.5 },
          { x: 11.41796875, y: 13.84765625, r: 0.5 },
          { x: 10.6015625, y: 12.21875, r: 0.5 },
        ],
        [
          { x: 9.75390625, y: 18.4453125, r: 0.5 },
          { x: 9.32421875, y: 20.0546875, r: 0.5 },
        ],
        [
          { x: 14.609375, y: 12.58984375, r: 0.5 },
          { x: 15.4140625, y: 15.359375, r: 0.5 },
          { x: 17.87109375, y: 16.234375, r: 0.5 },
        ],
      ],
      others: [],
      friends: [
        { x: 16.08984375, y: 13.21875, r: 0.5 },
        { x: 11.75, y: 11.15234375, r: 0.5 },
        { x: 16.578125, y: 15.7109375, r: 0.5 },
        { x: 10.1171875, y: 14.61328125, r: 0.5 },
      ],
      rocks: [[9.172947440296412, 15.279528269544244, 10.412734510959126, 17.71747661952395]],
      roll: 3,
      touch: false,
      pilesIn: false,
      flees: true,
    };
    expect(playMove(it)).not.toBeNull();
    expect(playMove({ ...it, rocks: [] })).not.toBeNull();
  });

  it.each([550, 591])('a model touches an enemy whom it just reaches, board %i', (seed) => {
    const it = pileInBoard(seed);
    const ends = playMove(it);
    expect(ends).not.toBeNull();
    expect(leftOut(it, ends ?? [])).toEqual([]);
  });
});
