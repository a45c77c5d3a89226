import { describe, expect, test } from 'vitest';
import { loadCast } from '../../src/cli/players.ts';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import type { Battle } from '../../src/scenario/types.ts';
import { mean, meanInterval } from '../../src/stats/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { outsideForAll } from '../outside.ts';

const FULL = process.env['SOAK'] === 'full';
const PAIRS = FULL ? 64 : 8;
/** A meeting fails only where the sign is certain to have flipped: one in a thousand for each. */
const CONFIDENCE = 0.999;

const packs = outsideForAll('planted');
const root = rootKey('planted');

/** Score of red in each pair, 0 to 1. */
async function scores(battle: Battle, spec: string): Promise<number[]> {
  const player = openPlayer(compileMatch(await loadSelection(spec, packs), battle).match);
  return Array.from({ length: PAIRS }, (_, pair) =>
    ([0, 1] as const).reduce<number>((sum, seat) => {
      const { winner } = player.play(root, pair, seat);
      return sum + (winner === 2 ? 0.25 : winner === 0 ? 0.5 : 0);
    }, 0),
  );
}

const cells = ['patrol', 'meeting'].flatMap((scenario) => ['classic', 'tenth'].map((edition) => ({ scenario, edition })));

describe.each(cells)('that red hits more easily, in $scenario under $edition', ({ scenario, edition }) => {
  test('helps red, and harms it under no pair of players of the panel', async () => {
    const { battles } = await loadCast([scenario], 'panel', {}, [edition]);
    expect(battles.length).toBeGreaterThanOrEqual(9);
    const moved: { readonly meeting: string; readonly by: number[] }[] = [];
    for (const battle of battles) {
      const [before, after] = [await scores(battle, edition), await scores(battle, `${edition}+./${edition}.js`)];
      const { red, blue } = battle.doctrines;
      moved.push({ meeting: `${red.id} against ${blue.id}`, by: after.map((it, pair) => it - before[pair]!) });
    }
    for (const { meeting, by } of moved) {
      const { estimate, high } = meanInterval(by, CONFIDENCE, 1);
      expect(high, `${meeting}: ${estimate}`).toBeGreaterThan(0);
      if (FULL) expect(estimate, meeting).toBeGreaterThan(0);
    }
    const whole = Array.from({ length: PAIRS }, (_, pair) => mean(moved.map(({ by }) => by[pair]!)));
    expect(mean(whole), 'all meetings').toBeGreaterThan(0);
    if (FULL) expect(meanInterval(whole, 0.95).low, 'all meetings').toBeGreaterThan(0);
  });
});
