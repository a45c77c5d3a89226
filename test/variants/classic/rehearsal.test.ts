import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { CONTACT } from '../../../src/kit/index.ts';
import { events } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { chargeAsRehearsed, chargeRulesOf, forgetRehearsal, REHEARSED, rehearse } from '../../../variants/classic/assault/rehearsal.ts';
import { perilRoom } from '../../../variants/classic/terrain/perils.ts';
import { loadScenario } from '../../files.ts';

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

test('a charge of a model that is in contact already comes to the same whether or not it was rehearsed', async () => {
  const g = openPlayer(compileMatch(await loadSelection('classic'), loadScenario('duel')).match).arena;
  const s = g.match.ruleset.seams as never;
  const announced = (rehearsed: boolean): unknown => {
    g.reset(0);
    const [u] = g.sides[0];
    const [foe] = g.sides[1];
    // One model of each is left.
    for (const unit of [u, foe]) {
      for (let i = unit.first + 1; i < unit.first + unit.size; i++) g.models.alive[i] = 0;
      unit.alive = 1;
    }
    for (const i of [u.first, foe.first]) {
      g.models.radius[i] = 0.5;
      g.models.rim[i] = 0.5;
    }
    // Just where a charge would take it.
    g.models.x[u.first] = g.models.x[foe.first];
    g.models.y[u.first] = g.models.y[foe.first] - 1 - CONTACT / 2;
    g.moved(foe);
    g.moved(u);
    const aims = Int16Array.of(foe.slot);
    expect(rehearse(g as never, s, u as never, aims, 1, 6)).toBe(REHEARSED.clear);
    if (!rehearsed) forgetRehearsal(g as never);
    expect(
      chargeAsRehearsed(g as never, u as never, aims, 1, 6, chargeRulesOf(g as never, s, u as never, false, perilRoom())),
    ).toBeGreaterThan(0);
    // It stays where it is.
    expect(g.models.y[u.first]).toBe(g.models.y[foe.first] - 1 - CONTACT / 2);
    return [g.log.hi, g.log.lo];
  };
  expect(announced(true)).toEqual(announced(false));
});
