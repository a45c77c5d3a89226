import { describe, expect, test } from 'vitest';
import { Memory } from '../../../src/engine/memory.ts';
import { arenaMemory, type Game, type Unit } from '../../../src/rules/index.ts';

/** A game as far as memory knows one. */
function makeGame(): Game & { readonly memory: Memory } {
  const game = { models: { x: new Float64Array(3) } } as unknown as { memory: Memory };
  game.memory = new Memory(game as unknown as Game);
  return game as unknown as Game & { readonly memory: Memory };
}

const split = arenaMemory('test/split', (g) => ({
  model: -1,
  divides: false,
  at: new Int16Array(g.models.x.length).fill(-1),
  target: null as Unit | null,
}));

const told = (game: Game & { readonly memory: Memory }): number[][] => {
  const list: number[][] = [];
  game.memory.changes((_slot, field, at, value) => list.push([field, at, value]));
  return list;
};

describe('what an arena remembers', () => {
  test('is made for the match, one record an arena', () => {
    const one = makeGame();
    const other = makeGame();
    split(one).model = 4;
    expect(split(one)).toBe(split(one));
    expect(split(other)).toEqual({ model: -1, divides: false, at: Int16Array.of(-1, -1, -1), target: null });
  });

  test('goes back to its first values at the start of an engagement', () => {
    const game = makeGame();
    const record = split(game);
    record.model = 2;
    record.divides = true;
    record.at[1] = 7;
    record.target = { index: 5 } as unknown as Unit;
    game.memory.reset();
    expect(split(game)).toBe(record);
    expect(record).toEqual({ model: -1, divides: false, at: Int16Array.of(-1, -1, -1), target: null });
  });

  test('tells what has changed, so that states can be told apart by it', () => {
    const game = makeGame();
    const record = split(game);
    expect(told(game)).toEqual([]);
    record.model = 2;
    record.divides = true;
    record.at[1] = 7;
    record.target = { index: 5 } as unknown as Unit;
    expect(told(game)).toEqual([
      [0, 0, 2],
      [1, 0, 1],
      [2, 1, 7],
      [3, 0, 5],
    ]);
    record.target = {} as unknown as Unit;
    expect(() => told(game)).toThrow('memory "test/split.target" refers to something that has neither index nor key');
  });

  test('is declared once, and of plain fields', () => {
    expect(() => arenaMemory('test/split', () => ({}))).toThrow('memory "test/split" is declared twice');
    const nested = arenaMemory('test/nested', () => ({ list: [1, 2] }));
    expect(() => nested(makeGame())).toThrow('memory "test/nested": "list" has to be a number, a flag, a typed array, or null');
  });
});
