import { describe, expect, test, vi } from 'vitest';
import { writtenOut } from '../../../src/rules/index.ts';

const add = () =>
  writtenOut<number[]>(
    'list',
    ['list[0] = given[1];', 'list[2] = given[0];'],
    (list) => {
      list[0] = 1;
      list[2] = 3;
    },
    [7, 8],
  );
const listAfter = (run: (list: number[]) => void): number[] => {
  const list = [0, 0, 0];
  run(list);
  return list;
};

describe('a function that is written out', () => {
  test('does what its statements say, with what it is given', () => {
    expect(listAfter(add())).toEqual([8, 0, 7]);
  });

  test('is the other one where no code may be made from text', () => {
    vi.stubGlobal(
      'Function',
      class {
        constructor() {
          throw new EvalError('no code from text');
        }
      },
    );
    const run = add();
    vi.unstubAllGlobals();
    expect(listAfter(run)).toEqual([1, 0, 3]);
  });

  test('has no fault hidden by the other one', () => {
    expect(() => writtenOut('it', ['it ='], () => {})).toThrow(SyntaxError);
  });
});
