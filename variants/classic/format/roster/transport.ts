import { type RosterText, rosterWords } from 'sandtable/rules';

/** What a transport's text says in plain numbers and faces; left out: it does not say so. */
export interface Hold {
  readonly capacity: number;
  readonly firePoints?: number;
  readonly accessPoints?: readonly string[];
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = `\\d{1,3}|${NUMBERS.join('|')}|none`;

const numberOf = (word: string): number => {
  if (/^\d+$/.test(word)) return Number(word);
  return Math.max(0, NUMBERS.indexOf(word));
};

/** The number beside a name: `fire points: two`, `two fire points`; null where none stands there. */
function beside(words: string, name: string): number | null {
  const after = new RegExp(`\\b${name}s? (${NUMBER})\\b`).exec(words)?.[1];
  const before = new RegExp(`\\b(${NUMBER}) ${name}s?\\b`).exec(words)?.[1];
  const found = after ?? before;
  return found === undefined ? null : numberOf(found);
}

/** Words with which doors are placed: anything else may say something else. */
const PLACING = new Set(['one', 'two', 'three', 'a', 'on', 'at', 'the', 'and', 'each', 'both', 'side', 'sides', 'hull', 'of', 'its', 'in']);
const FACES: readonly (readonly [word: RegExp, faces: readonly string[]])[] = [
  [/\b(?:each|both|two|either) (?:of )?(?:its )?sides?\b|\bsides\b/, ['left', 'right']],
  [/\bleft\b/, ['left']],
  [/\bright\b/, ['right']],
  [/\b(?:rear|back)\b/, ['rear']],
  [/\bfront\b/, ['front']],
];

/** Faces with a door, if the text behind "access points" places them in nothing but plain words; null for another. */
function doorsIn(text: string): readonly string[] | null {
  const found = /\baccess points?\b[^a-z0-9]*([^.;]*)/i.exec(text)?.[1];
  if (found === undefined) return null;
  const words = rosterWords(found);
  const isPlain = words.split(' ').every((it) => PLACING.has(it) || /^(?:\d|left|right|rear|back|front|either)$/.test(it));
  const faces = FACES.filter(([word]) => word.test(words)).flatMap(([, sides]) => sides);
  return isPlain && faces.length > 0 ? [...new Set(faces)] : null;
}

/** How many models a transport holds, how many of them may fire, and where its doors are; null for a text of something else. */
export function holdIn({ name, text }: RosterText): Hold | null {
  if (!/^transport(?: capacity)?\b/i.test(name)) return null;
  const words = rosterWords(text);
  const others = words.replace(
    new RegExp(`\\b(?:fire|access) points? (?:${NUMBER})\\b|\\b(?:${NUMBER}) (?:fire|access) points?\\b`, 'g'),
    ' ',
  );
  const capacity = beside(words, 'capacity') ?? numberOf(new RegExp(`\\b(?:${NUMBER})\\b`).exec(others)?.[0] ?? '0');
  if (capacity < 1 || capacity > 100) return null;
  const firePoints = beside(words, 'fire point');
  const accessPoints = doorsIn(text);
  return {
    capacity,
    ...(firePoints !== null && firePoints > 0 && firePoints <= 20 && { firePoints }),
    ...(accessPoints !== null && { accessPoints }),
  };
}
