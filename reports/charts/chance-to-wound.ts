import type { Chart } from 'sandtable/report';
import { chanceGrid } from '../marks/chanceGrid.ts';

const chart: Chart = {
  id: 'chance-to-wound',
  question: 'How likely does a hit wound?',
  hint: 'Per cent, exact, before saves: Strength of the attack down, Toughness of the target across.',
  table: 'to_wound',
  spec: () => chanceGrid({ rows: 'Strength', columns: 'Toughness' }),
};

export default chart;
