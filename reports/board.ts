import type { Pane, Row, Spec, Tables } from 'sandtable/report';

/*
 * What maps of the battlefield share: the table to scale with its terrain and markers, marks by army and cell, and the choice of boards.
 */

/** Most letters of titles in one line. */
const MOST_LETTERS = 70;

/** Kinds of terrain as in the legend, in the order of the colours. */
const GROUNDS: { readonly [ground: string]: readonly string[] } = {
  woods: ['woods'],
  hill: ['hill'],
  'rough ground': ['crater', 'debris', 'razorwire', 'tank-traps'],
  'ruin or building': ['ruin', 'building'],
  obstacle: ['barricade', 'container', 'statuary', 'wreck', 'fuel-pipes', 'fuel-reserve', 'reactor'],
  impassable: ['impassable'],
};
const groundOf = (kind: unknown): string => Object.keys(GROUNDS).find((it) => GROUNDS[it]?.includes(String(kind))) ?? 'obstacle';

/** The left half of a disc and the right one, of radius 1. */
const LEFT = 'M0,-1A1,1,0,0,0,0,1Z';
const RIGHT = 'M0,-1A1,1,0,0,1,0,1Z';

/** Pixels that a board has to fit in. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

/** One scenario under one ruleset. */
export interface DrawnBoard {
  readonly names: Row;
  /** Its rows of a table. */
  of(table: string): Row[];
  /** From inches to pixels of its frame. */
  px(inches: unknown): number;
  /** The table, its terrain and its markers. */
  readonly ground: readonly Row[];
}

/** Boards with recorded positions: those of a run's first scenarios, at most `most`. */
export function boardsOf(tables: Tables, frame: Frame, most: number): DrawnBoard[] {
  return firstScenarios(watched(tables), most).map((board) => {
    const of = (table: string) => rowsOf(tables, table).filter(({ place }) => place === board['place']);
    const scale = Math.min(frame.width / Number(board['width']), frame.height / Number(board['height']));
    const px = (inches: unknown) => round(Number(inches) * scale, 1);
    return { names: board, of, px, ground: groundRows(board, of, px) };
  });
}

/** What a panel of a board shows, for readers. */
export const paneOf = ({ names }: Pick<DrawnBoard, 'names'>, panel: unknown): Pane => ({
  panel: String(panel),
  scenario: String(names['scenario']),
  ruleset: String(names['label']).replaceAll('\n', ' '),
});

/** Columns that only some kinds of rows have, for boards that have no such row: a chart names no column that is not there. */
const NOTHING: Row = Object.fromEntries(
  ['title', 'variant', 'at', 'army', 'models', 'low', 'high', 'games', 'of', 'causes', 'piece', 'ground', 'corner'].map((name) => [
    name,
    null,
  ]),
);

function groundRows(board: Row, of: DrawnBoard['of'], px: DrawnBoard['px']): Row[] {
  const { width, height, cell } = board;
  return [
    {
      ...NOTHING,
      what: 'table',
      x: 0,
      y: 0,
      x2: px(width),
      y2: px(height),
      told: `${width} by ${height} inches, in cells of ${cell} inches`,
    },
    ...of('terrain').map(({ piece, kind, piece_height, corner, x, y }) => ({
      what: 'terrain',
      piece: piece ?? null,
      ground: groundOf(kind),
      told: `${kind}, ${piece_height} inches high`,
      corner: corner ?? null,
      x: px(x),
      y: px(y),
    })),
    ...of('objectives').map(({ objective, x, y }) => ({ what: 'marker', told: `objective ${objective}`, x: px(x), y: px(y) })),
  ];
}

/** An army in a cell: place, models per game with their interval, and in how many of the games. */
export const cellRow = ({ title, variant }: Row, { army, x, y, models, low, high, games, of }: Row, px: DrawnBoard['px']): Row => ({
  what: 'cell',
  title: title ?? null,
  variant: variant ?? null,
  at: `${round(x, 1)}, ${round(y, 1)}`,
  army: army ?? null,
  x: px(x),
  y: px(y),
  models: round(models, 2),
  low: round(low, 2),
  high: round(high, 2),
  games: games ?? null,
  of: of ?? null,
});

/** How many games a map covers, and what it leaves out, in lines. */
export function boardRemark(tables: Tables, most: number): string {
  const all = watched(tables);
  const drawn = firstScenarios(all, most);
  const games = [...new Set(drawn.map((it) => Number(it['games'])))].sort((a, b) => a - b);
  const count = games.length > 1 ? `${games[0]} to ${games.at(-1)}` : `${games[0] ?? 0}`;
  const turned = drawn.every((it) => it['turned'] === true);
  const of = `${count} games of each ruleset, ${turned ? 'those with seats swapped turned round' : 'all with red in seat 0'}.`;
  const left = titlesOf(all).slice(titlesOf(drawn).length);
  if (left.length > 0) return `${of}\nNot drawn: ${inOneLine(left)}.`;
  const fewer = all.length - drawn.length;
  return fewer > 0 ? `${of} ${fewer} further ${fewer === 1 ? 'ruleset is' : 'rulesets are'} not drawn.` : of;
}

