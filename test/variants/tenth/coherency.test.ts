import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import type { Arena } from '../../../src/engine/arena.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { coherent } from '../../../src/kit/index.ts';
import type { Family, Unit } from '../../../src/rules/index.ts';
import { PLACE } from '../../../src/rules/index.ts';
import type { Battle, TerrainPiece } from '../../../src/scenario/types.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { scenarios } from '../../bundled.ts';
import { loadScenario } from '../../files.ts';
import { howMany } from '../../sampled.ts';

const PAIRS = howMany(4, 2);
const INCHES = 2;
const UP_INCHES = 5;
const LARGE_UNIT = 7;

const tenth = await loadSelection('tenth');
const atRandom = (id: string): Battle => loadScenario(id, { doctrines: { red: 'random', blue: 'random' } });
const isCoherent = (g: Arena, u: Unit<Family>): boolean => coherent(g, u, INCHES, UP_INCHES, u.alive >= LARGE_UNIT ? 2 : 1);

/** Where the models of a unit are, x, y, z of each, whether they live or not. */
function standOf(g: Arena, u: Unit<Family>): readonly number[] {
  const { x, y, z } = g.models;
  return Array.from({ length: u.size }, (_, k) => u.first + k).flatMap((i) => [x[i] as number, y[i] as number, z[i] as number]);
}

/**
 * Plays pairs and names the moves that left a unit out of Unit Coherency. A unit may be tried somewhere and be put back before
 * anything else happens to it, and losses may leave it scattered where it stands.
 */
function scatteringMoves(battle: Battle, pairs: number): string[] {
  const player = openPlayer(compileMatch(tenth, battle).match);
  const g = player.arena;
  const problems: string[] = [];
  /** Where a unit has stood since it came to the table, or models came to it. */
  const stood = new Map<Unit<Family>, (readonly number[])[]>();
  const strength = new Map<Unit<Family>, number>();
  const tried = new Map<Unit<Family>, string>();
  g.watchMoves((u) => {
    if (u.place !== PLACE.table || u.alive === 0) {
      stood.delete(u);
      return;
    }
    const now = standOf(g, u);
    const known = u.alive <= (strength.get(u) ?? 0) ? stood.get(u) : undefined;
    strength.set(u, u.alive);
    const lives = now.map((_, k) => g.models.alive[u.first + Math.floor(k / 3)] !== 0);
    const back = known?.some((then) => now.every((at, k) => !lives[k] || at === then[k])) === true;
    const left = tried.get(u);
    tried.delete(u);
    if (left !== undefined && !back) problems.push(left);
    if (known === undefined) stood.set(u, [now]);
    else if (!back && !isCoherent(g, u)) tried.set(u, `round ${g.round}, ${u.side === 0 ? 'red' : 'blue'}/${u.id}`);
    else if (!back) known.push(now);
  });
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      stood.clear();
      player.begin(rootKey('coherency'), pair, seat);
      // Units that stand where they were deployed may be tried elsewhere first, and be put back there.
      for (const u of g.units) {
        if (u.place !== PLACE.table) continue;
        stood.set(u, [standOf(g, u)]);
        strength.set(u, u.alive);
      }
      player.finish();
      problems.push(...tried.values());
      tried.clear();
    }
  }
  return problems;
}

describe('units led at random end every move in Unit Coherency', () => {
  test.each(scenarios)('%s', (id) => expect(scatteringMoves(atRandom(id), PAIRS)).toEqual([]));

  test('on hills that are higher than coherency reaches', () => {
    const battle = atRandom('barrage');
    const raise = (piece: TerrainPiece): TerrainPiece => (piece.kind === 'hill' ? { ...piece, height: 6.5, floors: [6.5] } : piece);
    const { battlefield } = battle;
    const high = { ...battle, battlefield: { ...battlefield, terrain: battlefield.terrain.map(raise) } };
    expect(scatteringMoves(high, 8 * PAIRS)).toEqual([]);
  });
});

test.each(['breach', 'range', 'salvage'])('in %s ranks of five and two close up as they are deployed', (id) => {
  const player = openPlayer(compileMatch(tenth, loadScenario(id)).match);
  const g = player.arena;
  g.reset(0);
  const scattered = g.units.filter((u) => u.place === PLACE.table && !isCoherent(g, u));
  expect(scattered).not.toEqual([]);
  const deployed = new Map<Unit<Family>, boolean>();
  g.watchMoves((u) => {
    if (g.round === 0 && u.place === PLACE.table) deployed.set(u, isCoherent(g, u));
  });
  player.play(rootKey('coherency'), 0, 0);
  expect(scattered.map((u) => deployed.get(u))).toEqual(scattered.map(() => true));
});
