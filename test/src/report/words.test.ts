import { describe, expect, it } from 'vitest';
import { naming, type Summary, specName, summarise } from '../../../src/analysis/index.ts';
import { CAUSES, lossAt, RED } from '../../../src/campaign/result.ts';
import { alongside } from '../../../src/report/alongside.ts';
import { answer, comparisonSentence } from '../../../src/report/answer.ts';
import { completed } from '../../../src/report/older.ts';
import { tellingEngagements } from '../../../src/report/telling.ts';
import { likely, placeName } from '../../../src/report/words.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

const strong = syntheticCampaign({
  pairs: 200,
  scenarios: [{ id: 'patrol', title: 'Patrol' }],
  variants: [
    { spec: 'classic', effect: 0 },
    { spec: 'waffle', effect: -6, base: 'classic' },
  ],
});
const summary = summarise(strong);
const [comparison] = summary.comparisons;

describe('names in sentences', () => {
  it.each([
    ['waffle', 'Waffle'],
    ['classic@-CLS-MORALE-03', 'Classic without CLS-MORALE-03'],
    ['waffle@+WAF-SHOOT-14,-WAF-MORALE-01', 'Waffle without WAF-MORALE-01 with WAF-SHOOT-14'],
    ['calixtus@CAL-MORALE-01.perWound=2', 'Calixtus with CAL-MORALE-01.perWound = 2'],
    ['classic@-A,-B,-C', 'classic@-A,-B,-C'],
    ['./mine.js@-ME-01', './mine.js@-ME-01'],
    ['tenth:before', 'tenth:before'],
  ])('%s is %s', (spec, name) => expect(specName(spec)).toBe(name));

  it('scenarios go by their ids, whose titles are sentences', () => {
    expect(placeName({ scenario: 'night-raid' })).toBe('Night raid');
    expect(placeName({ scenario: 'duel', doctrine: 'hold against assault' })).toBe('Duel (hold against assault)');
  });

  it('armies go by their titles, with their colour once; by colour where no title is known, and always where both have the same', () => {
    const names = { armies: { duel: { red: 'Line', blue: 'Raiders' }, twins: { red: 'Line', blue: 'Line' } }, rulesets: {}, rules: {} };
    const { army, again } = naming({ names });
    expect([army('blue', 'duel'), again('blue', 'duel')]).toEqual(['Raiders (blue)', 'Raiders']);
    expect([army('red', 'twins'), again('red', 'twins')]).toEqual(['Line (red)', 'Line (red)']);
    expect([army('red', 'patrol'), naming({}).again('red', 'duel')]).toEqual(['red', 'red']);
  });

  it('rules and rulesets go by the names of the run', () => {
    const { ruleset, rule } = naming({ names: { armies: {}, rulesets: { classic: 'The classic' }, rules: { 'A-B-01': 'Charges' } } });
    expect([ruleset('classic'), ruleset('waffle')]).toEqual(['The classic', 'Waffle']);
    expect([rule('A-B-01'), rule('A-B-02')]).toEqual(['“Charges” (A-B-01)', 'A-B-02']);
  });

  it('an interval is told from the side of the army that is helped', () => {
    const found = { low: -0.2, high: -0.01 };
    expect(likely(found)).toBe('likely between −20.0 and −1.0');
    expect(likely(found, 'blue')).toBe('likely between 1.0 and 20.0');
    expect(likely({ ...found, high: 0.01 }, 'blue')).toBe('likely between −1.0 and +20.0');
  });
});

