import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { is } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { FALLING_BACK, LOCKED } from '../../../variants/classic/state.ts';
import { loadScenario } from '../../files.ts';

describe('engagements of the classic base', async () => {
  const player = openPlayer(compileMatch(await loadSelection('classic'), loadScenario('assault')).match);
  const root = rootKey('combat');

  test('no unit ends an engagement both locked and falling back', () => {
    for (let pair = 0; pair < 6; pair++) {
      player.play(root, pair, (pair % 2) as 0 | 1);
      for (const u of player.arena.units) expect(is(u, LOCKED) && is(u, FALLING_BACK), u.id).toBe(false);
    }
  });

  test('an engagement of a fixed length ends with it, or when a side is destroyed', () => {
    for (let pair = 0; pair < 6; pair++) {
      const { rounds, endedBy } = player.play(root, pair, 0);
      expect(rounds === player.arena.mission.rounds || endedBy === 1, `pair ${pair}: ${rounds} rounds`).toBe(true);
    }
  });
});
