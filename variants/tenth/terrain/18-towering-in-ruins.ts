import { defineRule } from '../define-rule.ts';

/** Towering models see no better past a ruin than others, but they see out of one that they are only partly within. */
export default defineRule({
  id: 'TEN-TERRAIN-18',
  title: 'Ruins: Towering is no longer a blanket exception',
  source: 'Errata page 48, Ruins, Visibility section; commentary "Ruins (and Visibility)", diagrams 14-16',
  text: 'Only AIRCRAFT ignore a ruin that lies between. Models see into a ruin normally, models within it are seen normally; models wholly within see out normally, and TOWERING models see out normally even if only within.',
  layer: 'errata',
  changes: 'Changes TEN-TERRAIN-17. Off: TEN-TERRAIN-17.',
  default: 'on',
  keyword: 'towering',
  tables: (t) => ({ ...t, toweringSeesPast: false }),
});
