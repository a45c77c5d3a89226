import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { PLACE } from '../../../src/rules/index.ts';
import { loadScenario } from '../../files.ts';

/** After any engagement: passengers have the outline of a hull that is there, and everyone else their own. */
test.each(['reserves', 'stronghold'])('in %s passengers keep to their hulls, and regain their own bases outside', async (id) => {
  const random = loadScenario(id, { doctrines: { red: 'random', blue: 'random' } });
  const { match } = compileMatch(await loadSelection('classic'), random);
  const player = openPlayer(match);
  const { arena } = player;
  const m = arena.models;
  const faults: string[] = [];
  for (let pair = 0; pair < 6; pair++) {
    player.play(rootKey('passengers'), pair, (pair % 2) as 0 | 1);
    for (const u of arena.units) {
      if (u.alive === 0) continue;
      const hull = u.place === PLACE.embarked ? arena.units[u.inside] : undefined;
      if (u.place === PLACE.embarked && (hull === undefined || hull.alive === 0)) faults.push(`${u.id} rides in nothing`);
      if (u.housed >= 0 && arena.board.pieces[u.housed]?.building === null) faults.push(`${u.id} is in something that is not a building`);
      for (let i = u.first; i < u.first + u.size; i++) {
        if (m.alive[i] === 0 || u.housed >= 0) continue;
        const aboard = hull !== undefined && hull.place === PLACE.table;
        const own = arena.sheetOf(i).footprint;
        if (aboard ? m.coreX[i] !== m.coreX[hull.first] : m.coreX[i] !== own.coreX || m.rim[i] !== own.rim)
          faults.push(`model ${i} of ${u.id} has the outline of another`);
      }
    }
  }
  expect(faults).toEqual([]);
});
