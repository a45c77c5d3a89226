import { defineRule } from '../family.ts';

/** What sticks out past the edge of the table sees nothing, but can be seen. */
export const seenOverEdge = defineRule({
  id: 'TEN-TERRAIN-02',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, seenOverEdge: true }),
});

/** Hulls are within a ruin with every part; others with their base alone, and see and are seen into it and past it with that alone. */
export const withinRuins = defineRule({
  id: 'TEN-TERRAIN-19',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, ruinsByPart: true }),
});
