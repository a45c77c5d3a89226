import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMatch, parseSpec, printSpec, rulesetDigest, SpecError, select } from '../../../src/compile/index.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { playEngagement } from '../../../src/play-engagement.ts';
import { InputError } from '../../../src/scenario/input-error.ts';
import { normalValue } from '../../../src/scenario/sheet-values.ts';
import { loadScenario } from '../../files.ts';
import { temporaryFolder } from '../../outside.ts';
import { toy } from './toy.ts';

const duel = loadScenario('duel');
const patrol = loadScenario('patrol');

/** What is said of a specification that cannot be played. */
async function fault(spec: string, battle = patrol): Promise<string> {
  try {
    compileMatch(await loadSelection(spec), battle);
  } catch (error) {
    if (error instanceof InputError || error instanceof SpecError) return error.message;
    throw error;
  }
  return 'nothing';
}

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4}){0,2}$/);
const field = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,6}$/);
const written = fc.oneof(
  fc.integer({ min: -20, max: 1000 }).map(String),
  fc.integer({ min: 2, max: 6 }).map((n) => `${n}+`),
  fc.double({ min: 0, max: 48, noNaN: true }).map((x) => x.toFixed(2)),
  fc.constantFrom('D6', '1D6', '2D3+1', 'user', '+2', 'x2', 'D/10/5', '14/13/10', '-', 'none', 'rapid-fire', '07', '6.50'),
);
const sheetSwitch = fc
  .tuple(name, fc.option(name), field, written)
  .map(([sheet, part, it, value]) => `${part === null ? sheet : `${sheet}.${part}`}.${it}=${value}`);
const ruleSwitch = fc.constantFrom('-TOY-ADD-01', '+TOY-ADD-05', 'TOY-ADD-02.by=3', '+layer:errata');

describe('the grammar', () => {
  test('values of datasheets stand beside switches of rules', () => {
    expect(parseSpec('classic@line-infantry.T=4,CAL-MORALE-01.perWound=2, line-infantry.rifle.S=+2').switches).toEqual([
      { kind: 'sheet', sheet: 'line-infantry', part: null, field: 'T', value: '4' },
      { kind: 'set', id: 'CAL-MORALE-01', param: 'perWound', value: '2' },
      { kind: 'sheet', sheet: 'line-infantry', part: 'rifle', field: 'S', value: '+2' },
    ]);
  });

  test('one normal form, whatever the order and however values are written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(sheetSwitch, ruleSwitch), { minLength: 1, maxLength: 6 }), (parts) => {
        const text = printSpec(parseSpec(`toy@${parts.join(',')}`));
        expect(printSpec(parseSpec(text))).toBe(text);
        expect(parseSpec(printSpec(parseSpec(text)))).toEqual(parseSpec(text));
        expect(printSpec(parseSpec(`toy@${[...parts].reverse().join(',')}`))).toBe(text);
      }),
    );
  });

  test('a roll, leading zeros and one die of a kind are written in one way', () => {
    expect(['3+', '03', '3', '3.0'].map(normalValue)).toEqual(['3', '3', '3', '3']);
    expect(['1D6+1', 'D6+1', '-0', '24.50', '10D6'].map(normalValue)).toEqual(['D6+1', 'D6+1', '0', '24.5', '10D6']);
    // A Move without an upper limit is no roll.
    expect(['20+', '12+', '-'].map(normalValue)).toEqual(['20+', '12', '-']);
    expect(['', ' ', 'a b', 'x=y', 'a@b'].map(normalValue)).toEqual([null, null, null, null, null]);
  });

  test('what is no value of a datasheet is said with the form', () => {
    for (const [part, reason] of [
      ['line-infantry.T', 'write datasheet.field=value'],
      ['line-infantry=4', 'write datasheet.field=value'],
      ['line-infantry.a.b.c.T=4', 'write datasheet.field=value'],
      ['line-infantry.T=', 'has no value'],
      ['line-infantry.T=a b', 'has no value'],
    ] as const)
      expect(() => parseSpec(`classic@${part}`)).toThrow(reason);
  });
});

describe('the digest of a ruleset', () => {
  test('is told apart by values, not by how they are written', async () => {
    const digest = async (spec: string): Promise<string> => rulesetDigest(await loadSelection(spec));
    const four = await digest('classic@line-infantry.T=4');
    expect(await digest('classic@line-infantry.T=04')).toBe(four);
    expect(await digest('classic')).not.toBe(four);
    expect(await digest('classic@line-infantry.T=5')).not.toBe(four);
    expect(await digest('classic@line-infantry.soldier.T=4')).not.toBe(four);
  });

  test('of a ruleset without them is what it was before there were any', () => {
    expect(rulesetDigest(select(parseSpec('toy'), toy, []))).toBe('46c150687132508d');
    expect(rulesetDigest(select(parseSpec('toy@TOY-ADD-02.by=3'), toy, []))).toBe('c63977f61cd5c3f0');
  });
});

/** A copy of a bundled scenario with a datasheet that was edited by hand. */
function edited(scenario: string, sheet: string, edit: (text: string) => string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'datasheets'));
  cpSync(`scenarios/${scenario}.yaml`, join(folder, `${scenario}.yaml`));
  const before = readFileSync(`scenarios/datasheets/${sheet}.yaml`, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, 'datasheets', `${sheet}.yaml`), after);
  return loadScenario(join(folder, `${scenario}.yaml`));
}

