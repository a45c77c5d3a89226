import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../../src/compile/match.ts';
import { loadSelection } from '../../../../src/load/selection.ts';
import type { Army, Battle, Datasheet } from '../../../../src/scenario/types.ts';
import { enlarged, withoutUnit } from '../../../../src/study/price/lists.ts';
import { fillersFor, pricedUnit } from '../../../../src/study/price/names.ts';
import { type PricePlan, type PriceQuestion, planPrice, spread } from '../../../../src/study/price/plan.ts';
import { loadScenario } from '../../../files.ts';

const duel = loadScenario('duel');
const patrol = loadScenario('patrol');
const none = (): null => null;

async function planOf(
  battle: Battle,
  unit: string,
  { spec = 'classic', fill = [], ...more }: { spec?: string; fill?: string[] } & Partial<PriceQuestion> = {},
): Promise<PricePlan> {
  const priced = pricedUnit(battle, unit, none);
  const other = priced.side === 'red' ? 'blue' : 'red';
  const { datasheets, sources } = battle;
  return planPrice({
    selection: await loadSelection(spec),
    battle,
    priced,
    fillers: fillersFor(battle, priced, fill, none),
    opponents: [{ army: battle.armies[other], doctrine: battle.doctrines[other], datasheets, sources }],
    limit: null,
    between: null,
    steps: 7,
    ...more,
  });
}

const army = (battle: Battle | undefined): Army => battle?.armies.red as Army;
const sizes = (list: Army): [string, number][] => list.units.map((it) => [it.id, it.models.reduce((sum, { count }) => sum + count, 0)]);

describe('the lists of a price', () => {
  test('cost the limit at the price that each is played for', async () => {
    const plan = await planOf(duel, 'line-1');
    // 19 soldiers of 6 points and a gunner of 15: 129. Twice that needs twice the limit of 130.
    expect(plan).toMatchObject({ current: 129, armyLimit: 130, limit: 260, rest: 0 });
    expect(plan.lists.slice(0, 2).map((it) => [it.price, it.fill.points, it.share])).toEqual([
      [null, 256, 12 / 16],
      [null, 272, 4 / 16],
    ]);
    // From a quarter of 129 to all there is, as far apart as fills of 0, 80, 96 ... points allow.
    const prices = plan.lists.slice(2).map((it) => it.price ?? Number.NaN);
    // No squad is larger than the eight that are fielded, so that there is none of nine.
    expect(prices).toEqual([36, 68, 100, 148, 180, 260]);
    for (const { price, fill } of plan.lists.slice(2)) expect((price ?? 0) + fill.points).toBe(260);
    expect(sizes(army(plan.battles[2]))).toEqual([
      ['line-1', 20],
      ['fill-1', 7],
      ['fill-2', 7],
    ]);
    expect(sizes(army(plan.battles[0]))).toEqual([
      ['fill-1', 8],
      ['fill-2', 8],
    ]);
  });

  test('play on the same dice, against the opponent brought to the limit', async () => {
    const { battles } = await planOf(duel, 'line-1');
    expect(new Set(battles.map((it) => it.dice))).toEqual(new Set(['duel']));
    expect(new Set(battles.map((it) => it.id)).size).toBe(battles.length);
    for (const battle of battles) expect(battle.armies.blue.units.map((it) => it.id)).toEqual(['veterans-1', 'veterans-1-2x']);
    const classic = await loadSelection('classic');
    const keys = battles.map((it) => compileMatch(classic, it).match.scenarioKey);
    expect(new Set([...keys, compileMatch(classic, duel).match.scenarioKey]).size).toBe(1);
  });

  test('spend units that are fillers anew, and keep the others', async () => {
    const plan = await planOf(patrol, 'marksmen-1');
    // Line infantry is the first Troops: both squads, of 93 and 99 points, are spent anew.
    expect(plan.fillers.map((it) => it.name)).toEqual(['line-infantry']);
    const kept = patrol.armies.red.units.filter((it) => it.datasheet !== 'line-infantry' && it.id !== 'marksmen-1');
    expect(plan.rest).toBe(kept.reduce((sum, it) => sum + (it.points['classic'] ?? 0), 0));
    expect(plan.limit).toBe(500);
    const lists = plan.battles.map((it) => it.armies.red.units);
    const withIt = lists.map((list) => list.some((it) => it.id === 'marksmen-1'));
    expect(withIt).toEqual(plan.lists.map((it) => it.price !== null));
    for (const list of lists) {
      expect(list.some((it) => it.id === 'line-1')).toBe(false);
      // He led a squad that is spent anew.
      expect(list.find((it) => it.id === 'officer')?.attachedTo).toBeNull();
    }
    expect(plan.battles[0]?.armies.blue.units).toEqual(patrol.armies.blue.units);
  });

  test('follow the points that the ruleset sets', async () => {
    const plan = await planOf(duel, 'line-1', { spec: 'classic@line-infantry.soldier.points=7,veteran-infantry.veteran.points=20' });
    expect(plan.current).toBe(148);
    expect(plan.fillers[0]).toMatchObject({ points: 100, grows: { kind: 'veteran', each: 20, most: 3 } });
    expect(plan.limit).toBe(390);
    for (const { price, fill } of plan.lists) if (price !== null) expect(price + fill.points).toBe(390);
  });

  test('are played between the prices asked for, as many as asked for', async () => {
    const plan = await planOf(duel, 'line-1', { between: [60, 180], steps: 3 });
    expect(plan.lists.slice(2).map((it) => it.price)).toEqual([68, 132, 180]);
    await expect(planOf(duel, 'line-1', { between: [150, 160] })).rejects.toThrow(
      'fewer than two prices between 150 and 160 leave a list that veteran-infantry fill to its limit',
    );
    await expect(planOf(patrol, 'marksmen-1', { limit: 200 })).rejects.toThrow('--limit 200: the rest of Line patrol costs');
  });

  test('of several opponents are played against each, on dice of its own', async () => {
    const { datasheets, sources } = duel;
    const foe = (id: string) => ({ army: { ...duel.armies.blue, id }, doctrine: duel.doctrines.blue, datasheets, sources });
    const plan = await planOf(duel, 'line-1', { opponents: [foe('one'), foe('two')] });
    expect(plan.battles).toHaveLength(2 * plan.lists.length);
    expect(plan.battles.slice(0, 3).map((it) => [it.dice, it.armies.blue.id])).toEqual([
      ['duel-against-one', 'one'],
      ['duel-against-two', 'two'],
      ['duel-against-one', 'one'],
    ]);
  });
});

