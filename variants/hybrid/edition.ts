import type { Edition } from 'sandtable/rules';
import { edition as base } from '../classic/edition.ts';
import type { Classic } from '../classic/family.ts';
import type { Tables } from '../classic/tables.ts';
import { carries } from './carries/index.ts';
import { forgetDemise } from './demise.ts';
import type { Hybrid } from './family.ts';
import { known } from './known.ts';
import { profile } from './profile.ts';
import { type HybridSeams, houseSeams } from './seams.ts';
import { words } from './words.ts';

const seams: typeof base.seams = (s, t) => ({ ...base.seams(s, t), ...houseSeams(s as HybridSeams) });

const onBase: Edition<Classic, Tables> = { ...base, seams, keywords: [...base.keywords, ...known], carries, words };

/** The base read by another profile, with the words and procedures that rules of the hybrid bring. Without them it plays like the base. */
export const edition: Edition<Hybrid, Tables> = {
  // Lines of the hybrid are classic ones with more to them, so that the procedures of the base play them.
  ...(onBase as unknown as Edition<Hybrid, Tables>),
  family: 'hybrid',
  profile,
  tidy: (g) => {
    onBase.tidy(g as unknown as Parameters<typeof onBase.tidy>[0]);
    forgetDemise();
  },
  converts: { from: 'classic', name: 'hybrid-from-classic' },
};
