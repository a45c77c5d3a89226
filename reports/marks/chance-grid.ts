import type { Spec } from 'sandtable/report';

/** From this value a cell's background is strong, and words on it are pale. */
const STRONG = 0.55;
/** Most rows and columns of a grid: the tables of later editions go up to 12. */
const MOST = 12;
const CELL_PIXELS = 22;

const percent = { calculate: "datum.chance == 0 ? '–' : format(100 * datum.chance, '.0f')", as: 'percent' };

/** Index of a cell from 0; the one before the first is for its label. */
const along = (field: string): Spec => ({
  field,
  type: 'quantitative',
  axis: null,
  scale: { domain: [-1.5, MOST - 0.5], nice: false, zero: false },
});
const down = (field: string): Spec => ({ ...along(field), scale: { domain: [-1.5, MOST - 0.5], nice: false, zero: false, reverse: true } });
const before = { datum: -1, type: 'quantitative', axis: null };

/**
 * A panel for each variant, a cell for each pair of characteristics: chances of 0 to 1 by colour, and in words as whole per cents. Cells are
 * placed by number, since panels of editions whose tables differ in size could not share an axis.
 */
export function chanceGrid({ rows, columns }: { readonly rows: string; readonly columns: string }): Spec {
  return {
    columns: 2,
    facet: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' } },
    spacing: 8,
    spec: {
      width: CELL_PIXELS * (MOST + 1),
      height: CELL_PIXELS * (MOST + 1),
      transform: [
        percent,
        { calculate: 'datum.column_at - 0.5', as: 'left' },
        { calculate: 'datum.column_at + 0.5', as: 'right' },
        { calculate: 'datum.row_at - 0.5', as: 'top' },
        { calculate: 'datum.row_at + 0.5', as: 'bottom' },
      ],
      layer: [
        {
          mark: { type: 'rect', stroke: null },
          encoding: {
            x: along('left'),
            x2: { field: 'right' },
            y: down('top'),
            y2: { field: 'bottom' },
            color: { field: 'chance', type: 'quantitative', scale: { domain: [0, 1], range: 'ramp' }, legend: null },
            tooltip: [
              { field: 'variant', type: 'nominal', title: 'Variant' },
              { field: 'row_label', type: 'nominal', title: rows },
              { field: 'column_label', type: 'nominal', title: columns },
              { field: 'chance', type: 'quantitative', format: '.2%', title: 'Chance' },
            ],
          },
        },
        words('percent', `datum.chance <= ${STRONG}`, 'chance', along('column_at'), down('row_at')),
        words('percent', `datum.chance > ${STRONG}`, 'strong-chance', along('column_at'), down('row_at')),
        words('column_label', 'datum.row_at == 0', 'chance-label', along('column_at'), before),
        words('row_label', 'datum.column_at == 0', 'chance-label', before, down('row_at')),
      ],
    },
  };
}

function words(field: string, filter: string, style: string, x: Spec, y: Spec): Spec {
  return { transform: [{ filter }], mark: { type: 'text', style }, encoding: { x, y, text: { field, type: 'nominal' } } };
}
