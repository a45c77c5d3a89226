import { describe, expect, test } from 'vitest';
import { folded, table } from '../../../src/cli/print.ts';

const heads = ['scenario', 'verdict', 'score', 'interval'];
const rows = [
  ['duel', 'different', '+0.1', '0.0 to 0.2'],
  ['patrol', 'no-op', '0', ''],
];

describe('a table', () => {
  test('has all its columns where there is room, and in a pipe', () => {
    const whole = ['scenario  verdict    score  interval', 'duel      different   +0.1  0.0 to 0.2', 'patrol    no-op          0'];
    expect(table(heads, rows, ['score'], 38).split('\n')).toEqual(whole);
    expect(table(heads, rows, ['score']).split('\n')).toEqual(whole);
  });

  test('leaves out its last columns where the terminal is too narrow, whole, and names them', () => {
    expect(table(heads, rows, ['score'], 37).split('\n')).toEqual([
      'scenario  verdict    score',
      'duel      different   +0.1',
      'patrol    no-op          0',
      'Without room here: interval (a wider',
      'terminal, or --json).',
    ]);
    expect(table(heads, rows, ['score'], 25).split('\n').slice(0, 2)).toEqual(['scenario  verdict', 'duel      different']);
    expect(table(heads, rows, ['score'], 3).split('\n')[1]).toBe('duel');
  });
});

describe('a line that is too long', () => {
  test('goes on below its second column', () => {
    expect(folded('  classic@hitOn+1   with what a procedure returns changed', 40, 20).split('\n')).toEqual([
      '  classic@hitOn+1   with what a',
      '                    procedure returns',
      '                    changed',
    ]);
  });

  test('stays as it is where there is room, spaces and all', () => {
    expect(folded('  run <scenario>   plays', 24)).toBe('  run <scenario>   plays');
    expect(folded('', 10)).toBe('');
  });
});
