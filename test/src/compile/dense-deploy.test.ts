import { expect, test } from 'vitest';
import { autoPlace, type Disc } from '../../../src/compile/auto-deploy.ts';
import { checkDeployment } from '../../../src/compile/check-deployment.ts';
import { compileMatch } from '../../../src/compile/index.ts';
import type { ArmyUnit, Battle, Datasheet, Placement } from '../../../src/scenario/types.ts';
import { battle, plain, sheet, unit } from './small-battle.ts';

const onBase = (id: string, base: object, height: number): Datasheet => {
  const plainly = sheet(id);
  return { ...plainly, models: plainly.models.map((it) => ({ ...it, base, height })) } as Datasheet;
};
const TROOPS = onBase('troops', { round: 32 }, 1.2);
const GUARD = onBase('guard', { round: 40 }, 1.6);
const RIDERS = onBase('riders', { oval: [75, 42] }, 2);
const TANK = onBase('tank', { hull: [6, 4] }, 3);
const CARRIER = onBase('carrier', { hull: [4.5, 3] }, 2.5);
const BEAST = onBase('beast', { round: 80 }, 4);
const SHEETS = [TROOPS, GUARD, RIDERS, TANK, CARRIER, BEAST];

const several = (id: string, n: number, of: Datasheet, models: number): ArmyUnit[] =>
  Array.from({ length: n }, (_, k) => unit(`${id}-${k}`, of, models));
/** A list of 2,000 points: 19 units of 112 models. */
const HORDE = [
  ...several('troops', 5, TROOPS, 10),
  ...several('guard', 3, GUARD, 10),
  ...several('riders', 2, RIDERS, 6),
  ...several('squad', 3, TROOPS, 5),
  ...several('carrier', 2, CARRIER, 1),
  ...several('tank', 3, TANK, 1),
  ...several('beast', 1, BEAST, 1),
];
HORDE.splice(0, 1, unit('troops-0', TROOPS, 9));

const WIDTH = 60;
const HEIGHT = 44;
const DEPTH = 12;
const zone = (from: number, to: number) => [
  [0, from],
  [WIDTH, from],
  [WIDTH, to],
  [0, to],
];
function standard(units: readonly ArmyUnit[], depth = DEPTH): Battle {
  const small = battle({ red: units, blue: units, sheets: SHEETS });
  const zones = [zone(0, depth), zone(HEIGHT - depth, HEIGHT)];
  return { ...small, battlefield: { ...small.battlefield, width: WIDTH, height: HEIGHT, zones } as unknown as Battle['battlefield'] };
}

const places = (compiled: ReturnType<typeof compileMatch>, seat: 0 | 1): Placement[] =>
  compiled.match.units.flatMap(({ side, id, placing }): Placement[] => {
    if (side !== seat || placing === null) return [];
    const { x, y, dirY } = placing[seat];
    return [{ unit: id, positions: [...x].map((it, k) => [it, y[k] as number]), facing: dirY > 0 ? 90 : 270, level: 0 }];
  });

test('a horde of 2,000 points finds room in the zone of the standard board, where units kept apart do not', () => {
  expect([HORDE.length, HORDE.reduce((sum, it) => sum + (it.models[0]?.count ?? 0), 0)]).toEqual([19, 112]);
  const horde = standard(HORDE);
  const compiled = compileMatch(plain, horde);
  const discs: Disc[] = [];
  const apart = () =>
    HORDE.map(({ id, ...it }) => {
      const plan = compiled.match.units.find((other) => other.side === 0 && other.id === id);
      if (plan === undefined) throw new Error(`no unit ${id}`);
      return autoPlace({ units: [{ id, ...it }], plan }, 0, horde, discs);
    });
  expect(apart).toThrow('there is no room left');
  expect(checkDeployment({ ...horde, deployment: { red: places(compiled, 0), blue: places(compiled, 1) } })).toEqual([]);
  expect(compiled.match.units.every((it) => it.placing !== null)).toBe(true);
  // The models of a unit stay together: in ranks of at most ten, two ranks for more than six.
  for (const { placing } of compiled.match.units) {
    const { x, y } = placing?.[0] ?? { x: [], y: [] };
    if (x.length > 6) expect(new Set(y).size).toBeGreaterThan(1);
  }
  expect(compileMatch(plain, standard(HORDE)).match.units.map((it) => it.placing)).toEqual(compiled.match.units.map((it) => it.placing));
});

test('a zone that is too small for it even so is full', () => {
  expect(() => compileMatch(plain, standard(HORDE, 8))).toThrow('there is no room left');
});
