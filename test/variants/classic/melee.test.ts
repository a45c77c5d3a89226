import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { events, is } from '../../../src/rules/index.ts';
import { loadSelection, soak } from '../../../src/testing/index.ts';
import { DUELLING, duellistOf, opponentOf } from '../../../variants/classic/assault/duel.ts';
import { LOCKED } from '../../../variants/classic/state.ts';
import { loadScenario } from '../../files.ts';

describe('characters hand to hand', async () => {
  const classic = await loadSelection('classic');
  const player = openPlayer(compileMatch(classic, loadScenario('melee')).match);
  const g = player.arena;
  const root = rootKey('melee');

  test('a challenge is between two living models of locked units, each the opponent of the other', () => {
    let seen = 0;
    const fault: string[] = [];
    g.watchMoves((unit) => {
      const i = duellistOf(g as never, unit as never);
      if (i < 0) return;
      seen++;
      const other = opponentOf(g as never, i);
      if (opponentOf(g as never, other) !== i) fault.push(`${unit.id}: ${i} fights ${other}, who fights another model`);
      if (g.unitOf(other).side === unit.side) fault.push(`${unit.id}: ${i} fights a friend`);
    });
    for (let pair = 0; pair < 12; pair++) {
      player.play(root, pair, (pair % 2) as 0 | 1);
      for (const u of g.units) if (is(u, DUELLING)) expect(is(u, LOCKED), u.id).toBe(true);
    }
    g.watchMoves(null);
    expect(fault).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  test('a character who has joined a unit is nowhere else, and no model is in two places', () => {
    for (let pair = 0; pair < 12; pair++) {
      player.play(root, pair, 0);
      for (const u of g.units) {
        if (u.host < 0) continue;
        expect(u.alive, u.id).toBe(0);
        expect(u.strength, u.id).toBe(0);
        expect(g.units[u.host]?.alive, u.id).toBeGreaterThan(0);
      }
      for (const side of g.sides) {
        const models = side.reduce((n, u) => n + u.strength, 0) + side.filter((u) => u.host >= 0).length;
        expect(models).toBeGreaterThanOrEqual(side.reduce((n, u) => n + u.alive, 0));
      }
    }
  });

  test('all of it occurs', () => {
    const named = new Set<string>();
    const note = g.log.note.bind(g.log);
    g.log.note = (kind, ...fields) => {
      named.add(events.names[kind] ?? '');
      note(kind, ...fields);
    };
    for (let pair = 0; pair < 12; pair++) player.play(root, pair, 0);
    g.log.note = note;
    for (const event of ['challenge', 'challenge-accepted', 'challenge-refused', 'challenge-won', 'joins', 'splits-fire'])
      expect([...named]).toContain(event);
  });

  test('led at random nothing breaks', () => {
    const { problems } = soak(classic, loadScenario('melee', { doctrines: { red: 'random', blue: 'random' } }), 20, 'melee');
    expect(problems).toEqual([]);
  });
});
