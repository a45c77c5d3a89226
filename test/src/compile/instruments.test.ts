import { describe, expect, test } from 'vitest';
import type { AnyFunction } from '../../../src/compile/any-function.ts';
import { type Code, type CodeTrace, Instruments } from '../../../src/compile/instruments.ts';
import { type Family, type Node, rounds, step } from '../../../src/rules/index.ts';

/** Notes who enters, as `kind ids layer`, and what is left with. */
function noted(): { readonly trace: CodeTrace; readonly notes: string[] } {
  const notes: string[] = [];
  return {
    notes,
    trace: {
      enter: ({ kind, ids, layer }: Code, args) => void notes.push(`${kind} ${ids.join('+')} ${layer} (${args.join()})`),
      leave: (result) => void notes.push(`= ${String(result)}`),
    },
  };
}
const twice = ((x: number) => 2 * x) as AnyFunction;
const call = (run: AnyFunction, ...args: number[]): unknown => (run as (...args: number[]) => unknown)(...args);

describe('counting', () => {
  test('is of calls, for every entry of a procedure, each in its place', () => {
    const made = new Instruments(true, null);
    const first = made.count(twice, ['R-1', 'R-2'], 'base', 'worth');
    const second = made.count(twice, ['R-2'], 'wrap', 'worth');
    const calls = made.finish();
    expect([call(first, 3), call(first, 4), call(second, 5)]).toEqual([6, 8, 10]);
    expect([made.ids, [...calls]]).toEqual([
      ['R-1', 'R-2'],
      [2, 3],
    ]);
  });

  test('leaves alone what nobody counts', () => {
    expect(new Instruments(true, null).count(twice, [], 'base', 'worth')).toBe(twice);
    expect(new Instruments(false, null).count(twice, ['R-1'], 'base', 'worth')).toBe(twice);
  });
});

describe('a trace', () => {
  test('is told of procedures by their layers, from 0 for the base of each seam', () => {
    const { trace, notes } = noted();
    const made = new Instruments(false, trace);
    const base = made.count(twice, ['R-1'], 'base', 'worth');
    const outer = made.count(((x: number) => 1 + (call(base, x) as number)) as AnyFunction, ['R-2'], 'wrap', 'worth');
    const other = made.count(twice, [], 'base', 'reach');
    expect([call(outer, 3), call(other, 4)]).toEqual([7, 8]);
    expect(notes).toEqual(['wrap R-2 1 (3)', 'base R-1 0 (3)', '= 6', '= 7', 'base  0 (4)', '= 8']);
    made.count(twice, ['R-3'], 'replace', 'worth');
    call(made.count(twice, ['R-4'], 'after', 'worth'), 1);
    expect(notes.slice(6)).toEqual(['after R-4 1 (1)', '= 2']);
  });

  test('knows which rule has put a step into the order of play', () => {
    const made = new Instruments(false, noted().trace);
    const [old, added, last] = ['old', 'added', 'last'].map((id) => step(id, () => {})) as [Node<Family>, Node<Family>, Node<Family>];
    made.ownSteps('R-1', rounds('rounds', old), rounds('rounds', old, added));
    made.ownSteps('R-2', rounds('rounds', old, added), rounds('rounds', rounds('inner', old, last), added));
    expect([old, added, last, rounds('rounds', old)].map((it) => made.ownerOf(it))).toEqual([[], ['R-1'], ['R-2'], []]);
  });

  test('stands round the body of a node', () => {
    const { trace, notes } = noted();
    const made = new Instruments(true, trace);
    const body = [step<Family>('act', () => void notes.push('act'))];
    const steps = made.round('phase', body, ['R-1']);
    const calls = made.finish();
    expect(steps.map(({ id }) => id)).toEqual(['phase/enter', 'phase/count', 'act', 'phase/leave']);
    for (const it of steps) if ('run' in it) call(it.run as AnyFunction);
    expect(notes).toEqual(['step R-1 0 ()', 'act', '= undefined']);
    expect([...calls]).toEqual([1]);
    expect(new Instruments(false, null).round('phase', body, ['R-1'])).toBe(body);
  });
});