const titlesOf = (boards: readonly Row[]): string[] => [...new Set(boards.map(({ title }) => String(title)))];

/** As many titles as fit into a line below a chart's title. */
function inOneLine(titles: readonly string[]): string {
  const room = titles.findIndex((_, i) => titles.slice(0, i + 1).join(', ').length > MOST_LETTERS);
  const fitting = room < 0 ? titles : titles.slice(0, Math.max(1, room));
  const rest = titles.length - fitting.length;
  return rest > 0 ? `${fitting.join(', ')} and ${rest} more` : fitting.join(', ');
}

/** Whole scenarios as long as all their rulesets fit; of the first one as many rulesets as fit. */
function firstScenarios(boards: readonly Row[], most: number): Row[] {
  const end = boards.findIndex((_, i) => i >= most);
  if (end < 0) return [...boards];
  const begin = boards.findIndex(({ title }) => title === boards[end]?.['title']);
  return boards.slice(0, begin === 0 ? most : begin);
}

const only = (what: string): Spec => ({ filter: `datum.what === '${what}'` });

/** The table, terrain and markers, as the ground for marks. */
export function groundLayers(): Spec[] {
  return [
    {
      transform: [only('table')],
      mark: { type: 'rect', style: 'board', aria: false },
      encoding: { x2: { field: 'x2' }, y2: { field: 'y2' }, tooltip: { field: 'told' } },
    },
    {
      transform: [only('terrain')],
      mark: { type: 'line', style: 'terrain', strokeWidth: 0.6, filled: true, interpolate: 'linear-closed', aria: false },
      encoding: {
        detail: { field: 'piece' },
        order: { field: 'corner', type: 'quantitative' },
        color: {
          field: 'ground',
          type: 'nominal',
          scale: { domain: Object.keys(GROUNDS), range: 'terrain' },
          legend: { orient: 'bottom', symbolType: 'square', symbolSize: 140, symbolStrokeColor: 'transparent', columns: 6 },
        },
        tooltip: { field: 'told' },
      },
    },
    {
      transform: [only('marker')],
      mark: { type: 'point', shape: 'diamond', style: 'objective', filled: false, aria: false },
      encoding: { tooltip: { field: 'told' } },
    },
  ];
}

/**
 * Half discs, red to the left and blue to the right of the middle of a cell, so that neither hides the other; hollow where the interval
 * reaches 0.
 * @param what what is counted, in words
 * @param largest size of the mark with the most models, in square pixels of a whole disc
 */
export function cellLayer(what: string, largest: number, tooltip: readonly Spec[] = []): Spec {
  const armies = { domain: ['red', 'blue'] };
  return {
    transform: [
      only('cell'),
      { calculate: "format(datum.low, '.2f') + ' to ' + format(datum.high, '.2f')", as: 'interval' },
      { calculate: "datum.games + ' of ' + datum.of", as: 'seen' },
    ],
    mark: { type: 'point', filled: true, strokeWidth: 1, aria: false },
    encoding: {
      size: {
        field: 'models',
        type: 'quantitative',
        scale: { range: [0, largest], zero: true },
        legend: { title: what, symbolType: LEFT, symbolFillColor: 'transparent', tickCount: 3 },
      },
      shape: { field: 'army', type: 'nominal', scale: { ...armies, range: [LEFT, RIGHT] } },
      fill: { field: 'army', type: 'nominal', scale: { ...armies, range: 'army' } },
      stroke: { field: 'army', type: 'nominal', scale: { ...armies, range: 'army' } },
      fillOpacity: { condition: { test: 'datum.low > 0', value: 0.75 }, value: 0 },
      tooltip: [
        { field: 'army', title: 'Army' },
        { field: 'models', title: `${what.charAt(0).toUpperCase()}${what.slice(1)}`, format: '.2f' },
        { field: 'interval', title: 'Interval' },
        { field: 'seen', title: 'In games' },
        { field: 'at', title: 'Inches across, up' },
        ...tooltip,
      ],
    },
  };
}

/** Both axes in pixels of a panel, so that an inch has the same length on both. */
export const frameEncoding = ({ width, height }: Frame): Spec => ({
  x: { field: 'x', type: 'quantitative', scale: { domain: [0, width], nice: false, zero: false }, axis: null },
  y: { field: 'y', type: 'quantitative', scale: { domain: [0, height], nice: false, zero: false }, axis: null },
});

/** A table's rows. */
export const rowsOf = (tables: Tables, name: string): Row[] => {
  const table = tables[name] ?? {};
  const names = Object.keys(table);
  return (table[names[0] ?? ''] ?? []).map((_, i) => Object.fromEntries(names.map((key) => [key, table[key]?.[i] ?? null])));
};

export const round = (value: unknown, digits: number): number => Number(Number(value).toFixed(digits));

const watched = (tables: Tables): Row[] => rowsOf(tables, 'boards').filter(({ games }) => Number(games) > 0);
