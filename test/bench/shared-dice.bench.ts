import { readFileSync, writeFileSync } from 'node:fs';
import { type DiceStudy, type DiceWorth, worthOfSharedDice } from './shared-dice.ts';

/*
 * What sharing dice is worth: house rules of Calixtus, each off against on, with the variance of the difference in victory points on
 * the same dice and on others. Writes its table into reports/README.md; the figures hang on no clock.
 */

const STUDIES: readonly DiceStudy[] = [
  {
    scenario: 'patrol',
    pairs: 300,
    rules: [
      'CAL-SAVE-01',
      'CAL-SAVE-02',
      'CAL-SHOOT-04',
      'CAL-SHOOT-11',
      'CAL-SHOOT-13',
      'CAL-SHOOT-21',
      'CAL-TURN-07',
      'CAL-USR-24',
      'CAL-USR-25',
      'CAL-MORALE-01',
      'CAL-ASSAULT-01',
      'CAL-ASSAULT-06',
    ],
  },
];

const PAGE = 'reports/README.md';
const MARK = { begin: '<!-- shared dice: npm run bench:dice -->', end: '<!-- end -->' };

function tableOf(rows: readonly DiceWorth[]): string {
  const lines = rows.map(({ scenario, rule, pairs, shared, independent, factor }) => {
    const interval =
      factor === null ? 'no difference' : `${factor.estimate.toFixed(2)} (${factor.low.toFixed(2)} to ${factor.high.toFixed(2)})`;
    return `| ${rule} | ${scenario} | ${pairs} | ${shared.toFixed(2)} | ${independent.toFixed(2)} | ${interval} |`;
  });
  return [
    '| rule | scenario | pairs | variance, shared dice | independent dice | factor |',
    '|---|---|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

const rows: DiceWorth[] = [];
for (const study of STUDIES) rows.push(...(await worthOfSharedDice(study)));
const table = tableOf(rows);
process.stdout.write(`${table}\n`);
const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split(MARK.begin);
if (before === undefined || rest === undefined) throw new Error(`${PAGE} has no ${MARK.begin}`);
writeFileSync(PAGE, `${before}${MARK.begin}\n${table}\n${rest.slice(rest.indexOf(MARK.end))}`);
