import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeRules,
  compose,
  parseSpec,
  printSpec,
  rulesetDigest,
  type Selection,
  SpecError,
  select,
} from '../../../src/compile/index.ts';
import { foreign, pack, type ToySeams, toy } from './toy.ts';

const of = (text: string, packs = [] as (typeof pack)[]): Selection => select(parseSpec(text), toy, packs);
const seams = (text: string, packs = [] as (typeof pack)[], present: ReadonlySet<string> | null = new Set()): ToySeams =>
  compose(of(text, packs), { present, counting: false }).ruleset.seams as unknown as ToySeams;
const problems = (run: () => unknown): readonly string[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof SpecError) return error.problems;
    throw error;
  }
  return [];
};

describe('specifications', () => {
  test('parts', () => {
    expect(parseSpec('@me/edition:bare+./pack.js@-TOY-ADD-01,+layer:errata, TOY-ADD-02.by=3')).toEqual({
      base: '@me/edition',
      preset: 'bare',
      packs: ['./pack.js'],
      switches: [
        { kind: 'off', id: 'TOY-ADD-01' },
        { kind: 'layer-on', layer: 'errata' },
        { kind: 'set', id: 'TOY-ADD-02', param: 'by', value: '3' },
      ],
    });
    expect(parseSpec('./mine.js').base).toBe('./mine.js');
    expect(parseSpec('C:\\mine').base).toBe('C:\\mine');
    expect(parseSpec('.\\mine:bare')).toMatchObject({ base: '.\\mine', preset: 'bare' });
  });

  test('everything wrong with the form is said at once', () => {
    expect(problems(() => parseSpec('classic:+@-x,TOY-ADD-01.by'))).toEqual([
      'has a ":" without the name of a preset',
      'has a "+" without a rule pack',
      '"-x" is not a switch: "x" is not a rule id',
      '"TOY-ADD-01.by" is not a switch; write +RULE, -RULE, +layer:NAME, RULE.param=value, datasheet.field=value or procedure+1',
    ]);
    expect(problems(() => parseSpec(''))).toEqual(['names no edition; write for example "classic" or "./mine.js"']);
  });

  test('the normal form does not hang on the order of switches, and reads back as itself', () => {
    const parts = ['-TOY-ADD-01', '+TOY-ADD-05', 'TOY-ADD-02.by=3', '+layer:errata'];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 4 }), (order) => {
        const text = printSpec(parseSpec(`toy@${order.join(',')}`));
        expect(text).toBe('toy@+layer:errata,-TOY-ADD-01,+TOY-ADD-05,TOY-ADD-02.by=3');
        expect(printSpec(parseSpec(text))).toBe(text);
      }),
    );
  });
});