describe('the answer', () => {
  it('says what moved, how sure that is, and who is the favourite before and after', () => {
    expect(comparisonSentence(comparison, summary)).toMatch(
      /^Waffle helps blue in Patrol by \d+\.\d percentage points \(likely between \d+\.\d and \d+\.\d\): blue won \d+\.\d % of the games \(draws count half\) instead of \d+\.\d % under Classic\. (There was no certain favourite before; now it is blue|Neither|The favourite)/,
    );
  });

  it('puts what is different first, and the largest first of that', () => {
    const several = syntheticCampaign({
      pairs: 150,
      scenarios: [{ id: 'patrol', title: 'Patrol' }],
      variants: [
        { spec: 'classic', effect: 0 },
        { spec: 'classic@-A-B-01', effect: 'same' },
        { spec: 'classic@-A-B-02', effect: 3 },
        { spec: 'classic@-A-B-03', effect: -6 },
      ],
    });
    const { headline, sentences } = answer(summarise(several));
    expect(headline).toMatch(
      /^Classic without A-B-03 helps blue by \d+\.\d percentage points in Patrol; 2 of 3 comparisons show a difference$/,
    );
    expect(sentences.map(({ text }) => text.match(/A-B-\d\d/)?.[0])).toEqual(['A-B-03', 'A-B-02', 'A-B-01']);
    expect(sentences.map(({ favours }) => favours)).toEqual(['blue', 'red', undefined]);
  });

  it('says who is favoured where there is nothing to compare', () => {
    const alone = syntheticCampaign({ pairs: 100, hopeless: true, variants: [{ spec: 'classic', effect: 0 }] });
    const { sentences } = answer(summarise(alone));
    expect(sentences[0]).toMatchObject({
      favours: 'blue',
      text: expect.stringMatching(/^In Patrol under Classic the favourite is blue: 100\.0 % of the games won/),
    });
  });
});

describe('what moved along with a difference', () => {
  it('is told where it stands out from chance, with both levels', () => {
    const [row] = strong.columns;
    const [before, after] = row;
    const lossesByCause = after.lossesByCause.slice();
    const morale = CAUSES.indexOf('morale');
    for (let i = 0; i < after.rows; i++) lossesByCause[lossAt(i, RED, morale)] += 500;
    const campaign = { ...strong, columns: [[before, { ...after, lossesByCause }]] };
    expect(alongside(campaign, summary)(comparison)).toMatch(
      /^Along with it red lost 5\d\d more army points to morale \(\d+ instead of \d+\)/,
    );
  });

  it('is not told of what is no difference, and not where nothing else moved', () => {
    expect(alongside(strong, summary)({ ...comparison, verdict: 'equivalent' })).toBe('');
    const [[before]] = strong.columns;
    expect(alongside({ ...strong, columns: [[before, before]] }, summary)(comparison)).toBe('');
  });
});

describe('the engagements that tell most', () => {
  it('are three different ones, the first the one that moved furthest the way the result went', () => {
    const found = tellingEngagements(strong, summary);
    expect(found.map(({ heading }) => heading)).toEqual(['Moved furthest', 'The most typical', expect.stringMatching(/upset|trend/)]);
    expect(new Set(found.map(({ file }) => file)).size).toBe(3);
    const [{ pair, seat }] = found;
    const [before, after] = strong.columns[0];
    const score = (winner: number) => [1, 0, 0.5][winner];
    const moves = Array.from({ length: before.rows }, (_, i) => score(after.winner[i]) - score(before.winner[i]));
    expect(moves[2 * pair + seat]).toBe(Math.min(...moves));
  });

  it('are there for one ruleset, and for one pair', () => {
    const alone = syntheticCampaign({ pairs: 1, scenarios: [{ id: '../x', title: 'X' }], variants: [{ spec: 'classic', effect: 0 }] });
    const found = tellingEngagements(alone, summarise(alone));
    expect(found).toHaveLength(2);
    for (const { file } of found) expect(file).toMatch(/^replays\/[\w.-]+\.html$/);
  });
});

it('a summary of an older version is filled up, and what it lacks is named', () => {
  const { doctrines: _, badChunks: __, seed: ___, ...rest } = summary;
  const older = {
    ...rest,
    comparisons: rest.comparisons.map(({ sharedDice: _, effect: __, ...one }) => one),
    results: rest.results.map(({ counted: _, audited: __, ...one }) => one),
  } as unknown as Summary;
  const { summary: filled, missing } = completed(older);
  expect(missing).toEqual(['what shared dice are worth', 'pairs that moved', 'how many games rules were counted in']);
  expect(answer(filled).headline).toBe(answer(summary).headline);
  expect(completed(summary)).toEqual({ summary, missing: [] });
});
