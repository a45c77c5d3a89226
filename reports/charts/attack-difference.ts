import type { Chart, Row, Tables } from 'sandtable/report';
import { words } from '../marks/forest.ts';
import { line } from '../marks/words.ts';

const CHANCE = { type: 'quantitative', scale: { domain: [0, 1] }, axis: { format: '.0%', tickCount: 5 }, title: null };
const DOWN = { field: 'outcome', type: 'nominal', sort: { field: 'value', op: 'min' }, title: null, axis: { grid: false } };
const TOOLTIP = [
  line('Attack', 'attack'),
  line('Ruleset', 'variant'),
  line('Counted', 'quantity_words'),
  line('Outcome', 'outcome'),
  line('Chance', 'chance_words'),
  line('Points', 'difference_words'),
];

/** The rows of the table of attacks. */
function attacksOf({ attacks = {} }: Tables): Row[] {
  const [first = []] = Object.values(attacks);
  return first.map((_, k) => Object.fromEntries(Object.entries(attacks).map(([name, cells]) => [name, cells[k] ?? null])));
}

/** Chance of at least so much under each ruleset, beside that of the first. */
function pairs(rows: readonly Row[]): Row[] {
  const told = rows.filter((it) => it['telling'] === true);
  const [base, ...others] = [...new Set(told.map((it) => it['variant']))];
  const values = [...new Set(told.map((it) => Number(it['value'])))].filter((value) => value > 0).sort((a, b) => a - b);
  const chanceOf = (variant: Row[string] | undefined, least: number): number =>
    told.reduce((sum, it) => sum + (it['variant'] === variant && Number(it['value']) >= least ? Number(it['chance']) : 0), 0);
  return others.flatMap((other) =>
    values.flatMap((value) =>
      [base, other].map((variant): Row => {
        const [chance, reference] = [chanceOf(variant, value), chanceOf(base, value)];
        const { attack, quantity_words, label, place, slot } = told.find((it) => it['variant'] === variant) as Row;
        const points = 100 * (chance - reference);
        return {
          attack: attack ?? '',
          variant: variant ?? '',
          quantity_words: quantity_words ?? '',
          label: label ?? '',
          place: place ?? 0,
          slot: slot ?? null,
          pair: `${String(other)} against ${String(base)}`,
          value,
          outcome: `${value} or more`,
          chance,
          reference,
          chance_words: `${(100 * chance).toFixed(1)} %`,
          difference: points,
          difference_words: variant === base ? '' : `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`,
        };
      }),
    ),
  );
}

const chart: Chart = {
  id: 'attack-difference',
  question: 'How do rulesets differ in this attack?',
  hint: 'Chance of each outcome or more; the number is the difference in percentage points.',
  table: 'attacks',
  rows: (tables) => pairs(attacksOf(tables)),
  spec: () => ({
    facet: { row: { field: 'pair', type: 'nominal', sort: { field: 'place', op: 'max' } } },
    spec: {
      width: 280,
      height: { step: 28 },
      encoding: { y: DOWN },
      layer: [
        {
          mark: { type: 'rule', strokeWidth: 2 },
          encoding: { x: { ...CHANCE, field: 'reference' }, x2: { field: 'chance' } },
        },
        {
          mark: { type: 'point', filled: true, size: 90, opacity: 1 },
          encoding: {
            x: { ...CHANCE, field: 'chance' },
            color: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, scale: { range: 'variant' } },
            tooltip: TOOLTIP,
          },
        },
        words({ x: { ...CHANCE, field: 'chance' }, y: DOWN, text: { field: 'difference_words' } }, { dy: -13 }),
      ],
    },
  }),
};

export default chart;
