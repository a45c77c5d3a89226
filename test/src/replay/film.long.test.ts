import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/match.ts';
import type { Arena } from '../../../src/engine/arena.ts';
import { rootKey } from '../../../src/engine/dice/root-key.ts';
import { openPlayer } from '../../../src/engine/play.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import type { Film, FilmChanges } from '../../../src/replay/film.ts';
import { filmOf, type Take } from '../../../src/replay/make-film.ts';
import { digestText } from '../../../src/replay/text.ts';
import { transcribe } from '../../../src/replay/transcript.ts';
import { PLACE } from '../../../src/rules/index.ts';
import { loadScenario } from '../../files.ts';

const scenario = (id: string) => loadScenario(join(import.meta.dirname, '../../../scenarios', `${id}.yaml`));

const take = async (id: string, spec: string, pair = 0, redSeat: 0 | 1 = 0): Promise<Take> => ({
  battle: scenario(id),
  selection: await loadSelection(spec),
  seed: 'film',
  pair,
  redSeat,
});

/** What a viewer knows after some frames. */
class Screen {
  readonly models = new Map<number, readonly number[]>();
  readonly wounds = new Map<number, number>();
  readonly places = new Map<string, string>();
  vp: readonly number[] = [];

  show(it: FilmChanges): void {
    for (const [model, ...at] of it.moved ?? []) this.models.set(model, at as number[]);
    for (const [model, left] of it.wounds ?? []) this.wounds.set(model, left);
    for (const [unit, place] of it.places ?? []) this.places.set(unit, place);
    this.vp = it.vp ?? this.vp;
  }
}

/** What the arena says of everything that a screen shows, to hundredths of an inch. */
function standing({ board, units, models, score }: Arena, film: Film): object {
  const mirrored = board.mirrored === 'x';
  return film.units.map(({ id, firstModel, models: kinds, vehicle }, slot) => {
    const unit = units[slot];
    if (unit === undefined) throw new Error(`${id} is not in the arena`);
    const place = unit.host >= 0 ? 'joined' : Object.keys(PLACE)[unit.place];
    const shown = kinds.map((_, k) => {
      const i = firstModel + k;
      if (models.alive[i] === 0) return 'gone';
      const [onArena, y, ahead, dy] = [models.x, models.y, models.dirX, models.dirY].map((it) => it[i] as number) as [
        number,
        number,
        number,
        number,
      ];
      // As the scenario's files have the board.
      const [x, dx] = mirrored ? [board.width - onArena, -ahead] : [onArena, ahead];
      const turned = vehicle ? [(Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 360) % 360] : [];
      return unit.place === PLACE.table
        ? [models.wounds[i], ...[x, y].map((it) => Math.round(it * 100) / 100), ...turned]
        : [models.wounds[i]];
    });
    return { id, place, shown, score: [...score] };
  });
}

function shownOn(screen: Screen, film: Film): object {
  return film.units.map(({ id, firstModel, models }) => {
    const place = screen.places.get(id);
    const shown = models.map((_, k) => {
      const left = screen.wounds.get(firstModel + k);
      if (left === 0) return 'gone';
      return place === 'table' ? [left, ...(screen.models.get(firstModel + k) ?? [])] : [left];
    });
    return { id, place, shown, score: [...screen.vp] };
  });
}

describe('a film', () => {
  test.each([
    ['meeting', 'classic'],
    ['convoy', 'waffle'],
    ['reserves', 'waffle'],
    ['skies', 'classic'],
    ['meeting', 'tenth'],
    ['psykers', 'calixtus'],
  ])('of %s under %s shows what the arena holds, at the end of every round', async (id, spec) => {
    const it = await take(id, spec, 1, 1);
    const { film, transcript } = filmOf(it);
    expect(film.frames).toHaveLength(transcript.lines.length);
    const { objectives, zones } = it.battle.battlefield;
    const inOrder = <T extends { readonly id: string }>(list: readonly T[]): T[] => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(inOrder(film.board.objectives)).toEqual(inOrder(objectives));
    expect(film.board.zones).toEqual({ red: zones[1], blue: zones[0] });
    const corners = ({ polygon }: { readonly polygon: readonly (readonly number[])[] }) =>
      polygon.map((at) => at.map((it) => Math.round(it * 100) / 100).join()).sort();
    for (const piece of it.battle.battlefield.terrain) {
      const shown = film.board.pieces.find(({ id }) => id === piece.id);
      if (shown !== undefined) expect(corners(shown)).toEqual(corners(piece));
    }
    expect(film.board.pieces.length).toBeGreaterThan(5);
    const { match } = compileMatch(it.selection, it.battle);
    const truth = new Map<number, object>();
    let arena: Arena | null = null;
    const told = transcribe(match, rootKey(it.seed), it.pair, it.redSeat, {
      onLine: (lines, now) => {
        arena = now;
        const line = lines.at(-1);
        if (line?.kind === 'event' && line.event === 'round') truth.set(lines.length - 1, standing(now, film));
      },
    });
    truth.set(film.frames.length, standing(arena as unknown as Arena, film));
    const screen = new Screen();
    screen.show(film.start);
    film.frames.forEach((frame, i) => {
      if (truth.has(i)) expect(shownOn(screen, film)).toEqual(truth.get(i));
      screen.show(frame);
    });
    expect(shownOn(screen, film)).toEqual(truth.get(film.frames.length));
    expect(truth.size).toBeGreaterThan(3);
    // Neither the camera nor the telling has changed what happens.
    expect(film.outcome.digest).toBe(digestText(told.outcome));
    expect(film.outcome.digest).toBe(digestText(openPlayer(match).play(rootKey(it.seed), it.pair, it.redSeat)));
  });

  test('is the same bytes each time, and small', async () => {
    const it = await take('meeting', 'waffle', 3);
    const bytes = JSON.stringify(filmOf(it).film);
    expect(JSON.stringify(filmOf(it).film)).toBe(bytes);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(JSON.parse(bytes)).toEqual(filmOf(it).film);
  });

  test('names no two units alike, and has hulls to scale', async () => {
    const { film } = filmOf(await take('armour', 'classic'));
    expect(new Set(film.units.map((unit) => unit.name)).size).toBe(film.units.length);
    const hulls = film.units.flatMap((unit) => unit.models.filter((model) => model.rim === 0));
    expect(hulls.length).toBeGreaterThan(0);
    for (const { length, width } of hulls) expect(Math.min(length, width)).toBeGreaterThan(1);
    const bases = film.units.flatMap((unit) => unit.models.filter((model) => model.length === model.width && model.rim > 0));
    for (const { length, rim } of bases) expect(length).toBeCloseTo(2 * rim, 2);
  });
});
