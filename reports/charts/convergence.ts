import type { Chart } from 'sandtable/report';
import { words } from '../marks/forest.ts';
import { panelsBy, rulesetColour } from '../marks/rulesets.ts';
import { line, percent, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'convergence',
  question: 'Were there enough games?',
  hint: 'Games won by red as more and more pairs are counted: it settles as the band narrows.',
  table: 'convergence',
  spec: () => ({
    transform: [{ calculate: withInterval({ estimate: 'score', low: 'low', high: 'high' }, percent), as: 'words' }],
    ...panelsBy('panel'),
    spec: {
      width: 192,
      height: 90,
      encoding: {
        x: { field: 'pairs', type: 'quantitative', axis: { grid: false, tickCount: 4, format: '~s' }, title: 'Pairs' },
      },
      layer: [
        {
          mark: { type: 'area', opacity: 0.22 },
          encoding: {
            y: {
              field: 'low',
              type: 'quantitative',
              scale: { domain: [0, 1] },
              axis: { format: '.0%', values: [0, 0.5, 1] },
              title: 'Games won by red',
            },
            y2: { field: 'high' },
            // The guarantee of the band, the same for all.
            fill: { field: 'holds', type: 'nominal', scale: { range: 'plain' }, legend: { symbolOpacity: 0.22, symbolStrokeWidth: 0 } },
          },
        },
        {
          mark: { type: 'line', strokeWidth: 1.75 },
          encoding: { y: { field: 'score', type: 'quantitative' }, color: rulesetColour(null) },
        },
        {
          mark: { type: 'point', size: 90, opacity: 0 },
          encoding: {
            y: { field: 'score', type: 'quantitative' },
            tooltip: [
              ...WHERE,
              line('After pairs', 'pairs', ',d'),
              line('Games', 'engagements', ',d'),
              line('Games won by red', 'words'),
              line('The interval', 'holds'),
            ],
          },
        },
        {
          transform: [{ filter: 'datum.last' }],
          layer: [
            { mark: { type: 'point', size: 36 }, encoding: { y: { field: 'score', type: 'quantitative' }, color: rulesetColour(null) } },
            words(
              { y: { field: 'score', type: 'quantitative' }, text: { field: 'score', type: 'quantitative', format: '.1%' } },
              { align: 'left', dx: 7 },
            ),
          ],
        },
      ],
    },
  }),
};

export default chart;
