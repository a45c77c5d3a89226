import { describe, expect, test } from 'vitest';
import { loadCast, TEMPERAMENTS } from '../../src/cli/players.ts';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import type { Battle } from '../../src/scenario/types.ts';
import { mean, meanInterval } from '../../src/stats/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { FULL, howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(64, 10);
/** A meeting fails only where the sign is certain to have flipped: one in a thousand for each. */
const CONFIDENCE = 0.999;

const root = rootKey('planted');

/** Score of red in each pair, 0 to 1. */
async function scores(battle: Battle, spec: string): Promise<number[]> {
  const player = openPlayer(compileMatch(await loadSelection(spec), battle).match);
  return Array.from({ length: PAIRS }, (_, pair) =>
    ([0, 1] as const).reduce<number>((sum, seat) => {
      const { winner } = player.play(root, pair, seat);
      return sum + (winner === 2 ? 0.25 : winner === 0 ? 0.5 : 0);
    }, 0),
  );
}

/** One side hits on a roll that is better by one. */
const sharper = (edition: string, side: 'red' | 'blue'): string =>
  edition === 'tenth' ? `${edition}@hitModifier:${side}+1` : `${edition}@hitOn:${side}-1`;

/** Where armies are about even there is room for a difference: by edition the first such scenario, or all. */
const cells = builtIn.flatMap((edition) =>
  ['patrol', 'meeting']
    .filter((scenario) => loadScenario(scenario).evenUnder.includes(edition))
    .slice(0, FULL ? undefined : 1)
    .map((scenario) => ({ scenario, edition })),
);
const SIDES = ['red', 'blue'] as const;

describe.each(cells)('in $scenario under $edition', async ({ scenario, edition }) => {
  // One side of each edition, unless the soak is to be full.
  const sides = SIDES.filter(oneIn(2, builtIn.indexOf(edition) % 2));
  const { battles } = await loadCast([scenario], TEMPERAMENTS, {}, [edition]);
  const before = new Map<Battle, Promise<number[]>>();
  const usual = (battle: Battle): Promise<number[]> => {
    const known = before.get(battle) ?? scores(battle, edition);
    before.set(battle, known);
    return known;
  };

  test.each(sides)('that %s hits more easily helps it, and harms it under no two competent players', async (side) => {
    expect(battles).toHaveLength(TEMPERAMENTS.length ** 2);
    const moved: { readonly meeting: string; readonly by: number[] }[] = [];
    for (const battle of battles) {
      const [was, is] = [await usual(battle), await scores(battle, sharper(edition, side))];
      const { red, blue } = battle.doctrines;
      const sign = side === 'red' ? 1 : -1;
      moved.push({ meeting: `${red.id} against ${blue.id}`, by: is.map((it, pair) => sign * (it - (was[pair] ?? 0))) });
    }
    for (const { meeting, by } of moved) {
      const { estimate, high } = meanInterval(by, CONFIDENCE, 1);
      expect(high, `${meeting}: ${estimate}`).toBeGreaterThan(0);
      if (FULL) expect(estimate, meeting).toBeGreaterThan(0);
    }
    const whole = Array.from({ length: PAIRS }, (_, pair) => mean(moved.map(({ by }) => by[pair] ?? 0)));
    expect(mean(whole), 'all meetings').toBeGreaterThan(0);
    if (FULL) expect(meanInterval(whole, 0.95).low, 'all meetings').toBeGreaterThan(0);
  });
});
