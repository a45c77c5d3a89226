import type { ExampleWords } from 'sandtable/rules';
import { words as ofBase } from '../classic/words.ts';
import type { Waffle } from './family.ts';
import { assaultQuestions, assaultVerbs } from './words/assault.ts';
import { fieldQuestions, fieldVerbs } from './words/field.ts';
import { turnQuestions, turnVerbs } from './words/turn.ts';
import { vehiclesVerbs } from './words/vehicles.ts';

/** The language of worked examples: the base's, and what house rules add. */
export const words: ExampleWords<Waffle> = {
  ...ofBase,
  verbs: {
    ...ofBase.verbs,
    ...turnVerbs,
    ...assaultVerbs,
    ...vehiclesVerbs,
    ...fieldVerbs,
  },
  questions: { ...ofBase.questions, ...turnQuestions, ...assaultQuestions, ...fieldQuestions },
  options: {
    ...ofBase.options,
    'WAF-SHOOT-07/react': ['does nothing', 'shoots back', 'dives for cover'],
    'WAF-ASSAULT-05/react': ['stands', 'Overwatch', 'falls back', 'counter-attacks'],
    'WAF-MISSION-04/time': ['by day', 'before daybreak', 'as night approaches'],
    'WAF-USR-01/agile': ['stands and fires', 'fires one weapon', 'runs twice', 'strides'],
  },
};
