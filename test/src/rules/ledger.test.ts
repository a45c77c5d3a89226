import { describe, expect, test } from 'vitest';
import { type AnyRule, carriesOf, inOrder, type LedgerEntry, ledgerOf, rulesFor } from '../../../src/rules/index.ts';

const { defineRule } = rulesFor();
const rule = (id: string, outside: readonly string[] = []): AnyRule =>
  defineRule({ id, title: id, source: 'here', text: id, default: 'on', outside });
const entry = (id: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  title: id,
  source: 'here',
  text: id,
  simulated: 'full',
  ...more,
});
const AREAS = ['MOVE', 'SHOOT'];
const ids = (list: readonly { readonly id: string }[]): string[] => list.map((it) => it.id);

describe('the order in which rules are applied', () => {
  test('is that of areas and numbers', () => {
    const rules = [rule('MY-SHOOT-02'), rule('MY-MOVE-10'), rule('MY-SHOOT-01'), rule('MY-MOVE-09')];
    expect(ids(inOrder(rules, AREAS))).toEqual(['MY-MOVE-09', 'MY-MOVE-10', 'MY-SHOOT-01', 'MY-SHOOT-02']);
    expect(ids(inOrder(rules, ['SHOOT', 'MOVE']))).toEqual(['MY-SHOOT-01', 'MY-SHOOT-02', 'MY-MOVE-09', 'MY-MOVE-10']);
  });

  test('puts a rule after those it stands outside of, with all that these stand outside of', () => {
    const rules = [
      rule('MY-MOVE-01', ['MY-SHOOT-02']),
      rule('MY-MOVE-02'),
      rule('MY-SHOOT-01'),
      rule('MY-SHOOT-02', ['MY-SHOOT-03']),
      rule('MY-SHOOT-03'),
    ];
    expect(ids(inOrder(rules, AREAS))).toEqual(['MY-SHOOT-03', 'MY-SHOOT-02', 'MY-MOVE-01', 'MY-MOVE-02', 'MY-SHOOT-01']);
  });

  test('refuses what has no place: circles, unknown rules and areas', () => {
    expect(() => inOrder([rule('MY-MOVE-01', ['MY-MOVE-02']), rule('MY-MOVE-02', ['MY-MOVE-01'])], AREAS)).toThrow(
      'MY-MOVE-01, MY-MOVE-02: each of these rules is outside the next',
    );
    expect(() => inOrder([rule('MY-MOVE-01', ['MY-MOVE-07'])], AREAS)).toThrow('MY-MOVE-01 is outside MY-MOVE-07, which is not a rule');
    expect(() => inOrder([rule('MY-MAGIC-01')], AREAS)).toThrow('MY-MAGIC-01: there is no area MAGIC; the variant lists MOVE, SHOOT');
  });
});

describe('a ledger', () => {
  test('holds rules and other entries by area and number, without what is no business of a reader', () => {
    const made = ledgerOf([rule('MY-SHOOT-02', ['MY-MOVE-03'])], [entry('MY-SHOOT-01', { seams: ['hitOn'] }), entry('MY-MOVE-03')], AREAS);
    expect(made).toEqual([
      entry('MY-MOVE-03'),
      entry('MY-SHOOT-01', { seams: ['hitOn'] }),
      { id: 'MY-SHOOT-02', title: 'MY-SHOOT-02', source: 'here', text: 'MY-SHOOT-02', simulated: 'full' },
    ]);
  });

  test('refuses an id that is there twice', () => {
    expect(() => ledgerOf([rule('MY-MOVE-01')], [entry('MY-MOVE-01')], AREAS)).toThrow('MY-MOVE-01 is in the ledger twice');
  });

  test('tells what each procedure and step plays, behind what it plays of another ledger', () => {
    const base = { seams: { hitOn: ['CLS-SHOOT-06'] }, steps: {} };
    const own = [entry('MY-SHOOT-01', { seams: ['hitOn', 'woundOn'] }), entry('MY-TURN-01', { steps: ['rounds'] })];
    expect(carriesOf(own, base)).toEqual({
      seams: { hitOn: ['CLS-SHOOT-06', 'MY-SHOOT-01'], woundOn: ['MY-SHOOT-01'] },
      steps: { rounds: ['MY-TURN-01'] },
    });
    expect(base.seams.hitOn).toEqual(['CLS-SHOOT-06']);
  });
});