describe('a value that is set', () => {
  const CASES = [
    ['duel', 'line-infantry', 'classic@line-infantry.T=5', (t: string) => t.replaceAll(/(classic: \{ WS.* )T: 3/g, '$1T: 5')],
    [
      'duel',
      'line-infantry',
      'classic@line-infantry.rifle.S=6',
      (t: string) => t.replace('range: 24, S: 3, AP: 5', 'range: 24, S: 6, AP: 5'),
    ],
    ['duel', 'line-infantry', 'tenth@line-infantry.Sv=2+', (t: string) => t.replaceAll(/(modern: \{ M.* )Sv: 5/g, '$1Sv: 2')],
    ['duel', 'line-infantry', 'tenth@line-infantry.rifle.A=D6', (t: string) => t.replace(/(modern: \{ range: 24, )A: 1/, '$1A: D6')],
    ['duel', 'line-infantry', 'classic@line-infantry.inv=3+', (t: string) => t.replaceAll(/(classic: \{ WS.* Sv: 5)/g, '$1, inv: 3')],
    [
      'duel',
      'line-infantry',
      'classic@line-infantry.soldier.points=4',
      (t: string) => t.replace('points: { classic: 6', 'points: { classic: 4'),
    ],
  ] as const;
  test.each(CASES)('in %s, %s: %s is what an edited file is, digest for digest', async (scenario, sheet, spec, edit) => {
    const battle = edited(scenario, sheet, edit);
    const base = spec.split('@')[0] as string;
    const bundled = loadScenario(scenario);
    const plain: unknown[] = [];
    const byHand: unknown[] = [];
    const bySwitch: unknown[] = [];
    for (let pair = 0; pair < 6; pair++) {
      plain.push((await playEngagement({ battle: bundled, spec: base, pair })).outcome);
      byHand.push((await playEngagement({ battle, spec: base, pair })).outcome);
      bySwitch.push((await playEngagement({ battle: bundled, spec, pair })).outcome);
    }
    const flat = (list: unknown[]): string => JSON.stringify(list);
    expect(flat(bySwitch)).toBe(flat(byHand));
    expect(flat(bySwitch)).not.toBe(flat(plain));
  });

  test('gives the same datasheets and armies as the edited file', async () => {
    const battle = edited('duel', 'line-infantry', (t) =>
      t.replace('points: { classic: 6, modern: 6 }', 'points: { classic: 4, modern: 6 }'),
    );
    const { datasheets, armies } = (await loadSelection('classic@line-infantry.soldier.points=4')).edit(duel);
    expect(datasheets).toEqual(battle.datasheets);
    expect(armies).toEqual(battle.armies);
  });

  test('leaves the scenario alone where another of those played together has the datasheet', async () => {
    const selection = await loadSelection('classic@marksmen.BS=3');
    expect(duel.datasheets['marksmen']).toBeUndefined();
    expect(() => compileMatch(selection, duel, { together: [duel, patrol] })).not.toThrow();
    expect(() => compileMatch(selection, duel)).toThrow('found unknown datasheet or unit "marksmen", expected one of duel');
  });
});

describe('what cannot be set is refused like a bad file', () => {
  test.each([
    ['classic@line-infantry.T=12', /line-infantry\.yaml:\d+:\d+: models\.soldier\.classic\.T: found 12, expected at most 10/],
    ['classic@line-infantry.T=3.5', /models\.soldier\.classic\.T: found 3\.5, expected a whole number/],
    ['classic@line-infantry.T=many', /found "many", expected a/],
    ['classic@line-infantry.T=none', /found no T, which a creature needs/],
    ['classic@line-infantry.rifle.AP=7', /weapons\.rifle\.classic\.AP: found 7, expected at most 6/],
    ['classic@line-infantry.rifle.type=rapidfire', /did you mean "rapid-fire"/],
    ['classic@line-infantry.rifle.type=melee', /found a range, but a melee weapon has none/],
    ['classic@line-infantry.OC=2', /found unknown key "OC", expected "WS"/],
    ['tenth@line-infantry.BS=4', /found unknown key "BS"/],
    ['classic@line-infantry.rifl.S=4', /found unknown "rifl".*did you mean "rifle"/],
    ['classic@line-infantri.T=4', /found unknown datasheet or unit "line-infantri".*did you mean "line-infantry"/],
    ['classic@line-infantry.rules=stubborn', /expected a list/],
    ['classic@line-infantry.T=3', /line-infantry\.yaml:\d+:\d+: line-infantry\.T=3: changes nothing: it is already 3/],
    ['classic@line-infantry.inv=none', /changes nothing: it is already none/],
    ['classic@line-infantry.autocannon.S=8', /changes nothing: no unit of patrol has it/],
    ['classic@line-infantry.points=7', /differ in it \(soldier 6, gunner 15\), expected one by name: line-infantry\.soldier\.points/],
    ['classic@line-infantry.T=4,line-infantry.soldier.T=5', /line-infantry\.soldier\.T=5: is set by line-infantry\.T=4 as well/],
    ['classic@line-infantry.T=4,line-infantry.T=5', /line-infantry\.T is set twice/],
    [
      'classic@line-infantry.soldier.points=900',
      /found units of \d+ classic points with "line-infantry\.soldier\.points=900", expected at most/,
    ],
  ])('%s', async (spec, message) => {
    expect(await fault(spec)).toMatch(message);
  });

  test('everything at once', async () => {
    const told = await fault('classic@line-infantry.T=12,line-infantry.rifle.AP=9,officer.Q=1,nobody.T=3');
    for (const part of ['found 12', 'found 9', 'unknown key "Q"', 'unknown datasheet or unit "nobody"']) expect(told).toContain(part);
  });

  test('a family without datasheets has no values to set', () => {
    expect(() => select(parseSpec('toy@line-infantry.T=4'), toy, [], (battle) => battle)).toThrow('brings no format of it');
  });
});