test('values are spread evenly, the first and the last among them', () => {
  const same = (it: number): number => it;
  expect(spread([1, 2, 3], same, 5)).toEqual([1, 2, 3]);
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], same, 3)).toEqual([0, 5, 10]);
  // 50 is wanted, 40 is the nearest there is.
  expect(spread([0, 1, 2, 40, 99, 100], same, 3)).toEqual([0, 40, 100]);
});

describe('the name of a unit', () => {
  const found = (battle: Battle, name: string) => {
    const { side, unit, listed } = pricedUnit(battle, name, (it) =>
      it === 'guard' ? ({ ...duel.datasheets['line-infantry'], id: 'guard' } as Datasheet) : null,
    );
    return [side, unit.id, listed];
  };

  test('is that of a unit, of a datasheet, of either in an army, or of a datasheet that no list uses', () => {
    expect(found(duel, 'line-1')).toEqual(['red', 'line-1', true]);
    expect(found(duel, 'veteran-infantry')).toEqual(['blue', 'veterans-1', true]);
    expect(found(duel, 'blue/veterans-1')).toEqual(['blue', 'veterans-1', true]);
    for (const name of ['red.line-1', 'red/line-1', 'duel-line.line-1', 'duel-line/line-infantry'])
      expect(found(duel, name)).toEqual(['red', 'line-1', true]);
    expect(found(duel, 'guard')).toEqual(['red', 'guard-1', false]);
    expect(found(duel, 'blue/guard')).toEqual(['blue', 'guard-1', false]);
  });

  test('has to be there, once', () => {
    expect(() => found(duel, 'lime-1')).toThrow(
      'the armies of duel have line-1, line-infantry, veterans-1, veteran-infantry; did you mean "line-1"',
    );
    expect(() => found(duel, 'green/line-1')).toThrow('found unknown army "green", expected red, duel-line, blue, duel-veterans');
    const mirror: Battle = { ...duel, armies: { red: duel.armies.red, blue: duel.armies.red } };
    expect(() => found(mirror, 'line-1')).toThrow('both armies have it; write red.line-1 or blue.line-1');
  });
});

describe('fillers', () => {
  const priced = pricedUnit(patrol, 'line-1', none);
  const named = (...names: string[]) => fillersFor(patrol, priced, names, none).map((it) => [it.name, it.whole, it.unit.roles.length]);

  test('are copies of units, or datasheets; else Troops, of the list first', () => {
    expect(named('walker-1', 'horde-infantry')).toEqual([
      ['walker-1', true, 1],
      ['horde-infantry', false, 0],
    ]);
    // The list has no Troops but line infantry; the officer is no squad.
    expect(named()).toEqual([['heavy-weapons-team', false, 0]]);
    expect(fillersFor(duel, pricedUnit(duel, 'line-1', none), [], none).map((it) => it.name)).toEqual(['veteran-infantry']);
  });

  test('are not the unit itself, and have to exist', () => {
    expect(() => named('line-infantry')).toThrow('--fill line-infantry: is the same as the unit');
    expect(() => named('line-2')).toThrow('is the same as the unit');
    expect(() => named('walkr-1')).toThrow('did you mean "walker-1"');
  });
});

test('an opponent grows by copies that are by themselves, as long as one fits', () => {
  const red = patrol.armies.red;
  const points = (unit: Army['units'][number]): number => unit.points['classic'] ?? 0;
  const grown = enlarged(red, 1000, points);
  const total = grown.units.reduce((sum, it) => sum + points(it), 0);
  expect(total).toBeLessThanOrEqual(1000);
  expect(1000 - total).toBeLessThan(Math.min(...red.units.map(points)));
  const copies = grown.units.slice(red.units.length);
  expect(copies[0]).toMatchObject({ id: 'officer-2x', attachedTo: null, roles: ['hq'] });
  expect(grown.units.slice(0, red.units.length)).toEqual(red.units);
  const [one, two] = red.units as [Army['units'][number], Army['units'][number]];
  const other = enlarged({ ...red, units: [one, { ...two, id: `${one.id}-2x` }] }, 1000, points);
  expect(new Set(other.units.map((it) => it.id)).size).toBe(other.units.length);
});

test('a list without a unit cuts what was tied to it', () => {
  const red = patrol.armies.red;
  const [officer, unit] = red.units as [Army['units'][number], Army['units'][number]];
  const list = withoutUnit({ army: red, unit, rest: [officer], fillers: [] }, { points: 0, parts: [] });
  expect(officer.attachedTo).toBe('line-1');
  expect(list.units).toEqual([{ ...officer, attachedTo: null }]);
});
