import { terrainKind } from 'sandtable/rules';

/** The kind of a piece that was taken off the table: open ground. No scenario names it. */
export const NOTHING = terrainKind('nothing');
