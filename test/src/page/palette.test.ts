import { describe, expect, it } from 'vitest';
import { PALETTES, type Theme } from '../../../src/page/index.ts';
import { ciede2000, contrast, leastDifference } from './colour.ts';

/** Every two of some colours that are less different than asked, for some kind of colour vision. */
const tooClose = (colours: readonly string[], least: number): string[] =>
  colours.flatMap((one, i) => colours.slice(0, i).flatMap((other) => (leastDifference(one, other) < least ? [`${one} ${other}`] : [])));

it('the measures are the published ones', () => {
  // The first, the seventh and the seventeenth pair of table 1 of the paper.
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
});

describe.each(['light', 'dark'] as Theme[])('the %s palette', (theme) => {
  const { paper, ink, muted, red, blue, variants } = PALETTES[theme];

  it('keeps rulesets apart for every kind of colour vision', () => {
    expect(tooClose(variants.slice(0, 5), 16)).toEqual([]);
    expect(tooClose(variants, 10)).toEqual([]);
  });

  it('keeps the armies apart, and from what is neither', () => {
    expect(leastDifference(red, blue)).toBeGreaterThan(30);
    expect(tooClose([red, muted, blue], 12)).toEqual([]);
  });

  it('stands out from its paper: marks 3:1, words 4.5:1', () => {
    for (const colour of [red, blue, ...variants]) expect(contrast(colour, paper), colour).toBeGreaterThanOrEqual(3);
    for (const colour of [ink, muted, red, blue]) expect(contrast(colour, paper), colour).toBeGreaterThanOrEqual(4.5);
  });
});
