import type { Chart } from 'sandtable/report';
import { line } from '../marks/words.ts';

/** From this share a cell's background is strong, and words on it are pale. */
const STRONG = 0.55;
const TOOLTIP = [
  line('Attack', 'attack'),
  line('Ruleset', 'variant'),
  line('Down', 'row'),
  line('Across', 'column'),
  line('Counted', 'measure'),
  line('Number', 'words'),
];

const written = (filter: string, style: string) => ({
  transform: [{ filter }],
  mark: { type: 'text', style },
  encoding: { text: { field: 'words', type: 'nominal' }, tooltip: TOOLTIP },
});

const chart: Chart = {
  id: 'odds-grid',
  question: 'Which is best against which?',
  hint: 'The darker a cell, the more the attack achieves; its number is written in it.',
  table: 'varied_grid',
  spec: () => ({
    facet: { row: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' } } },
    spec: {
      width: 300,
      height: { step: 34 },
      encoding: {
        x: {
          field: 'column',
          type: 'nominal',
          sort: { field: 'column_place', op: 'min' },
          title: null,
          axis: { grid: false, labelAngle: -30, orient: 'bottom' },
        },
        y: { field: 'row', type: 'nominal', sort: { field: 'row_place', op: 'min' }, title: null, axis: { grid: false } },
      },
      layer: [
        {
          mark: { type: 'rect', style: 'square' },
          encoding: {
            color: { field: 'share', type: 'quantitative', scale: { domain: [0, 1], range: 'ramp' }, legend: null },
            tooltip: TOOLTIP,
          },
        },
        written(`datum.share <= ${STRONG}`, 'chance'),
        written(`datum.share > ${STRONG}`, 'strong-chance'),
      ],
    },
  }),
};

export default chart;
