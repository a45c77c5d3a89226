import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { events, type Game, PLACE, type Unit } from '../../../src/rules/index.ts';
import { loadSelection, soak } from '../../../src/testing/index.ts';
import type { Modern } from '../../../variants/tenth/index.ts';
import { placesOf } from '../../../variants/tenth/transports/embarks.ts';
import { holdOf, nextAboard } from '../../../variants/tenth/transports/hold.ts';
import { loadScenario } from '../../files.ts';

const SPECS = ['tenth', 'tenth:bare'] as const;
const convoy = loadScenario('convoy');
const convoyAtRandom = loadScenario('convoy', { doctrines: { red: 'random', blue: 'random' } });

/** Events by which units act, or are acted upon, on the table. */
const DEEDS = ['moves', 'advances', 'retreats', 'charge-move', 'shoots-at', 'fights', 'battle-shock'] as const;

/** What is wrong with units and their transports at some moment of an engagement. */
function faults(g: Game<Modern>): string[] {
  const found: string[] = [];
  for (const u of g.units) {
    const alive = g.models.alive.slice(u.first, u.first + u.size).reduce((sum, it) => sum + it, 0);
    if (alive !== u.alive) found.push(`${u.id} has ${u.alive} models, and ${alive} are alive`);
    if (u.place === PLACE.embarked && g.units[u.inside]?.side !== u.side) found.push(`${u.id} is inside nothing of its own side`);
    if (u.place === PLACE.table && u.inside >= 0 && u.alive > 0) found.push(`${u.id} is on the table and inside ${g.units[u.inside]?.id}`);
    if (u.place === PLACE.embarked && u.alive > 0 && g.units[u.inside]?.place === PLACE.gone) found.push(`${u.id} is inside a wreck`);
    const hold = holdOf(g, u);
    if (hold === null) continue;
    let places = 0;
    for (let p: Unit<Modern> | null = nextAboard(g, u, -1); p !== null; p = nextAboard(g, u, p.slot)) places += placesOf(g, hold, p);
    if (places > hold.capacity) found.push(`${u.id} carries ${places} of ${hold.capacity}`);
  }
  return found;
}

for (const spec of SPECS) {
  describe(`transports under ${spec}`, async () => {
    const selection = await loadSelection(spec);

    test.each([
      ['as its doctrines say', convoy],
      ['at random', convoyAtRandom],
    ])('nobody vanishes, doubles, sits on others, or acts inside, %s', (_how, battle) => {
      const player = openPlayer(compileMatch(selection, battle).match);
      const g = player.arena as unknown as Game<Modern>;
      const found = new Set<string>();
      const seen = new Map<string, number>();
      const models = g.units.reduce((sum, u) => sum + u.size, 0);
      const onlooker = {
        event(kind: number, a: number) {
          const name = events.names[kind] as string;
          seen.set(name, (seen.get(name) ?? 0) + 1);
          if ((DEEDS as readonly string[]).includes(name) && g.units[a]?.place === PLACE.embarked)
            found.add(`${g.units[a]?.id} ${name} inside`);
          // While units get in or out, or out of a wreck one after the other (shot at meanwhile), things are under way.
          if (['activation', 'phase', 'turn', 'round'].includes(name)) for (const fault of faults(g)) found.add(fault);
        },
      };
      for (let pair = 0; pair < 3; pair++) {
        for (const seat of [0, 1] as const) {
          player.play(rootKey('transport'), pair, seat, onlooker);
          for (const fault of faults(g)) found.add(fault);
          expect(g.units.reduce((sum, u) => sum + u.size, 0)).toBe(models);
        }
      }
      expect([...found]).toEqual([]);
      expect(seen.get('disembarks') ?? 0).toBeGreaterThan(0);
    });

    test('nothing stands where it may not', () => {
      expect(soak(selection, convoyAtRandom, 4, 'transport').problems).toEqual([]);
      expect(soak(selection, convoy, 2, 'transport').problems).toEqual([]);
    });
  });
}

test.each([
  'TEN-TRANSPORT-02',
  'TEN-TRANSPORT-03',
  'TEN-TRANSPORT-04',
  'TEN-TRANSPORT-06',
  'TEN-TRANSPORT-07',
  'TEN-TRANSPORT-09',
  'TEN-TRANSPORT-12',
  'TEN-TRANSPORT-15',
  'TEN-USR-10',
  'TEN-USR-12',
  'TEN-USR-13',
  'TEN-TURN-08',
])('without %s the rest plays on', async (id) => {
  expect(soak(await loadSelection(`tenth@-${id}`), convoyAtRandom, 1, 'switch').problems).toEqual([]);
});