describe('selection', () => {
  test('unknown names come with the nearest known ones', () => {
    expect(problems(() => of('toy:bar'))).toEqual(['toy has no preset "bar"; it has bare']);
    expect(problems(() => of('toy@-TOY-ADD-09'))[0]).toMatch(/^toy has no rule TOY-ADD-09; nearest: /);
    expect(problems(() => of('toy@TOY-ADD-02.bye=3'))).toEqual(['TOY-ADD-02 has no parameter "bye"; it has by, twice']);
    expect(problems(() => of('toy@TOY-ADD-02.by=6'))).toEqual(['TOY-ADD-02.by=6: expected a whole number from 0 to 5']);
    expect(problems(() => of('toy@+layer:faq'))).toEqual(['toy has no switchable rules of layer "faq"; it has errata']);
  });

  test('switches that can change nothing say why', () => {
    expect(problems(() => of('toy@+TOY-ADD-01'))).toEqual(['+TOY-ADD-01 changes nothing: TOY-ADD-01 is already on']);
    expect(problems(() => of('toy@-TOY-ADD-03'))).toEqual(['-TOY-ADD-03 changes nothing: TOY-ADD-03 is already off']);
    expect(problems(() => of('toy@TOY-ADD-02.by=1'))).toEqual(['TOY-ADD-02.by=1 changes nothing: it is already 1']);
    expect(problems(() => of('toy@-TOY-DEF-01'))).toEqual(['TOY-DEF-01 cannot be switched: nothing could replace it']);
    expect(problems(() => of('toy@-TOY-DEF-02'))).toEqual(['TOY-DEF-02 cannot be switched: it is data (datasheets and scenarios)']);
    expect(problems(() => of('toy@-TOY-DEF-03'))).toEqual(['TOY-DEF-03 cannot be switched: it is not played']);
    expect(problems(() => of('toy@-TOY-DEF-04'))).toEqual(['TOY-DEF-04 cannot be switched in toy: TOY-ADD-05 takes its place']);
  });

  test('explicit switches that conflict are an error, a default gives way', () => {
    expect(problems(() => of('toy@+TOY-ADD-05,+TOY-ADD-06'))).toContain('TOY-ADD-05 and TOY-ADD-06 cannot both be on');
    expect(problems(() => of('toy', [foreign]))).toEqual(['pack "foreign" is for the family "other", toy is of "toy"']);
  });

  test('a rule whose requirement is off is dormant, never an error', () => {
    const needy = (text: string) => of(text).rules.find((r) => r.rule.id === 'TOY-ADD-04');
    expect(needy('toy')?.dormant).toEqual(['TOY-ADD-03']);
    expect(activeRules(of('toy')).map((r) => r.rule.id)).not.toContain('TOY-ADD-04');
    expect(needy('toy@+TOY-ADD-03')?.dormant).toEqual([]);
  });

  test('a rule that is superseded does nothing while the other is in force, and comes back when it is off', () => {
    expect(seams('toy').worth(1)).toBe(23);
    expect(seams('toy@+TOY-ADD-10').worth(1)).toBe(22.25);
    expect(of('toy@+TOY-ADD-10').rules.find((r) => r.rule.id === 'TOY-ADD-02')?.replacedBy).toBe('TOY-ADD-10');
    expect(problems(() => of('toy@+TOY-ADD-10,-TOY-ADD-02'))).toEqual([
      'TOY-ADD-02 cannot be switched while TOY-ADD-10 takes its place: switch that one off (-TOY-ADD-10)',
    ]);
  });

  test('an entry without a switch has numbers to set, and is in a ruleset only while one is set', () => {
    const ids = (text: string) => of(text).rules.map((it) => it.rule.id);
    expect(ids('toy')).not.toContain('TOY-DEF-05');
    expect(ids('toy@TOY-DEF-05.base=12')[0]).toBe('TOY-DEF-05');
    expect(ids('toy@TOY-DEF-05.base=12,TOY-DEF-05.base=10')).not.toContain('TOY-DEF-05');
    expect(problems(() => of('toy@TOY-DEF-05.base=51'))).toEqual(['TOY-DEF-05.base=51: expected a whole number from 0 to 50 (points)']);
    expect(problems(() => of('toy@TOY-DEF-05.base=10'))).toEqual(['TOY-DEF-05.base=10 changes nothing: it is already 10']);
    expect(problems(() => of('toy@TOY-DEF-05.bass=12'))).toEqual(['TOY-DEF-05 has no parameter "bass"; it has base, tens']);
    expect(problems(() => of('toy@-TOY-DEF-05'))).toEqual(['TOY-DEF-05 cannot be switched, but its parameters can be set: base, tens']);
  });

  test('it stands inside all rules, and in whichever order numbers are set', () => {
    // Plain: 2 * (10 + 1) + 1. The rules double what the entry makes of it, and add 1.
    expect(seams('toy@TOY-DEF-05.base=12').worth(1)).toBe(2 * 13 + 1);
    expect(seams('toy@TOY-DEF-05.tens=3').worth(1)).toBe(2 * 3 * 11 + 1);
    expect(problems(() => seams('toy@TOY-DEF-05.tens=3,+TOY-ADD-05'))).toEqual([
      'TOY-DEF-05.tens=3 changes nothing: “a rule” (TOY-ADD-05) sets what it changes in another way; switch off -TOY-ADD-05',
    ]);
    // Another base is in the tables still.
    expect(seams('toy@TOY-DEF-05.base=12,+TOY-ADD-05').worth(1)).toBe(2 * 7 + 1);
    expect(rulesetDigest(of('toy@TOY-DEF-05.tens=3,TOY-DEF-05.base=12'))).toBe(
      rulesetDigest(of('toy@TOY-DEF-05.base=12,TOY-DEF-05.tens=3')),
    );
    expect(rulesetDigest(of('toy@TOY-DEF-05.tens=3'))).not.toBe(rulesetDigest(of('toy')));
  });

  test('digests tell rulesets apart and do not hang on how they were written', () => {
    expect(rulesetDigest(of('toy@-TOY-ADD-01,-TOY-ADD-02'))).toBe(rulesetDigest(of('toy:bare')));
    expect(rulesetDigest(of('toy'))).not.toBe(rulesetDigest(of('toy@-TOY-ADD-01')));
    expect(rulesetDigest(of('toy'))).not.toBe(rulesetDigest(of('toy@TOY-ADD-02.by=2')));
  });
});

describe('folding', () => {
  test('later rules stand outside earlier ones', () => {
    expect(seams('toy').worth(1)).toBe(2 * 11 + 1);
    expect(seams('toy:bare').worth(1)).toBe(11);
    expect(seams('toy@TOY-ADD-02.by=3,TOY-ADD-02.twice=true').worth(1)).toBe(22 + 6);
  });

  test('tables, packs and what stands before and after', () => {
    expect(seams('toy:bare@+TOY-ADD-03,-TOY-ADD-04').worth(1)).toBe(111);
    expect(seams('toy:bare', [pack]).worth(1)).toBe(11.5);
    const list: string[] = [];
    seams('toy').note(list);
    expect(list).toEqual(['before', 'base', 'after']);
  });

  test('a rule with a keyword is folded in only where somebody carries it', () => {
    expect(seams('toy:bare', [], new Set(['spiky'])).worth(1)).toBe(1011);
    expect(compose(of('toy'), { present: new Set(), counting: false }).provenance.unused).toEqual(['TOY-ADD-08']);
  });

  test('two rules that replace one seam are an error that names them', () => {
    expect(problems(() => seams('toy@+TOY-ADD-05,+TOY-ADD-07'))).toEqual([
      'TOY-ADD-05 and TOY-ADD-07 both replace "worth"; switch one of them off',
    ]);
  });

  test('the record is frozen, knows who touched what, and counts on request', () => {
    const made = compose(of('toy'), { present: new Set(), counting: true });
    expect(Object.isFrozen(made.ruleset.seams)).toBe(true);
    expect(made.provenance.seams).toEqual({ worth: ['TOY-ADD-01', 'TOY-ADD-02'], note: ['TOY-ADD-02', 'TOY-ADD-02'] });
    (made.ruleset.seams as unknown as ToySeams).worth(1);
    const calls = Object.fromEntries(made.counters.map((id, i) => [id, made.calls[i]]));
    expect(calls).toMatchObject({ 'TOY-DEF-01': 1, 'TOY-ADD-01': 1, 'TOY-ADD-02': 1 });
  });
});
