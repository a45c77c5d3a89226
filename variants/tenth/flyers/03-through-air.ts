import { defineRule } from '../define-rule.ts';

/** The height of what they pass over counts, along the shortest line through the air. */
export default defineRule({
  id: 'TEN-FLYER-03',
  title: 'Flying over terrain, measured through the air',
  source: 'Commentary "Moving Over Terrain Features When Flying", diagrams 12 and 13, "Charging Over Terrain Features with Flying Models"',
  text: [
    'In a Normal, Advance, Fall Back or Charge move a FLY model may pass over, start on or end on terrain above 2" high (lower terrain is free). Its path is measured through the air: the shortest line up, along and down along which its level base clears the terrain. If it does not suffice, or coherency breaks, that move cannot be made; some models may land on horizontal parts.',
    'Ruling: Path length in the engine, for a straight crossing: slant up until the leading edge of the base is level with the top of the near face, level until the trailing edge has passed the far face (thickness + base diameter), slant down to the end point.',
  ].join('\n'),
  layer: 'commentary',
  changes: 'Refines TEN-FLYER-01, TEN-TERRAIN-08. Off: a FLY model pays nothing for height when crossing terrain.',
  default: 'on',
  keyword: 'fly',
  tables: (t) => ({ ...t, fliesThroughAir: true }),
});
