import type { ExampleWords } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Its words for worked examples. */
export const groundWords: ExampleWords<Modern> = { verbs: {}, readers: {} };
