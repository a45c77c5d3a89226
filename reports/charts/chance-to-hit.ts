import type { Chart } from 'sandtable/report';
import { chanceGrid } from '../marks/chance-grid.ts';

const chart: Chart = {
  id: 'chance-to-hit',
  question: 'How likely is an attack to hit?',
  hint: 'Per cent, exact. The attacker’s skill down; across a shot (BS), or a blow at a Weapon Skill of 1 to 10.',
  table: 'to_hit',
  spec: () => chanceGrid({ rows: 'Skill', columns: 'Attack' }),
};

export default chart;
