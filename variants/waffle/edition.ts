import { type Edition, gathered, withPlaces } from 'sandtable/rules';
import { edition as base } from '../classic/edition.ts';
import type { Tables } from '../classic/tables.ts';
import { mustering } from './army/muster.ts';
import type { Waffle } from './family.ts';
import type { WaffleSeams } from './hub.ts';
import { known, places } from './known.ts';
import { carries } from './ledger.ts';
import { procedures } from './procedures.ts';
import { houseSeams } from './seams.ts';
import { words } from './words.ts';

/** The base, with the worked-example words and procedures of the house rules. Without house rules it plays like the base. */
export const edition: Edition<Waffle, Tables> = {
  ...base,
  // The base's procedures call each other through this record.
  seams: (s, t) => {
    const inherited = base.seams(s, t);
    return gathered(inherited, mustering(inherited), houseSeams(s as WaffleSeams));
  },
  procedures: { ...base.procedures, ...procedures },
  keywords: [...base.keywords, ...known],
  ...(base.places !== undefined && { places: withPlaces(base.places, places) }),
  terrain: [...base.terrain, 'fuel-pipes', 'fuel-reserve', 'reactor'],
  carries,
  words,
};
