import type { ExampleWords } from 'sandtable/rules';
import type { Classic } from './family.ts';
import { shootingWords } from './words/shooting.ts';

/** The verbs and readers of worked examples. */
export const words: ExampleWords<Classic> = shootingWords;
