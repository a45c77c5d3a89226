import type { Chart } from 'sandtable/report';
import { boardRemark, boardsOf, cellLayer, cellRows, frameEncoding, groundLayers, takenApart } from '../board.ts';

const FRAME = { width: 270, height: 180 };
const MOST_BOARDS = 8;
const CAUSES = ['shooting', 'assault', 'morale', 'psychic', 'other'];
/** Models a game that a cell has to have lost to be drawn. */
const LEAST = 0.05;

const chart: Chart = {
  id: 'casualty-map',
  question: 'Where do they fall?',
  hint: 'Models lost per game, by area; hollow where the interval reaches 0. Under 0.05: not drawn.',
  remark: (tables) => boardRemark(tables, MOST_BOARDS),
  table: 'casualties',
  also: ['boards', 'terrain', 'objectives'],
  rows: (tables) =>
    boardsOf(tables, FRAME, MOST_BOARDS).flatMap(({ names: { place, panel }, of, px, ground }) => {
      const cells = of('casualties').filter(({ models }) => Number(models) >= LEAST);
      const byCause = cellRows(cells, px, (rows) =>
        Object.fromEntries(
          CAUSES.map((cause) => [cause, rows.map((row) => Math.round((100 * Number(row[cause])) / Number(row['models'])))]),
        ),
      );
      const none = Object.fromEntries(CAUSES.map((cause) => [cause, []]));
      return [...ground, ...byCause].map((row) => ({ place: place ?? null, panel: panel ?? null, ...none, ...row }));
    }),
  spec: () => ({
    transform: [
      ...takenApart(CAUSES),
      {
        calculate: `replace(${CAUSES.map((it) => `(datum.${it} > 0 ? datum.${it} + ' % ${it}, ' : '')`).join(' + ')}, /, $/, '')`,
        as: 'causes',
      },
    ],
    columns: 2,
    facet: { field: 'panel', type: 'nominal', sort: { field: 'place', op: 'min' } },
    spec: {
      ...FRAME,
      encoding: frameEncoding(FRAME),
      layer: [...groundLayers(), cellLayer('models lost per game', 320, [{ field: 'causes', title: 'By cause' }])],
    },
  }),
};

export default chart;
