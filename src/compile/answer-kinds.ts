import type { Game } from '../rules/index.ts';

/** What a procedure may answer. */
export interface AnswerKind {
  /** As a message says it: `a whole number from 0`. */
  readonly expected: string;
  fits(answer: unknown, g: Game): boolean;
}

const number = (expected: string, fits: (n: number, g: Game) => boolean): AnswerKind => ({
  expected,
  fits: (answer, g) => typeof answer === 'number' && fits(answer, g),
});

const isPromise = (it: unknown): boolean => typeof it === 'object' && it !== null && 'then' in it && typeof it.then === 'function';
const isUnit = (it: unknown): boolean => typeof it === 'object' && it !== null && 'slot' in it;

/** Anything but nothing, and nothing that comes later: for answers of which no more is known than that there has to be one. */
const SOMETHING: AnswerKind = {
  expected: 'an answer at once, and a number that is one',
  fits: (answer) => answer !== undefined && !isPromise(answer) && !Number.isNaN(answer),
};

/** Of a procedure whose declaration is not known: it may be one without an answer. */
export const AT_ONCE: AnswerKind = { ...SOMETHING, fits: (answer) => answer === undefined || SOMETHING.fits(answer, NO_GAME) };

const NO_GAME = {} as Game;
const whole = Number.isInteger;
const limitless = (n: number): boolean => whole(n) || n === Number.POSITIVE_INFINITY;

/** By what a signature says behind its arrow (`quantities.ts` has what the words mean). */
const KINDS: { readonly [type: string]: AnswerKind } = {
  void: { expected: 'nothing, at once', fits: (answer) => !isPromise(answer) },
  boolean: { expected: 'true or false', fits: (answer) => typeof answer === 'boolean' },
  number: number('a finite number', Number.isFinite),
  Inches: number('a distance in inches, from 0', (n) => n >= 0),
  Degrees: number('degrees, from 0', (n) => n >= 0 && Number.isFinite(n)),
  // Modifiers may have been added to it that are cut off later: it may be below 0. What is farther off than anything adds up to is no sum of them.
  Needed: number('what is needed on a D6, a whole number from -36 to 12 (7 and more: never)', (n) => whole(n) && n >= -36 && n <= 12),
  Count: number('how many, a whole number from 0', (n) => limitless(n) && n >= 0),
  Bonus: number('what is added, a finite number', Number.isFinite),
  Value: number('a whole number from 0', (n) => whole(n) && n >= 0),
  Piercing: number('an AP, a whole number', whole),
  ModelId: number('a model, or -1 for none', (n, g) => whole(n) && n >= -1 && n < g.models.x.length),
  SideId: number('a side, 0 or 1', (n) => n === 0 || n === 1),
  'SideId | -1': number('a side, 0 or 1, or -1 for none', (n) => n === 0 || n === 1 || n === -1),
  Unit: { expected: 'a unit', fits: isUnit },
  'Unit | null': { expected: 'a unit, or null', fits: (answer) => answer === null || isUnit(answer) },
};

/** What a procedure of this signature may answer: `(a: Attack) => Needed`. */
export function answerKindOf(signature: string): AnswerKind {
  const type = signature.slice(signature.lastIndexOf('=>') + 2).trim();
  return KINDS[type === 'U' ? 'Unit' : type] ?? SOMETHING;
}
