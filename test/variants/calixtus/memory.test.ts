import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

test('grudges end with the engagement: nothing that units feared, hated or hid from is known in the next', async () => {
  const player = openPlayer(compileMatch(await loadSelection('calixtus'), loadScenario('grudges')).match);
  const root = rootKey('memory');
  for (let pair = 0; pair < 4; pair++) {
    for (const seat of [0, 1] as const) {
      const fresh = player.play(root, pair, seat).digestLo;
      player.play(root, pair + 100, seat);
      expect(player.play(root, pair, seat).digestLo, `pair ${pair}, seat ${seat}`).toBe(fresh);
    }
  }
});
