import type { ExampleWords } from 'sandtable/rules';
import { words as ofBase } from '../classic/words.ts';
import type { Calixtus } from './family.ts';
import { facingQuestions } from './words/facing.ts';
import { movingVerbs } from './words/moving.ts';
import { nerveQuestions, nerveVerbs } from './words/nerve.ts';

/** The language of worked examples: the base's, and what house rules add. */
export const words: ExampleWords<Calixtus> = {
  ...ofBase,
  verbs: { ...ofBase.verbs, ...movingVerbs, ...nerveVerbs },
  questions: { ...ofBase.questions, ...facingQuestions, ...nerveQuestions },
  options: { ...ofBase.options, 'CAL-WPN-09/throw': ['keeps its attack', 'throws'] },
};
