import { beforeAll, describe, expect, test } from 'vitest';
import { type Effects, effectsOf } from '../../../src/catalogue/effects.ts';
import { namedIds, relationsOf } from '../../../src/catalogue/relations.ts';
import { compose } from '../../../src/compile/compose.ts';
import { entriesOf, type Selection } from '../../../src/compile/select.ts';
import { loadSelection } from '../../../src/load/selection.ts';

let waffle: Selection;
const effects = (selection: Selection): ReadonlyMap<string, Effects> =>
  effectsOf(selection, compose(selection, { present: null, counting: false }));
beforeAll(async () => {
  waffle = await loadSelection('waffle');
});

describe('what the code of a rule acts on', () => {
  test('is read off the rule: procedures, tables, keywords', () => {
    const found = effects(waffle);
    expect(found.get('WAF-SHOOT-14')?.standsRound).toContain('openFire');
    expect(found.get('WAF-SHOOT-12')).toMatchObject({ tables: ['snapByBs'], standsRound: [], order: null });
    expect(found.get('WAF-SHOOT-16')?.keywords).toEqual(['shock-troops']);
  });

  test('is told of the order of play as it stands where the rule comes in', () => {
    const found = effects(waffle);
    expect(found.get('WAF-TURN-01')?.order).toEqual({ adds: ['priority'], removes: [], changes: [] });
    // It builds on another that is on, and on nothing that it conflicts with.
    expect(found.get('WAF-PSY-01')?.order?.removes).toContain('psychic-second');
    expect(found.get('WAF-TURN-08')?.order?.removes).toEqual(['player-turns']);
    // It needs a rule that is off.
    expect(found.get('WAF-TURN-09')).toBeDefined();
  });

  test.each([
    'waffle:bare',
    'waffle@+WAF-TURN-08',
    'waffle@+WAF-TURN-08,+WAF-TURN-09',
    'waffle@-WAF-TURN-02',
    'calixtus:bare',
    'tenth:bare',
  ])('can be told under %s', async (spec) => {
    const selection = await loadSelection(spec);
    expect(effects(selection).size).toBe(selection.rules.length);
  });
});

test('relations are told from both ends', () => {
  const of = relationsOf(waffle, entriesOf(waffle.variant));
  expect(of('WAF-TURN-08').conflicts).toEqual(['WAF-TURN-02']);
  expect(of('WAF-TURN-02').conflicts).toEqual(['WAF-TURN-08']);
  expect(of('WAF-SHOOT-09').supersedes).toEqual(['CLS-MORALE-13']);
  expect(of('CLS-MORALE-13').supersededBy).toContain('WAF-SHOOT-09');
  expect(of('WAF-SHOOT-15').requires).toEqual(['WAF-SHOOT-14']);
  expect(of('WAF-SHOOT-14').requiredBy).toContain('WAF-SHOOT-15');
  expect(of('CLS-SHOOT-08').amendedBy).toContain('WAF-SHOOT-12');
});

test('IDs in a sentence, whole and cut short', () => {
  expect(namedIds('as changed by WAF-MORALE-01 and -02 (CLS-SHOOT-14, -16)')).toEqual([
    'WAF-MORALE-01',
    'WAF-MORALE-02',
    'CLS-SHOOT-14',
    'CLS-SHOOT-16',
  ]);
  expect(namedIds('a save of 4+ at -1 to Leadership')).toEqual([]);
});
