import { rosterWords } from 'sandtable/rules';

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/^hq/, 'hq'],
  [/^troop/, 'troops'],
  [/^elite/, 'elites'],
  [/^fast att/, 'fast-attack'],
  [/^heavy sup/, 'heavy-support'],
  [/^lords? of war/, 'lord-of-war'],
  [/^fortification/, 'fortification'],
  [/^flyer/, 'flyer'],
  [/transport/, 'transport'],
];

/** The role that a place in a list stands for; null for none. */
export const roleOf = (place: string | null): string | null => ROLES.find(([name]) => name.test(rosterWords(place ?? '')))?.[1] ?? null;
