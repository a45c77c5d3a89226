import type { Chart } from 'sandtable/report';
import { byCause } from '../marks/causes.ts';
import { interval, SIGNED_AXIS, zeroLine } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { rulesetColour } from '../marks/rulesets.ts';
import { line, signed, WHERE } from '../marks/words.ts';

const chart: Chart = {
  id: 'loss-shifts',
  question: 'Do losses move between shooting, assault and morale?',
  hint: 'Points lost in a game minus those under the baseline. Right of 0: more is lost to this.',
  table: 'loss_shifts',
  spec: () =>
    byCause('difference', signed, {
      layer: [
        zeroLine(),
        interval({
          estimate: 'difference',
          low: 'low',
          high: 'high',
          title: 'Change in points a game',
          x: { axis: { ...SIGNED_AXIS, tickCount: 4 } },
          size: 60,
          params: picksFromLegend('label'),
          encoding: {
            color: rulesetColour(),
            opacity: pickable(),
            tooltip: [
              ...WHERE,
              line('Baseline', 'baseline'),
              line('Army', 'army'),
              line('Lost to', 'cause'),
              line('Change in points a game', 'words'),
            ],
          },
        }),
      ],
    }),
};

export default chart;
