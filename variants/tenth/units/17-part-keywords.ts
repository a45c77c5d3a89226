import { defineRule } from '../define-rule.ts';
import { partHas } from './fallen.ts';
import { ATTACHED_UNIT } from './parts.ts';

/** A destroyed part of an Attached unit has only the keywords of its own datasheet. */
export default defineRule({
  id: 'TEN-UNIT-17',
  title: 'Keywords when a part is destroyed',
  source: 'Errata page 39, Leader (3rd paragraph and Example)',
  text: "For rules that trigger on a unit's destruction the destroyed part has only the keywords of its own datasheet. Killing only the Bodyguards is not killing a CHARACTER unit; killing the Character, or the whole Attached unit, is killing one.",
  layer: 'errata',
  changes: 'Adds to TEN-UNIT-14. Off: every destroyed part has the keywords of the whole Attached unit.',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({ replace: { fellAs: partHas } }),
});
