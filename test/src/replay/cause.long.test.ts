import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { between, type Change } from '../../../src/compile/between.ts';
import { compileMatch } from '../../../src/compile/match.ts';
import type { Selection } from '../../../src/compile/select.ts';
import { rootKey } from '../../../src/engine/dice/root-key.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { type Cause, CauseFinder, type Engagement } from '../../../src/replay/cause.ts';
import { partingLine, sameLine } from '../../../src/replay/divergence.ts';
import { transcribe } from '../../../src/replay/transcript.ts';
import { ledByScripts } from '../../led.ts';
import { outside } from '../../outside.ts';

const root = rootKey('sandtable');
const engagement = (scenario: string, pair: number, redSeat: 0 | 1): Engagement => ({
  battle: ledByScripts(scenario),
  root,
  pair,
  redSeat,
});

const tell = (selection: Selection, { battle, pair, redSeat }: Engagement) =>
  transcribe(compileMatch(selection, battle).match, root, pair, redSeat);

async function causeOf(at: Engagement, a: string, b: string): Promise<Cause> {
  const [first, second] = [await loadSelection(a), await loadSelection(b)];
  return new CauseFinder(first, second).find(at, tell(first, at), tell(second, at));
}

const names = (changes: readonly Change[]): string[] => changes.map(({ name }) => name);

/** Rules that stand otherwise in both and have nothing to do on these battlefields, or only later. */
const BYSTANDERS: { readonly [base: string]: string } = {
  calixtus: '-CAL-PSY-05,-CAL-WPN-17,-CAL-PSY-07',
  classic: '-CLS-USR-05,-CLS-MISSION-13',
  tenth: '-TEN-STRAT-05',
};

describe('the rule that makes two rulesets part is named', () => {
  test.for([
    ['calixtus', '-CAL-ASSAULT-06', 'CAL-ASSAULT-06', 'patrol', 0, 0, 'a table'],
    ['calixtus', 'CAL-SHOOT-04.misjudgedInches=5', 'CAL-SHOOT-04.misjudgedInches', 'patrol', 0, 1, 'a parameter'],
    ['calixtus', '-CAL-SHOOT-11', 'CAL-SHOOT-11', 'patrol', 0, 0, 'a reaction'],
    ['calixtus', '-CAL-SHOOT-21', 'CAL-SHOOT-21', 'patrol', 0, 0, 'what pins'],
    ['calixtus', '-CAL-SHOOT-13', 'CAL-SHOOT-13', 'patrol', 0, 1, 'who takes wounds'],
    ['calixtus', '-CAL-MORALE-01', 'CAL-MORALE-01', 'patrol', 0, 0, 'a test'],
    ['calixtus', '-CAL-SAVE-02', 'CAL-SAVE-02', 'patrol', 0, 0, 'a threshold'],
    ['calixtus', '-CAL-ASSAULT-01', 'CAL-ASSAULT-01', 'patrol', 0, 1, 'a move'],
    ['calixtus', '-CLS-USR-19', 'CLS-USR-19', 'patrol', 0, 0, 'a keyword of the base'],
    ['classic', '-CLS-MORALE-03', 'CLS-MORALE-03', 'patrol', 3, 0, 'a test'],
    ['classic', '-CLS-UNIT-07', 'CLS-UNIT-07', 'patrol', 0, 0, 'a kind of unit'],
    ['classic', '-CLS-SAVE-12', 'CLS-SAVE-12', 'patrol', 0, 0, 'a save'],
    ['classic', '-CLS-PSY-01', 'CLS-PSY-01', 'night', 0, 0, 'the order of play'],
    ['tenth', '-TEN-STRAT-17', 'TEN-STRAT-17', 'patrol', 0, 0, 'a stratagem'],
    ['tenth', '-TEN-TERRAIN-14', 'TEN-TERRAIN-14', 'patrol', 1, 1, 'a kind of terrain'],
    ['tenth', '-TEN-WPN-05', 'TEN-WPN-05', 'patrol', 0, 0, 'a keyword of weapons'],
  ] as const)('%s@%s', async ([base, change, named, scenario, pair, seat]) => {
    const cause = await causeOf(engagement(scenario, pair, seat), base, `${base}@${change},${BYSTANDERS[base]}`);
    expect(cause).toMatchObject({ how: 'switched', enough: true, minimal: true });
    expect(names(cause.changes)).toEqual([named]);
    expect(cause.spec).toBe(`${base}@${change}`);
  });
});

