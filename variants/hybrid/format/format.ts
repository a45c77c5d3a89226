import type { FamilyFormat } from 'sandtable/rules';
import { format as ofBase } from '../../classic/format/format.ts';
import { inline } from './inline.ts';

// Lists of list builders are of the base, whose lines this family converts.
const { roster: _roster, ...shared } = ofBase;

/** The family in files, charts and words: the classic one, with extended lines. */
export const format: FamilyFormat = {
  ...shared,
  name: 'hybrid',
  inline,
  blocks: async () => (await import('./blocks.ts')).blocks,
};
