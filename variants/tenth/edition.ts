import type { Edition } from 'sandtable/rules';
import { catalogue } from './catalogue/index.ts';
import type { Modern } from './family.ts';
import { groundCarries, groundKeywords, groundSeams, groundSteps, groundWords } from './ground.ts';
import { profile } from './profile.ts';
import type { ModernSeams } from './seams.ts';
import { sequence } from './sequence.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';

/** The base that the tenth-edition-style variant starts from. */
export const edition = {
  family: 'modern',
  tables,
  seams: (s: ModernSeams, t: Tables): ModernSeams => ({ ...groundSeams(s, t) }) as ModernSeams,
  sequence,
  profile,
  keywords: groundKeywords,
  refused: {},
  terrain: [],
  scoring: [],
  options: [],
  catalogue,
  carries: { seams: groundCarries, steps: groundSteps },
  words: groundWords,
} satisfies Partial<Edition<Modern, Tables>>;
