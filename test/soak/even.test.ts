import { expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { meanInterval } from '../../src/stats/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(200, 16);
/** A scenario fails only where its share of the points is certain to lie outside: one in a thousand for each cell. */
const CONFIDENCE = 0.999;
const commanders = { red: 'commander', blue: 'commander' };

const cells = scenarios.flatMap((scenario) => loadScenario(scenario).evenUnder.map((edition) => ({ scenario, edition })));

test.each(cells.filter(oneIn(2)))('$scenario is about even under $edition', async ({ scenario, edition }) => {
  const player = openPlayer(compileMatch(await loadSelection(edition), loadScenario(scenario, { doctrines: commanders })).match);
  const scores: number[] = [];
  const draws: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const winners = ([0, 1] as const).map((seat) => player.play(rootKey('even'), pair, seat).winner);
    scores.push(winners.reduce<number>((sum, it) => sum + (it === 2 ? 0.25 : it === 0 ? 0.5 : 0), 0));
    draws.push(winners.filter((it) => it === 2).length / 2);
  }
  const red = meanInterval(scores, CONFIDENCE, 1);
  expect(red.high, `red ${red.estimate}`).toBeGreaterThan(0.35);
  expect(red.low, `red ${red.estimate}`).toBeLessThan(0.65);
  expect(meanInterval(draws, CONFIDENCE, 1).low).toBeLessThan(0.3);
});
