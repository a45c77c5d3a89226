import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Turns by which the last one is later than usual: the die after turns 5, 6 and 7. */
export const goesOnAt = (entry: LedgerEntry, extra: number, on: number) =>
  defineRule({
    ...entry,
    default: 'on',
    requires: ['CLS-TURN-09'],
    params: { on: integer(on, 2, 7, 'roll on which the game goes on', 'needed on a D6') },
    patch: ({ on }) => ({
      wrap: { playsOnOn: (next) => (g, turns) => (turns === extra ? on : next(g, turns)) },
    }),
  });
