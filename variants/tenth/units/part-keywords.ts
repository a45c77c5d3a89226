import { defineRule } from '../family.ts';
import { partHas } from './fallen.ts';
import { ATTACHED_UNIT } from './parts.ts';

/** A part of an Attached unit that is destroyed has the keywords of its own datasheet only. */
export default defineRule({
  id: 'TEN-UNIT-17',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({ replace: { fellAs: partHas } }),
});
