import { terrainKind } from 'sandtable/rules';

/** The kind of a piece that was removed from the table: open ground. No scenario uses it. */
export const NOTHING = terrainKind('nothing');
