import type { Edition } from 'sandtable/rules';
import { edition as base } from '../classic/edition.ts';
import type { Tables } from '../classic/tables.ts';
import { carries } from './carries.ts';
import type { Waffle } from './family.ts';
import { known } from './known.ts';
import { houseSeams, type WaffleSeams } from './seams.ts';
import { words } from './words.ts';

/** The base, with the words and procedures that house rules bring. Without house rules it plays like the base. */
export const edition: Edition<Waffle, Tables> = {
  ...base,
  // The record that procedures call each other through is the one made here.
  seams: (s, t) => ({ ...base.seams(s, t), ...houseSeams(s as WaffleSeams) }),
  keywords: [...base.keywords, ...known],
  terrain: [...base.terrain, 'fuel-pipes', 'fuel-reserve', 'reactor'],
  carries,
  words,
};
