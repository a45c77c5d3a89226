import { describe, expect, test } from 'vitest';
import type { Decision, Proof } from '../../../src/rules/index.ts';
import type { PreferenceWord } from '../../../src/scenario/vocabulary.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { TARGET, table } from './table.ts';

const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [10, 10] },
  { id: 'near', side: 1, at: [10, 16], points: 10 },
  { id: 'middling', side: 1, at: [10, 24], points: 10 },
  { id: 'far', side: 1, at: [10, 40], points: 50 },
];
const CANDIDATES = ['none', 'far', 'near', 'middling'];

/** Asks about candidates of whom only some are legal; notes whose proof was asked for one by one, and whether all were sifted. */
function asked(words: readonly PreferenceWord[], legal: readonly string[]) {
  const game = table({ units: UNITS, answers: { 'doctrine-test/target': words } });
  const proven: string[] = [];
  let sifted = false;
  const proof: Proof = {
    holds: (q, slot) => {
      const id = q.game.units[slot]?.id as string;
      proven.push(id);
      return legal.includes(id);
    },
    sift: (q) => {
      sifted = true;
      legal.forEach((id, i) => {
        q.options[i] = game.unit(id).slot;
      });
      q.options[legal.length] = -1;
      return legal.length === 0 ? 0 : legal.length + 1;
    },
  };
  const what: Decision = { ...TARGET, proof };
  return { took: game.pick(what, 'own', CANDIDATES), proven, sifted };
}

describe('candidates that have to be proven legal', () => {
  test('the best is put to the proof first, then the next, and no more than needed', () => {
    expect(asked(['nearest'], ['near', 'far'])).toEqual({ took: 'near', proven: ['near'], sifted: false });
    expect(asked(['nearest'], ['far'])).toEqual({ took: 'far', proven: ['near', 'middling', 'far'], sifted: false });
  });

  test('with none legal, none is taken', () => {
    expect(asked(['nearest'], []).took).toBe('none');
  });

  test('answers that weigh all options alike are put the legal ones', () => {
    expect(asked(['weakest'], ['middling', 'near'])).toEqual({ took: 'middling', proven: [], sifted: true });
    expect(asked(['random'], ['far'])).toMatchObject({ proven: [], sifted: true });
  });
});
