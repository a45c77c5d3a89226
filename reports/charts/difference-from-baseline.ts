import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'difference-from-baseline',
  question: 'What changes against the baseline?',
  table: 'differences',
  spec: () => ({
    facet: { row: { field: 'title', type: 'nominal', sort: null } },
    spec: {
      width: 380,
      height: { step: 44 },
      encoding: {
        y: { field: 'variant', type: 'nominal', sort: null, title: null, axis: { grid: false } },
        color: {
          field: 'verdict',
          type: 'nominal',
          scale: { domain: ['different', 'not enough evidence', 'equivalent', 'no-op'], range: 'verdict' },
          legend: { columns: 4 },
        },
      },
      layer: [
        {
          transform: [{ aggregate: [{ op: 'max', field: 'margin', as: 'upper' }] }, { calculate: '-datum.upper', as: 'lower' }],
          mark: { type: 'rect', opacity: 0.14, color: '#8a94a3' },
          encoding: { x: { field: 'lower', type: 'quantitative' }, x2: { field: 'upper' }, y: null, color: null },
        },
        {
          mark: { type: 'rule' },
          encoding: { x: { datum: 0, type: 'quantitative' }, y: null, color: null },
        },
        {
          mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
          encoding: {
            x: {
              field: 'low',
              type: 'quantitative',
              axis: { format: '+.0%', tickCount: 6 },
              title: 'Change of red’s score: left helps blue, right helps red; shaded: too small to matter',
            },
            x2: { field: 'high' },
          },
        },
        {
          mark: { type: 'point', size: 110 },
          encoding: {
            x: { field: 'difference', type: 'quantitative' },
            shape: {
              field: 'verdict',
              type: 'nominal',
              scale: { domain: ['different', 'not enough evidence', 'equivalent', 'no-op'], range: ['diamond', 'circle', 'square', 'cross'] },
              legend: { columns: 4 },
            },
          },
        },
        {
          transform: [{ calculate: "format(datum.difference, '+.1%') + '  ' + datum.verdict + (datum.favours ? ', helps ' + datum.favours : '')", as: 'words' }],
          mark: { type: 'text', dy: -14 },
          encoding: { x: { field: 'difference', type: 'quantitative' }, text: { field: 'words' }, color: { value: null } },
        },
      ],
    },
  }),
};

export default chart;
