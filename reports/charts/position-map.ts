import type { Chart, Row } from 'sandtable/report';
import { boardRemark, boardsOf, cellLayer, cellRow, type DrawnBoard, frameEncoding, groundLayers, paneOf } from '../board.ts';

const FRAME = { width: 180, height: 120 };
const MOST_BOARDS = 4;
/** Fewest models per game for a cell to be drawn. */
const LEAST = 0.1;
/** Panels of a board, and what separates the words of a panel from its number, since the words alone would not be unique. */
const MOMENTS = 3;
const SEPARATOR = '|';

const chart: Chart = {
  id: 'position-map',
  question: 'Where do models stand?',
  hint: 'Models per game, by area; hollow where the interval reaches 0. Under 0.1: not drawn.',
  remark: (tables) => boardRemark(tables, MOST_BOARDS),
  table: 'positions',
  also: ['boards', 'terrain', 'objectives'],
  numbers: ['army', 'at', 'when', 'models', 'low', 'high', 'games', 'of'],
  rows: (tables) =>
    boardsOf(tables, FRAME, MOST_BOARDS).flatMap((board, _, boards) => {
      const { names, of, px, ground } = board;
      const positions = of('positions');
      return panelsOf(board, boards).flatMap(({ round, when, panel, order }) => {
        const cells = positions.filter((it) => it['round'] === round && Number(it['models']) >= LEAST);
        return [...ground, ...cells.map((row) => ({ ...cellRow(names, row, px), when }))].map((row) => ({ order, panel, ...row }));
      });
    }),
  panes: (tables) =>
    boardsOf(tables, FRAME, MOST_BOARDS).flatMap((board, _, boards) =>
      panelsOf(board, boards).map(({ panel, when }) => ({ ...paneOf(board, panel), when })),
    ),
  spec: () => ({
    columns: MOMENTS,
    facet: {
      field: 'panel',
      type: 'nominal',
      sort: { field: 'order', op: 'min' },
      header: { labelExpr: `split(datum.label, '${SEPARATOR}')[1]`, labelFontSize: 12 },
    },
    spec: {
      ...FRAME,
      encoding: frameEncoding(FRAME),
      layer: [...groundLayers(), cellLayer('models per game', 200)],
    },
  }),
};

/** The panels of a board. */
function panelsOf({ names, of }: DrawnBoard, boards: readonly DrawnBoard[]) {
  const { place, heading, label } = names;
  const several = boards.some((it) => it.names['heading'] !== heading);
  return momentsOf(of('positions')).map(({ round, when }, moment) => {
    // With several scenarios, each is named over the first panel of its board; the other panels leave room for it.
    const title = moment === 0 ? String(heading) : String(heading).replace(/[^\n]+/g, ' ');
    const words = `${several ? `${title}\n` : ''}${label}\n${when}`;
    return { round, when, order: MOMENTS * Number(place) + moment, panel: `${place}.${moment}${SEPARATOR}${words}` };
  });
}

/** After the first round, halfway, and at the end. */
function momentsOf(positions: readonly Row[]): { readonly round: number; readonly when: string }[] {
  const last = positions.reduce((most, { round }) => Math.max(most, Number(round)), 0);
  const halfway = Math.ceil(last / 2);
  return [
    { round: Math.min(1, last), when: 'after round 1' },
    { round: halfway, when: `after round ${halfway}` },
    { round: last, when: 'at the end' },
  ];
}

export default chart;
