import { describe, expect, test } from 'vitest';
import { describeParam, readParam } from '../../../src/compile/select.ts';
import { choice, flag, integer } from '../../../src/rules/index.ts';

describe('parameters of rules', () => {
  const manner = choice('halved', ['halved', 'doubled'], 'what becomes of it');

  test('are read from what is written, and nothing else is taken for one', () => {
    expect(['doubled', 'tripled', ''].map((text) => readParam(manner, text))).toEqual(['doubled', null, null]);
    expect(['on', 'false', 'maybe'].map((text) => readParam(flag(true, 'whether'), text))).toEqual([true, false, null]);
    expect(['-1', '3', '4', '2.5'].map((text) => readParam(integer(0, -1, 3, 'how many'), text))).toEqual([-1, 3, null, null]);
  });

  test('say what they may be', () => {
    expect([manner, flag(true, ''), integer(0, -1, 3, '')].map(describeParam)).toEqual([
      'one of halved, doubled',
      'true or false',
      'a whole number from -1 to 3',
    ]);
  });
});
