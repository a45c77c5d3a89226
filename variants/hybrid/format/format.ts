import type { FamilyFormat } from 'sandtable/rules';
import { format as ofBase } from '../../classic/format/format.ts';
import { inline } from './inline.ts';

/** The family in files, charts and words: the classic one, with extended lines. */
export const format: FamilyFormat = {
  ...ofBase,
  name: 'hybrid',
  inline,
  blocks: async () => (await import('./blocks.ts')).blocks,
};
