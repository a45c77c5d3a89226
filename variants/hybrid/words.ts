import type { ExampleWords } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import { words as ofBase } from '../classic/words.ts';
import { drivingQuestions, drivingVerbs } from './words/driving.ts';
import { weaponQuestions } from './words/weapons.ts';

/** The language of worked examples: the base's, and what the hybrid adds. */
export const words: ExampleWords<Classic> = {
  ...ofBase,
  aliases: { ...ofBase.aliases, dmg: ['damage'] },
  verbs: { ...ofBase.verbs, ...drivingVerbs },
  questions: { ...ofBase.questions, ...weaponQuestions, ...drivingQuestions },
};
