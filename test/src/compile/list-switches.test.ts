import { describe, expect, test } from 'vitest';
import { compileMatch, parseSpec, printSpec, SpecError } from '../../../src/compile/index.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { InputError } from '../../../src/scenario/input-error.ts';
import type { Battle } from '../../../src/scenario/types.ts';
import { readRange } from '../../../src/study/ranges.ts';
import { sweepOf } from '../../../src/study/sweep.ts';
import { loadScenario } from '../../files.ts';

// Red: line-1 of 19 soldiers at 6 points and a gunner at 15, 129 points, ten files. Blue: veterans-1.
const duel = loadScenario('duel');

const edit = async (spec: string, battle = duel): Promise<Battle> => (await loadSelection(spec)).edit(battle);
const line = (battle: Battle) => battle.armies.red.units[0];
const counts = (battle: Battle): string => (line(battle)?.models ?? []).map((it) => `${it.count} ${it.kind}`).join(', ');

async function fault(spec: string, battle = duel): Promise<string> {
  try {
    compileMatch(await loadSelection(spec), battle);
  } catch (error) {
    if (error instanceof InputError || error instanceof SpecError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('the names of units', () => {
  test.each([
    ['red.line-1.models=8', { sheet: 'red.line-1', part: null, field: 'models', value: '8' }],
    ['line-1.count=8', { sheet: 'line-1', part: null, field: 'models', value: '8' }],
    ['duel-line.line-1.gunner.models=2', { sheet: 'duel-line.line-1', part: 'gunner', field: 'models', value: '2' }],
    ['B.rifle.S=5', { sheet: 'B', part: 'rifle', field: 'S', value: '5' }],
    ['red.line-1.weapons=carbine/close-combat', { sheet: 'red.line-1', part: null, field: 'weapons', value: 'carbine/close-combat' }],
  ])('%s', (text, value) => {
    const spec = parseSpec(`classic@${text}`);
    expect(spec.switches).toEqual([{ kind: 'sheet', ...value }]);
    expect(parseSpec(printSpec(spec))).toEqual(spec);
  });
});

describe('a number of models', () => {
  test.each(['line-1.models=14', 'red.line-1.models=14', 'duel-line.line-1.models=14', 'line-infantry.count=14'])(
    '%s is that of the unit: of the kind that it has most of there are fewer',
    async (text) => {
      const battle = await edit(`classic@${text}`);
      expect(counts(battle)).toBe('13 soldier, 1 gunner');
      expect(line(battle)?.points).toEqual({ classic: 13 * 6 + 15, modern: 13 * 6 + 15 });
      expect(battle.deployment.red[0]?.positions).toHaveLength(14);
      const { match } = compileMatch(await loadSelection(`classic@${text}`), duel);
      expect(match.units[0]?.kinds).toHaveLength(14);
      expect(match.units[0]?.sheet.points).toBe(93);
    },
  );

  test('is that of a kind, with its other kinds as they are; both may be given', async () => {
    expect(counts(await edit('classic@line-1.gunner.models=3'))).toBe('19 soldier, 3 gunner');
    expect(counts(await edit('classic@line-1.gunner.models=0'))).toBe('19 soldier');
    expect(counts(await edit('classic@line-1.models=10,line-1.gunner.models=3'))).toBe('7 soldier, 3 gunner');
  });

  test('draws up the formation again: two ranks of seven, round the same point', async () => {
    const { deployment } = await edit('classic@line-1.models=14');
    const places = deployment.red[0]?.positions ?? [];
    const middle = (k: 0 | 1): number => (Math.min(...places.map((p) => p[k])) + Math.max(...places.map((p) => p[k]))) / 2;
    expect([middle(0), middle(1)]).toEqual([18, 6]);
  });

  test.each([
    ['line-1.models=40', 'line-infantry.yaml'],
    ['line-1.models=40', 'found 40, expected 5 to 30 soldier beside 1 other: line-infantry says so'],
    ['line-1.models=4', 'found 4, expected 5 to 30 soldier'],
    ['line-1.models=D6', 'found D6, expected a whole number of models'],
    ['line-1.models=20', 'changes nothing: it is already 20'],
    ['line-1.sergeant.models=1', 'found unknown kind of model "sergeant", expected one of line-infantry: "soldier" or "gunner"'],
    [
      'line-2.models=4',
      'found unknown datasheet or unit "line-2", expected one of duel: line-infantry, veteran-infantry, or of the units blue.veterans-1, red.line-1',
    ],
    ['blue.line-1.models=4', 'found unknown datasheet or unit "blue.line-1"'],
    ['line-infantry.models=10,line-1.soldier.T=12', 'found 12, expected at most 10'],
  ])('%s is refused', async (text, message) => {
    const told = await fault(`classic@${text}`);
    if (message.endsWith('.yaml')) expect(told).toContain('duel-line.yaml');
    else expect(told).toContain(message);
  });

  test('has to find room where the scenario puts it', async () => {
    const narrow = {
      ...duel,
      deployment: {
        ...duel.deployment,
        red: duel.deployment.red.map((it) => ({ ...it, ranks: { at: [18, 6] as const, files: 3, gap: 0.5 } })),
      },
    };
    expect(await fault('classic@line-1.models=29', narrow)).toContain('found models outside the deployment zone');
  });
});

describe('weapons', () => {
  const weapons = async (text: string): Promise<string[]> =>
    (line(await edit(`classic@${text}`))?.models ?? []).map((it) => it.weapons.join('/'));
  test('are exchanged: the first, or all', async () => {
    expect(await weapons('line-1.soldier.weapon=carbine')).toEqual(['carbine/close-combat', 'heavy-gun/close-combat']);
    expect(await weapons('line-1.gunner.weapons=autocannon/grenade')).toEqual(['rifle/close-combat', 'autocannon/grenade']);
  });

  test.each([
    ['line-1.weapon=carbine', 'differ in it (soldier rifle, gunner heavy-gun), expected one by name: line-1.soldier.weapon'],
    ['line-1.soldier.weapon=carbin', 'found unknown weapon "carbin"'],
    ['line-1.soldier.weapon=rifle', 'changes nothing'],
  ])('%s is refused', async (text, message) => expect(await fault(`classic@${text}`)).toContain(message));
});

describe('values of one unit', () => {
  test('its points', async () => {
    expect(line(await edit('classic@line-1.points=100'))?.points).toEqual({ classic: 100, modern: 129 });
    expect(await fault('classic@line-1.points=131')).toContain(
      'found units of 131 classic points with "line-1.points=131", expected at most 130',
    );
  });

  test('its own datasheet, over what is set for all', async () => {
    const patrol = loadScenario('patrol');
    const red = patrol.armies.red.units.filter((it) => it.datasheet === 'line-infantry').map((it) => it.id);
    expect(red.length).toBeGreaterThan(1);
    const [first = '', second = ''] = red;
    const { match } = compileMatch(await loadSelection(`classic@red.${first}.T=5,line-infantry.T=4`), patrol);
    const toughness = (id: string): unknown => {
      const stats = match.units.find((it) => it.id === id && it.side === 0)?.sheet.models[0]?.stats as { values: number[] };
      return stats.values[3];
    };
    expect([toughness(first), toughness(second)]).toEqual([5, 4]);
  });
});

describe('a sweep', () => {
  test('over the number of models keeps the one of the scenario as it is', async () => {
    const { rulesets, current } = sweepOf(await loadSelection('classic'), [readRange('line-1.models=10..20..5')], [duel]);
    expect(rulesets.map((it) => it.spec)).toEqual(['classic@line-1.models=10', 'classic@line-1.models=15', 'classic']);
    expect(current).toEqual(['20']);
  });
});
