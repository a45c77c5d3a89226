import { describe, expect, test } from 'vitest';
import { howMany } from '../sampled.ts';
import { balanceDials, type DialQuestion, dialTruth, drawing, movesText } from '../src/study/dials.ts';
import { atLeast, atMost, percent, printTable } from './figures.ts';

const SEARCHES = howMany(100, 30);
const BAND = 'score=0.5+-0.02';

interface Planted extends Omit<DialQuestion, 'target' | 'plan' | 'play'> {
  readonly what: string;
  /** The answers that are right. */
  readonly right: readonly string[];
  /** Share of the games in which all rulesets have the same luck. */
  readonly shared: number;
}

/** One step of the edge is worth 14 of 216, one of the trim 5; the target is 4.3 wide to either side. */
const PLANTED: readonly Planted[] = [
  {
    what: 'one step',
    switches: 'DIA-SCORE-04.by=14',
    vary: 'DIA-SCORE-01.by,DIA-SCORE-02.by,DIA-SCORE-05.by',
    right: ['DIA-SCORE-01.by 0 -> -1'],
    shared: 0.9,
  },
  {
    what: 'one step, luck hardly shared',
    switches: 'DIA-SCORE-04.by=14',
    vary: 'DIA-SCORE-01.by,DIA-SCORE-02.by',
    right: ['DIA-SCORE-01.by 0 -> -1'],
    shared: 0.2,
  },
  {
    what: 'one step, in a rule that is set',
    switches: 'DIA-SCORE-01.by=3,DIA-SCORE-04.by=-28',
    vary: 'DIA-SCORE-01.by,DIA-SCORE-02.by',
    right: ['DIA-SCORE-01.by 3 -> 2'],
    shared: 0.5,
  },
  {
    what: 'two steps of two things',
    switches: 'DIA-SCORE-04.by=-19',
    vary: 'DIA-SCORE-01.by,DIA-SCORE-02.by,DIA-SCORE-05.by',
    right: ['DIA-SCORE-01.by 0 -> 1, DIA-SCORE-02.by 0 -> 1'],
    shared: 0.5,
  },
  {
    what: 'one step that breaks a promise, so another',
    switches: 'DIA-SCORE-04.by=14',
    vary: 'DIA-SCORE-01.by,DIA-SCORE-03.by',
    keep: ['vpMargin=9..11'],
    right: ['DIA-SCORE-01.by 0 -> -1'],
    shared: 0.5,
  },
  {
    what: 'a dear step, so three cheap ones',
    switches: 'DIA-SCORE-04.by=15',
    vary: 'DIA-SCORE-01.by:cost=4,DIA-SCORE-02.by',
    right: ['DIA-SCORE-02.by 0 -> -3'],
    shared: 0.5,
  },
  { what: 'nothing', switches: '', vary: 'DIA-SCORE-01.by,DIA-SCORE-02.by', right: [''], shared: 0.5 },
];

describe('a search for the least change', () => {
  test('finds what was planted, and says so where nothing was', async () => {
    const rows: { [column: string]: string | number }[] = [];
    for (const { what, right, shared, ...question } of PLANTED) {
      let found = 0;
      let games = 0;
      for (let i = 0; i < SEARCHES; i++) {
        const result = await balanceDials({ ...question, target: BAND, plan: { seed: `planted ${i}` }, play: drawing(shared) });
        games += result.games / SEARCHES;
        if (result.answer === (right[0] === '' ? 'none needed' : 'found') && right.includes(movesText(result))) found += 1;
      }
      rows.push({ planted: what, found: percent(found / SEARCHES), games: Math.round(games).toLocaleString('en-US') });
      expect(atLeast(0.95, found, SEARCHES), `${what}: ${found} of ${SEARCHES}`).toBe(true);
    }
    printTable(`Least change, ${BAND}, ${SEARCHES} searches each (19 of 20 promised)`, rows);
  });

  test('rarely claims what is not true: every ruleset lies just outside the target', async () => {
    let claimed = 0;
    const searches = 2 * SEARCHES;
    for (let i = 0; i < searches; i++) {
      const result = await balanceDials({
        switches: 'DIA-SCORE-04.by=5',
        vary: 'DIA-SCORE-01.by',
        target: BAND,
        plan: { seed: `outside ${i}` },
      });
      expect(Math.abs(dialTruth(result.best.spec).worth / 216 - 0.5)).toBeGreaterThan(0.02);
      if (result.answer === 'found' || result.answer === 'none needed') claimed += 1;
    }
    printTable('Nothing to be found', [{ searches, 'false claims': percent(claimed / searches), allowed: '5 %' }]);
    expect(atMost(0.05, claimed, searches)).toBe(true);
  });
});
