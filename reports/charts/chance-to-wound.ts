import type { Chart } from 'sandtable/report';
import { chanceGrid } from '../marks/chance-grid.ts';

const chart: Chart = {
  id: 'chance-to-wound',
  question: 'How likely is a hit to wound?',
  hint: 'Per cent, exact, before saves: Strength of the attack down, Toughness of the target across.',
  table: 'to_wound',
  spec: () => chanceGrid({ rows: 'Strength', columns: 'Toughness' }),
};

export default chart;
