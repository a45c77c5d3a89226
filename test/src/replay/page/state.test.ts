import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSelection } from '../../../../src/load/selection.ts';
import type { Film } from '../../../../src/replay/film.ts';
import { filmOf } from '../../../../src/replay/make-film.ts';
import { seriesOf, valueAt } from '../../../../src/replay/page/browser/series.js';
import { Reel } from '../../../../src/replay/page/browser/state.js';
import { loadScenario } from '../../../files.ts';

async function filmed(): Promise<Film> {
  const battle = loadScenario(join(import.meta.dirname, '../../../../scenarios/patrol.yaml'));
  return filmOf({ battle, selection: await loadSelection('classic'), seed: 'page', pair: 0, redSeat: 0 }).film;
}

test('how everything stands after a frame does not hang on the way there', async () => {
  const film = await filmed();
  const reel = new Reel(film);
  const last = film.frames.length - 1;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: last }), { minLength: 1, maxLength: 6 }), (frames) => {
      for (const frame of frames) expect(reel.seek(frame)).toEqual(new Reel(film).seek(frame));
    }),
    { numRuns: 8 },
  );
});

test('at the end it is as the outcome says', async () => {
  const film = await filmed();
  const state = new Reel(film).seek(film.frames.length - 1);
  expect(state.vp).toEqual(film.outcome.vp);
  const lost = (['red', 'blue'] as const).map((army) =>
    film.units
      .filter((it) => it.army === army)
      .flatMap(({ models, firstModel }) => models.map(({ points }, i) => ((state.models[firstModel + i]?.left ?? 0) > 0 ? 0 : points)))
      .reduce((sum, it) => sum + it, 0),
  );
  const series = seriesOf(film);
  const [red, blue] = valueAt(series.strength, film.frames.length - 1);
  const all = (['red', 'blue'] as const).map((army) =>
    film.units
      .filter((it) => it.army === army)
      .flatMap(({ models }) => models.map(({ points }) => points))
      .reduce((sum, it) => sum + it, 0),
  );
  expect(red).toBeCloseTo(1 - (lost[0] as number) / (all[0] as number));
  expect(blue).toBeCloseTo(1 - (lost[1] as number) / (all[1] as number));
  expect(valueAt(series.vp, film.frames.length - 1)).toEqual(film.outcome.vp);
  expect(valueAt(series.strength, -1)).toEqual([1, 1]);
});
