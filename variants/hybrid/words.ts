import type { ExampleWords } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import { words as ofBase } from '../classic/words.ts';
import { drivingVerbs } from './words/driving.ts';
import { weaponVerbs } from './words/weapons.ts';

/** The language of worked examples: the base's, and what the hybrid adds. */
export const words: ExampleWords<Classic> = {
  ...ofBase,
  aliases: { ...ofBase.aliases, dmg: ['damage'] },
  verbs: { ...ofBase.verbs, ...weaponVerbs, ...drivingVerbs },
};
