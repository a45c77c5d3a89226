import type { Chart } from 'sandtable/report';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { panelsBy } from '../marks/rulesets.ts';
import { line, percent, signed, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'strength-by-round',
  question: 'How fast do the armies dwindle?',
  hint: 'Mean share of points left after each round. Dark band: interval of the mean; pale: 8 games of 10.',
  table: 'rounds',
  spec: () => ({
    transform: [
      { calculate: withInterval({ estimate: 'strength', low: 'low', high: 'high' }, percent), as: 'left_in_words' },
      { calculate: `${percent('datum.lower_decile')} + ' to ' + ${percent('datum.upper_decile')}`, as: 'most_in_words' },
      { calculate: withInterval({ estimate: 'vp', low: 'vp_low', high: 'vp_high' }, (value) => signed(value, 2)), as: 'vp_in_words' },
    ],
    ...panelsBy('panel'),
    spec: {
      width: 220,
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
          params: picksFromLegend('army'),
          mark: { type: 'area' },
          encoding: {
            y: {
              field: 'lower_decile',
              type: 'quantitative',
              scale: { domain: [0, 1] },
              axis: { format: '.0%', tickCount: 5 },
              title: 'Points left',
            },
            y2: { field: 'upper_decile' },
            opacity: pickable(0.1),
          },
        },
        {
          mark: { type: 'area' },
          encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' }, opacity: pickable(0.4) },
        },
        {
          mark: { type: 'line' },
          encoding: { y: { field: 'strength', type: 'quantitative' }, opacity: pickable() },
        },
        {
          mark: { type: 'point', size: 28 },
          encoding: {
            y: { field: 'strength', type: 'quantitative' },
            opacity: pickable(),
            tooltip: [
              ...WHERE,
              line('Army', 'army'),
              line('After round', 'round', 'd'),
              line('Points left', 'left_in_words'),
              line('8 games of 10', 'most_in_words'),
              line('Victory points', 'vp_in_words'),
            ],
          },
        },
      ],
    },
  }),
};

export default chart;
