import { type Edition, gathered, withPlaces } from 'sandtable/rules';
import { edition as base } from '../classic/edition.ts';
import type { Tables } from '../classic/tables.ts';
import type { Calixtus } from './family.ts';
import type { CalixtusSeams } from './hub.ts';
import { known, places } from './known.ts';
import { carries } from './ledger.ts';
import { procedures } from './procedures.ts';
import { houseSeams } from './seams.ts';
import { words } from './words.ts';

/** The base, with the worked-example words and procedures of the house rules. Without house rules it plays like the base. */
export const edition: Edition<Calixtus, Tables> = {
  ...base,
  // The base's procedures call each other through this record.
  seams: (s, t) => gathered(base.seams(s, t), houseSeams(s as CalixtusSeams)),
  procedures: { ...base.procedures, ...procedures },
  keywords: [...base.keywords, ...known],
  ...(base.places !== undefined && { places: withPlaces(base.places, places) }),
  carries,
  words,
};
