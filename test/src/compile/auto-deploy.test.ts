import { describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../src/compile/check-deployment.ts';
import { compileMatch } from '../../../src/compile/index.ts';
import { InputError } from '../../../src/scenario/input-error.ts';
import type { ArmyUnit, Battle, Placement } from '../../../src/scenario/types.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { battle, plain, sheet, unit } from './small-battle.ts';

/** Where the units of a match stand when nobody has swapped seats, as if a file had said so. */
function written(auto: Battle, compiled: ReturnType<typeof compileMatch>): Battle {
  const places = (side: 0 | 1): Placement[] =>
    compiled.match.units.flatMap(({ side: own, id, placing }): Placement[] => {
      if (own !== side || placing === null) return [];
      const { x, y, dirX, dirY } = placing[side];
      const facing = Math.abs(dirX) > 0.5 ? (dirX > 0 ? 0 : 180) : dirY > 0 ? 90 : 270;
      return [{ unit: id, positions: [...x].map((it, k) => [it, y[k] as number]), facing, level: 0 }];
    });
  return { ...auto, deployment: { red: places(0), blue: places(1) } };
}

const SQUAD = sheet('squad');
const automatic = (scenario: string): Battle => {
  const loaded = loadScenario(scenario);
  return { ...loaded, deployment: { red: [], blue: [] } };
};

describe('deployment without places', () => {
  test.each(['duel', 'patrol', 'meeting', 'armour', 'assault'])(
    'of %s is legal in both seatings and the same every time',
    async (scenario) => {
      const selection = await loadSelection('classic');
      const auto = automatic(scenario);
      const compiled = compileMatch(selection, auto);
      const standing = compiled.match.units.filter((it) => it.placing !== null);
      expect(standing.length).toBeGreaterThanOrEqual(2);
      const check = written(auto, compiled);
      // Attached characters have no place of their own here; their unit's holds them.
      const attached = new Set(
        [...auto.armies.red.units, ...auto.armies.blue.units].filter((it) => it.attachedTo !== null).map((it) => it.attachedTo),
      );
      const alone = (list: readonly Placement[]): Placement[] => list.filter((it) => !attached.has(it.unit));
      expect(checkDeployment({ ...check, deployment: { red: alone(check.deployment.red), blue: alone(check.deployment.blue) } })).toEqual(
        [],
      );
      expect(compileMatch(selection, auto).match.units.map((it) => it.placing)).toEqual(compiled.match.units.map((it) => it.placing));
    },
  );

  test('the first unit stands in the middle of the front, the others beside it, all facing the enemy', () => {
    const units = ['a', 'b', 'c'].map((id) => unit(id, SQUAD, 5));
    const { match } = compileMatch(plain, battle({ red: units, blue: [unit('x', SQUAD, 5)], sheets: [SQUAD] }));
    const [a, b, c, x] = match.units.map((it) => it.placing?.[it.side]);
    const middle = (at: typeof a): number => (at === undefined ? Number.NaN : at.x.reduce((sum, it) => sum + it, 0) / at.x.length);
    expect(middle(a)).toBe(24);
    expect(Math.abs(middle(b) - 24)).toBeGreaterThan(5);
    expect(Math.sign(middle(b) - 24)).toBe(-Math.sign(middle(c) - 24));
    expect([a?.y[0], a?.dirY, x?.dirY]).toEqual([8.5, 1, -1]);
  });

  test('solid terrain in either seating is kept clear of', () => {
    const rock = {
      id: 'rock',
      kind: 'impassable' as const,
      polygon: [
        [20, 27],
        [28, 27],
        [28, 36],
        [20, 36],
      ] as const,
      height: 4,
      floors: [],
      walls: [],
      cover: 0,
    };
    const small = battle({ red: [unit('a', SQUAD, 5)], blue: [unit('x', SQUAD, 1)], sheets: [SQUAD] });
    const { match } = compileMatch(plain, {
      ...small,
      battlefield: { ...small.battlefield, terrain: [rock] },
      terrainKinds: [{ name: 'impassable', avoided: true }],
    });
    const turned = match.units[0]?.placing?.[1];
    expect([...(turned?.x ?? [])].every((x) => x <= 19.5 || x >= 28.5)).toBe(true);
  });

  test('a zone that is full is an error that names the unit and the seat', () => {
    const units = Array.from({ length: 9 }, (_, k) => unit(`squad-${k}`, SQUAD, 30));
    const run = () => compileMatch(plain, battle({ red: units, blue: [unit('x', SQUAD, 1)], sheets: [SQUAD] }));
    expect(run).toThrow(InputError);
    expect(run).toThrow(
      /^small\.yaml: deployment: there is no room left for unit "squad-\d" in the zone of seat 0; give it a place of its own or make the zone larger$/,
    );
  });

  test('a character that has joined a unit is set up with it, one formation with room between the bases', () => {
    const hero = sheet('hero', { keywords: ['infantry', 'character'], kinds: [{ name: 'man', points: 50 }] });
    const red = [unit('b', SQUAD, 5), unit('hero', hero, 1, { attachedTo: 'a', roles: ['warlord'] }), unit('a', SQUAD, 4)];
    const { match } = compileMatch(plain, battle({ red, blue: [unit('x', SQUAD, 1)], sheets: [SQUAD, hero] }));
    const joined = match.units.find((it) => it.id === 'a')?.placing?.[0];
    expect(joined?.x).toHaveLength(5);
    expect([...(joined?.x ?? [])].map((x, k, all) => (k === 0 ? 1.5 : Math.abs(x - (all[k - 1] as number))))).toEqual([
      1.5, 1.5, 1.5, 1.5, 1.5,
    ]);
    // In the first rank, as the unit would be without it.
    expect(new Set(joined?.y)).toEqual(new Set([8.5]));
  });

  test('a character or a warlord without a unit stands behind all others, whatever it is called', () => {
    const hero = sheet('hero', { keywords: ['infantry', 'character'] });
    const places = (red: readonly ArmyUnit[]) => {
      const { match } = compileMatch(plain, battle({ red, blue: [unit('x', SQUAD, 1)], sheets: [SQUAD, hero] }));
      return Object.fromEntries(match.units.flatMap(({ id, side, placing }) => (side === 0 ? [[id, [...(placing?.[0].y ?? [])]]] : [])));
    };
    const squads = [unit('b', SQUAD, 10), unit('c', SQUAD, 5)];
    const { a, b, c } = places([unit('a', hero, 1), ...squads]);
    expect([b?.[0], b?.[9], c?.[0]]).toEqual([8.25, 6.75, 8.5]);
    expect(a).toEqual([6.5]);
    expect(places([unit('a', SQUAD, 1, { roles: ['warlord'] }), ...squads])['a']).toEqual([6.5]);
    expect(places([unit('a', SQUAD, 1, { roles: ['hq'] }), ...squads])['a']).toEqual([8.5]);
  });

  test('one alone in its army stands at the front, and where there is no room behind the others beside them', () => {
    const hero = sheet('hero', { keywords: ['infantry', 'character'] });
    const red = (units: readonly ArmyUnit[], zoneDepth: number) => {
      const { match } = compileMatch(plain, battle({ red: units, blue: [unit('x', SQUAD, 1)], sheets: [SQUAD, hero], zoneDepth }));
      return match.units.find((it) => it.id === 'a')?.placing?.[0].y[0];
    };
    expect([red([unit('a', hero, 1)], 9), red([unit('a', hero, 1), unit('b', SQUAD, 5)], 2)]).toEqual([8.5, 1.5]);
  });

  test('units in reserve or inside a transport need no room', () => {
    const units = [
      unit('carrier', SQUAD, 1),
      unit('riders', SQUAD, 5, { embarkedIn: 'carrier' }),
      unit('late', SQUAD, 5, { reserve: 'deep-strike' }),
    ];
    const { match } = compileMatch(plain, battle({ red: units, blue: [unit('x', SQUAD, 1)], sheets: [SQUAD] }));
    expect(match.units.map((it) => [it.id, it.placing === null, it.inside])).toEqual([
      ['carrier', false, -1],
      ['late', true, -1],
      ['riders', true, 0],
      ['x', false, -1],
    ]);
  });
});