describe('where two rules stand otherwise', () => {
  test('the one that acts first is named', async () => {
    const cause = await causeOf(engagement('patrol', 0, 0), 'calixtus', 'calixtus@-CAL-ASSAULT-01,-CAL-TURN-07');
    expect(names(cause.changes)).toEqual(['CAL-TURN-07']);
  });

  test('and each makes them part in the same way, both are named, and that each is enough', async () => {
    const from = outside('edition-outside');
    const at = { battle: ledByScripts(join(from, 'field.yaml')), root, pair: 0, redSeat: 0 as const };
    const made = [];
    for (const spec of ['.', '.+./twins.js']) made.push(await loadSelection(spec, from));
    const [first, second] = made as [Selection, Selection];
    const cause = new CauseFinder(first, second).find(at, tell(first, at), tell(second, at));
    expect(names(cause.changes).sort()).toEqual(['TWIN-SHOOT-01', 'TWIN-SHOOT-02']);
    expect(names(cause.alone).sort()).toEqual(['TWIN-SHOOT-01', 'TWIN-SHOOT-02']);
    expect(cause).toMatchObject({ enough: true, minimal: true });
  });

  test('and it takes both, both are named as one cause', async () => {
    const from = outside('edition-outside');
    const at = { battle: ledByScripts(join(from, 'field.yaml')), root, pair: 0, redSeat: 0 as const };
    const made = [];
    for (const spec of ['.', '.+./halves.js']) made.push(await loadSelection(spec, from));
    const [first, second] = made as [Selection, Selection];
    const cause = new CauseFinder(first, second).find(at, tell(first, at), tell(second, at));
    expect(names(cause.changes).sort()).toEqual(['HALF-MOVE-01', 'HALF-SHOOT-01']);
    expect(cause).toMatchObject({ enough: true, minimal: true, alone: [] });
  });
});

test('a value of a datasheet is named like a rule', async () => {
  const at = engagement('duel', 0, 0);
  const [first, second] = [await loadSelection('classic'), await loadSelection('classic@-CLS-MISSION-13,line-infantry.rifle.S=6')];
  const cause = new CauseFinder(first, second).find(at, tell(first, at), tell(second, at));
  expect(names(cause.changes)).toEqual(['line-infantry.rifle.S']);
  expect(cause.spec).toBe('classic@line-infantry.rifle.S=6');
});

test('an edition against a variant of it: mixtures are seen to play like both, and the house rule is named', async () => {
  const cause = await causeOf(engagement('patrol', 0, 0), 'classic', 'calixtus');
  expect(cause).toMatchObject({ how: 'switched', enough: true, spec: null });
  expect(cause.changes.length).toBeLessThan(4);
  expect(cause.changes.every(({ name }) => name.startsWith('CAL-'))).toBe(true);
});

test('between different editions no rule is named, only what ran', async () => {
  const cause = await causeOf(engagement('patrol', 0, 0), 'classic', 'tenth');
  expect(cause).toMatchObject({ how: 'ran', changes: [], replays: 0 });
});

test('switching what is named back takes the first divergence away, in any engagement', async () => {
  const [first, second] = [await loadSelection('calixtus'), await loadSelection('calixtus:bare')];
  const finder = new CauseFinder(first, second);
  const space = between(first, second);
  if (space === null) throw new Error('nothing between');
  expect(space.changes.length).toBeGreaterThan(50);
  for (const at of [engagement('patrol', 0, 0), engagement('patrol', 1, 0), engagement('duel', 2, 1)]) {
    const [a, b] = [tell(first, at), tell(second, at)];
    const parted = partingLine(a, b);
    const { changes, enough } = finder.find(at, a, b);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(6);
    const named = new Set(changes.map(({ name }) => name));
    const flipped = new Set(space.changes.filter(({ name }) => !named.has(name)));
    const back = tell(space.mix(flipped) as Selection, at);
    const apart = partingLine(a, back);
    expect(apart === -1 || apart > parted).toBe(true);
    if (!enough) continue;
    const only = tell(space.mix(new Set(space.changes.filter(({ name }) => named.has(name)))) as Selection, at);
    expect(partingLine(a, only)).toBe(parted);
    expect(sameLine(only, b, parted)).toBe(true);
  }
});
