import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { events } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

// In the second game of pair 25 a unit charges that is in contact already.
for (const [spec, pairs] of [
  ['classic', [25, 26, 27]],
  ['calixtus', [1, 2, 3]],
] as const) {
  test(`a charge under ${spec} ends as it was rehearsed, as it does where it is worked out anew`, async () => {
    const player = openPlayer(compileMatch(await loadSelection(spec), loadScenario('meeting')).match);
    const g = player.arena;
    const root = rootKey('ab');
    const digests = () =>
      pairs.flatMap((pair) =>
        ([0, 1] as const).map((seat) => {
          const { digestHi, digestLo } = player.play(root, pair, seat);
          return [digestHi, digestLo];
        }),
      );
    const rehearsed = digests();
    let charges = 0;
    const note = g.log.note.bind(g.log);
    g.log.note = (kind, ...fields) => {
      note(kind, ...fields);
      // Said after the rehearsals, before the charge: as if something had moved, they no longer count.
      if (events.names[kind] !== 'charge-range') return;
      g.changes++;
      charges++;
    };
    expect(digests()).toEqual(rehearsed);
    g.log.note = note;
    expect(charges).toBeGreaterThan(20);
  });
}
