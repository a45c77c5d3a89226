import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'strength-by-round',
  question: 'How fast do the armies melt?',
  hint: 'Mean share of points left after each round. Dark band: interval of the mean; pale: 8 games of 10.',
  table: 'rounds',
  spec: () => ({
    columns: 2,
    facet: { field: 'panel', type: 'nominal', sort: { field: 'place', op: 'min' } },
    spec: {
      width: 230,
      height: 150,
      encoding: {
        x: { field: 'round', type: 'quantitative', axis: { grid: false, tickMinStep: 1, format: 'd' }, title: 'Round' },
        color: {
          field: 'army',
          type: 'nominal',
          scale: { domain: ['red', 'blue'], range: 'army' },
          legend: { symbolOpacity: 1, symbolType: 'circle' },
        },
      },
      layer: [
        {
          mark: { type: 'area', opacity: 0.1 },
          encoding: {
            y: {
              field: 'lower_decile',
              type: 'quantitative',
              scale: { domain: [0, 1] },
              axis: { format: '.0%', tickCount: 5 },
              title: 'Points left',
            },
            y2: { field: 'upper_decile' },
          },
        },
        { mark: { type: 'area', opacity: 0.4 }, encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } } },
        { mark: { type: 'line', point: { size: 28 } }, encoding: { y: { field: 'strength', type: 'quantitative' } } },
      ],
    },
  }),
};

export default chart;
