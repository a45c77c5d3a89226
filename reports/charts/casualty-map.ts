import type { Chart, Row } from 'sandtable/report';
import { boardRemark, boardsOf, cellLayer, cellRow, frameEncoding, groundLayers, paneOf } from '../board.ts';

const FRAME = { width: 270, height: 180 };
const MOST_BOARDS = 8;
const CAUSES = ['shooting', 'assault', 'morale', 'psychic', 'other'];
/** Fewest models lost per game for a cell to be drawn. */
const LEAST = 0.05;

const chart: Chart = {
  id: 'casualty-map',
  question: 'Where do models fall?',
  hint: 'Models lost per game, by area; hollow where the interval reaches 0. Under 0.05: not drawn.',
  remark: (tables) => boardRemark(tables, MOST_BOARDS),
  table: 'casualties',
  also: ['boards', 'terrain', 'objectives'],
  numbers: ['army', 'at', 'models', 'low', 'high', 'games', 'of', 'causes'],
  rows: (tables) =>
    boardsOf(tables, FRAME, MOST_BOARDS).flatMap(({ names, of, px, ground }) => {
      const cells = of('casualties').filter(({ models }) => Number(models) >= LEAST);
      return [...ground, ...cells.map((row) => ({ ...cellRow(names, row, px), causes: causesOf(row) }))].map((row) => ({
        place: names['place'] ?? null,
        panel: names['panel'] ?? null,
        ...row,
      }));
    }),
  panes: (tables) => boardsOf(tables, FRAME, MOST_BOARDS).map((board) => paneOf(board, board.names['panel'])),
  spec: () => ({
    columns: 2,
    facet: { field: 'panel', type: 'nominal', sort: { field: 'place', op: 'min' } },
    spec: {
      ...FRAME,
      encoding: frameEncoding(FRAME),
      layer: [...groundLayers(), cellLayer('models lost per game', 320, [{ field: 'causes', title: 'By cause' }])],
    },
  }),
};

/** `80 % shooting, 20 % morale`, the largest first. */
function causesOf(row: Row): string {
  return CAUSES.map((cause) => ({ cause, share: Math.round((100 * Number(row[cause])) / Number(row['models'])) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .map(({ cause, share }) => `${share} % ${cause}`)
    .join(', ');
}

export default chart;
