import { type Edition, gathered, withPlaces } from 'sandtable/rules';
import { edition as base } from '../classic/edition.ts';
import type { Classic } from '../classic/family.ts';
import type { Tables } from '../classic/tables.ts';
import type { Hybrid } from './family.ts';
import { format } from './format/format.ts';
import { profile } from './format/profile.ts';
import type { HybridSeams } from './hub.ts';
import { known, places } from './known.ts';
import { carries } from './ledger.ts';
import { account } from './odds/account.ts';
import { procedures } from './procedures.ts';
import { houseSeams } from './seams.ts';
import { words } from './words.ts';

const seams: typeof base.seams = (s, t) => gathered(base.seams(s, t), houseSeams(s as HybridSeams));

const onBase: Edition<Classic, Tables> = {
  ...base,
  seams,
  procedures: { ...base.procedures, ...procedures },
  keywords: [...base.keywords, ...known],
  ...(base.places !== undefined && { places: withPlaces(base.places, places) }),
  carries,
  words,
  account,
};

/**
 * The base with another profile, and with the worked-example words and procedures of the hybrid's rules. Without those rules it plays like
 * the base.
 */
export const edition: Edition<Hybrid, Tables> = {
  // Lines of the hybrid extend the classic ones, so that the procedures of the base can play them.
  ...(onBase as unknown as Edition<Hybrid, Tables>),
  family: 'hybrid',
  format,
  profile,
  converts: { from: 'classic', name: 'hybrid-from-classic' },
};
