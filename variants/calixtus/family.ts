import { rulesFor } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import type { Tables } from '../classic/tables.ts';
import { catalogue } from './catalogue/index.ts';
import type { CalixtusSeams } from './seams.ts';

/** The classic base with the procedures that house rules share. Games, units and weapons are those of the base. */
export interface Calixtus extends Omit<Classic, 'seams'> {
  readonly seams: CalixtusSeams;
}

/** Defines a house rule; what the ledger says of its id need not be repeated. */
export const { defineRule } = rulesFor<Calixtus, Tables>(catalogue);
