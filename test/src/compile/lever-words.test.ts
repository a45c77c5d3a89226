import { expect, test } from 'vitest';
import { parseLever } from '../../../src/compile/lever.ts';
import { type LeverScope, leverTitle, seamTitle } from '../../../src/compile/lever-words.ts';
import type { Quantity } from '../../../src/rules/index.ts';

const titled = (text: string, gives: Quantity, scope: Partial<LeverScope> = {}): string => {
  const lever = parseLever(text);
  if (lever === null) throw new Error(`${text} is no lever`);
  return leverTitle(lever, { gives }, { when: [], sides: [], names: [], subject: null, ...scope });
};

test('procedures are called as players call what they give', () => {
  const names: readonly (readonly [string, Quantity, string])[] = [
    ['hitOn', 'Needed', 'To Hit'],
    ['fightHitOn', 'Needed', 'To Hit in close combat'],
    ['feelNoPainOn', 'Needed', 'Feel no pain'],
    ['moveInches', 'Inches', 'Move'],
    ['rangeOf', 'Inches', 'Range'],
    ['apOf', 'Piercing', 'AP'],
    ['toughnessOf', 'Value', 'Toughness'],
    ['runDice', 'Count', 'Run dice'],
    ['mayRun', 'Flag', 'May run'],
  ];
  expect(names.map(([seam, gives]) => seamTitle(seam, gives))).toEqual(names.map(([, , name]) => name));
});

test('a change is told with its size, for whom it is and when', () => {
  expect(titled('hitOn+1', 'Needed')).toBe('To Hit: 1 harder');
  expect(titled('hitOn-1', 'Needed', { names: ['jump'] })).toBe('To Hit: 1 easier for jump units');
  const attack = { is: 'attack', argument: 1 } as const;
  expect(titled('hitOn+1', 'Needed', { names: ['vehicle'], when: ['shooting-phase'], subject: attack })).toBe(
    'To Hit: 1 harder for vehicles that shoot',
  );
  expect(titled('hitOn+1', 'Needed', { names: ['vehicle'], when: ['assault'], subject: attack })).toBe(
    'To Hit: 1 harder for vehicles in the Assault phase',
  );
  expect(titled('hitOn+1', 'Needed', { when: ['shooting'], subject: attack })).toBe('To Hit: 1 harder in the Shooting phase');
  expect(titled('moveInches+2', 'Inches', { sides: ['red'] })).toBe('Move: 2" more for red');
  expect(titled('moveInches=x1.5', 'Inches', { sides: ['red'], names: ['line-infantry'] })).toBe(
    'Move: times 1.5 for red’s line infantry units',
  );
  expect(titled('moveInches=..6', 'Inches', { names: ['jump', 'psyker'] })).toBe('Move: at most 6" for units that are jump and psyker');
  expect(titled('mayRun=off', 'Flag')).toBe('May run: never');
});
