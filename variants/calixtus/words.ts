import type { ExampleWords } from 'sandtable/rules';
import { words as ofBase } from '../classic/words.ts';
import type { Calixtus } from './family.ts';
import { facingVerbs } from './words/facing.ts';
import { movingVerbs } from './words/moving.ts';
import { nerveVerbs } from './words/nerve.ts';

/** The language of worked examples: the base's, and what house rules add. */
export const words: ExampleWords<Calixtus> = {
  ...ofBase,
  verbs: { ...ofBase.verbs, ...facingVerbs, ...movingVerbs, ...nerveVerbs },
  options: { ...ofBase.options, 'CAL-WPN-09/throw': ['keeps its attack', 'throws'] },
};
