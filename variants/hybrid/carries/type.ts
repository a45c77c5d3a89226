import type { Edition } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Tables } from '../../classic/tables.ts';

/** Entries that say what the base says: played by its procedures, and not to be switched. */
export type Carries = Edition<Classic, Tables>['carries'];
