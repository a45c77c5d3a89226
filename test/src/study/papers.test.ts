import { describe, expect, test } from 'vitest';
import { resultText } from '../../../src/cli/check-text.ts';
import { checkMarkdown } from '../../../src/study/check-markdown.ts';
import { checkAnnotations, checkJunit } from '../../../src/study/check-papers.ts';
import type { CheckResult } from '../../../src/study/check-result.ts';
import type { Judged } from '../../../src/study/judge.ts';

const judged: Judged = {
  scenario: 'a',
  promise: 'p & q',
  subject: 'share',
  unit: 'share',
  line: 3,
  from: 0.45,
  to: 0.55,
  found: { estimate: 0.6, low: 0.58, high: 0.62 },
  verdict: 'broken',
  pairs: 64,
};
const result: CheckResult = {
  format: 1,
  contract: 'x<y',
  title: 'Two | bars\nand `ticks`',
  file: 'dir/a,b.yaml',
  variant: 'classic',
  seed: 's`t',
  pairs: 64,
  budget: 1000,
  engagements: 128,
  confidence: 0.95,
  method: 'm',
  verdict: 'broken',
  accepted: false,
  changed: null,
  compared: null,
  ruleset: 'Classic',
  toDecide: { pairs: 2300, games: 9200 },
  look: [
    {
      why: 'pair 3: red won',
      command: "sandtable replay 'a|b' --pair 3",
      scenario: 'a|b',
      doctrines: { red: 'r', blue: 'b' },
      pair: 3,
      seat: 0,
      variants: ['classic'],
      file: 'replays/1-a_b-3-0.html',
    },
  ],
  promises: [
    judged,
    {
      ...judged,
      promise: '100 % <sure>',
      verdict: 'undecided',
      toDecide: 2300,
      found: { estimate: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
    },
    { ...judged, promise: 'kept\u0007', verdict: 'kept' },
  ],
};

describe('the papers of a check', () => {
  test('escape what XML needs escaped, and leave out what it cannot hold', () => {
    const xml = checkJunit(result);
    expect(xml).toContain('<testsuites tests="3" failures="1" errors="1" skipped="0">');
    expect(xml).toContain('classname="x&lt;y" name="a: p &amp; q"');
    expect(xml).toContain('<failure type="broken" message="share: 60 % (58 to 62), promised 45 to 55 %"/>');
    expect(xml).toContain('name="a: kept "');
  });

  test('escape what annotations need escaped', () => {
    expect(checkAnnotations(result, { pace: 46, undecided: 'error' })).toEqual([
      '::error file=dir/a%2Cb.yaml,line=3,title=x<y%3A p & q (a)::share: 60 %25 (58 to 62), promised 45 to 55 %25',
      '::error file=dir/a%2Cb.yaml,line=3,title=x<y%3A 100 %25 <sure> (a)::not enough games to tell: share: too few games to tell, promised 45 to 55 %25; if what was found is true, about 2,300 pairs of games instead of 64 would decide it (four chances in five). To decide it, set pairs: 2300 in dir/a,b.yaml, or run sandtable check dir/a,b.yaml --pairs 2300, which takes about 3 minutes here.',
    ]);
    expect(checkAnnotations(result, { pace: null, undecided: 'warning' })[1]).toMatch(/^::warning .+ --pairs 2300\.$/);
  });

  test('tell an open promise in the same words everywhere', () => {
    const words = 'about 2,300 pairs of games instead of 64 would decide it (four chances in five)';
    const next = 'run sandtable check dir/a,b.yaml --pairs 2300';
    const time = ', which takes about 3 minutes here';
    const checked = { result, folder: 'out/x', pace: 46 };
    // Files are the same however fast the games were played.
    for (const text of [checkJunit(result), checkMarkdown(result)]) {
      expect(text).toContain(words);
      expect(text).toContain(next);
      expect(text).not.toContain(' here');
    }
    for (const text of [
      checkMarkdown(result, { pace: 46 }),
      checkAnnotations(result, { pace: 46, undecided: 'error' }).join(),
      resultText(checked, false),
      resultText(checked, true),
    ]) {
      expect(text).toContain(words);
      expect(text).toContain(next + time);
    }
    expect(checkJunit(result)).toContain('<error type="undecided"');
    const never = { ...result, toDecide: null, promises: result.promises.map((it) => ({ ...it, toDecide: null })) };
    expect(checkJunit(never)).toContain('more games would hardly decide it');
    expect(checkMarkdown(never)).not.toContain('To decide it');
    const against = { ...result, promises: result.promises.map((it) => ({ ...it, against: 'baseline' as const })) };
    expect(checkMarkdown(against)).toContain('The baseline needs as many pairs');
  });

  test('answer in five lines on a terminal, with everything else behind --details', () => {
    const promises = Array.from({ length: 9 }, () => judged);
    const changed = ['rule: its code', 'a: T 3 -> 5', 'b: T 3 -> 5', 'c: T 3 -> 5', 'd: T 3 -> 5', 'e: T 3 -> 5'];
    const checked = { result: { ...result, title: 'A title', promises, changed, toDecide: null }, folder: 'out/x', pace: 46 };
    expect(resultText(checked, false).split('\n')).toEqual([
      'A title: 9 of 9 promises are broken (128 games under Classic).',
      'Changed since the baseline: a: T 3 -> 5; b: T 3 -> 5; c: T 3 -> 5; and 3 more.',
      'Broken: p & q; found 60 % (58 to 62).',
      'Broken: p & q; found 60 % (58 to 62).',
      '8 more with --details.',
    ]);
    const all = resultText(checked, true);
    expect(all.match(/broken: p & q/g)).toHaveLength(9);
    expect(all).toContain('  e: T 3 -> 5');
    expect(all).toContain('out/x/replays/1-a_b-3-0.html');
  });

  test('link to replays where these are', () => {
    expect(checkMarkdown(result)).toContain('- pair 3: red won ([watch it](replays/1-a_b-3-0.html))');
    expect(checkMarkdown(result, { linked: false })).toContain('- pair 3: red won (`replays/1-a_b-3-0.html` in the results of the check)');
  });

  test('say it all in Markdown that a table cannot break', () => {
    expect(checkMarkdown(result)).toMatchInlineSnapshot(`
      "## Two \\| bars and \\\`ticks\\\`: 1 of 3 promises is broken

      **Broken: p &amp; q** (a); found 60 % (58 to 62), promised 45 to 55 %.

      **Not enough games to tell: 100 % &lt;sure\\>** (a); found too few games to tell, promised 45 to 55 %; if what was found is true, about 2,300 pairs of games instead of 64 would decide it (four chances in five).

      To decide it, set pairs: 2300 in dir/a,b.yaml, or run sandtable check dir/a,b.yaml --pairs 2300.

      sandtable played 128 scripted games under Classic (\`classic\`, seed \`\`s\`t\`\`) to find out; it stops at the first certain answer, or after 1,000 pairs of games.

      ### The promises

      |  | promise | found | promised | pairs of games |
      | --- | --- | --- | --- | --- |
      | **broken** | p &amp; q | 60 % (58 to 62) | 45 to 55 % | 64 of 1,000 |
      | **not enough games to tell** | 100 % &lt;sure\\> | too few games to tell | 45 to 55 % | 64 of 1,000 |
      | kept | kept | 60 % (58 to 62) | 45 to 55 % | 64 of 1,000 |

      ### What to do next

      Games most worth a look:

      - pair 3: red won ([watch it](replays/1-a_b-3-0.html))  
        \`sandtable replay 'a|b' --pair 3\`

      If a promise is no longer wanted, change it in \`dir/a,b.yaml\`; otherwise change the rule back, or tune it.

      Instead of more games, the open promises can be made wider in \`dir/a,b.yaml\`.

      <details><summary>What the words mean</summary>

      - **pair of games**: the same scenario twice on the same dice, with the sides of the table swapped
      - **games won**: a draw counts as half a win
      - **found**: the mean of the games, and in brackets the range of the true value
      - **kept**: all of that range lies inside what was promised
      - **broken**: all of it lies outside
      - **not enough games to tell**: it is partly inside after all allowed games
      - All of these hold together with 95 % confidence, however often you look: m.

      </details>
      "
    `);
  });

  test('offer to accept what moved from the baseline, and nothing else', () => {
    const offer =
      'If the change is intended, `sandtable check dir/a,b.yaml --accept` makes the current state the baseline; commit the file that it writes.';
    const moved: CheckResult = { ...result, promises: [{ ...judged, subject: 'change of share' }] };
    expect(checkMarkdown(moved)).toContain(offer);
    expect(checkMarkdown(moved)).not.toContain('If a promise is no longer wanted');
    expect(checkMarkdown({ ...moved, accepted: true })).not.toContain('If the change is intended');
    expect(checkMarkdown(result)).not.toContain('If the change is intended');
  });

  test('say what changed before what came of it', () => {
    const kept = { ...result, verdict: 'kept' as const, promises: [{ ...judged, verdict: 'kept' as const }] };
    const compared = [{ matchup: 'a', pairs: 1000, changed: 0 }];
    const same = checkMarkdown({ ...kept, changed: ['datasheet line-infantry: changed'], compared });
    expect(same).toContain(
      '- datasheet line-infantry: changed\n\nAll 1,000 pairs of games, played again on the dice of the baseline, went exactly as before: nothing that changed matters on these dice.',
    );
    const none = checkMarkdown({ ...kept, changed: [], compared: [{ matchup: 'a', pairs: 1000, changed: 2 }] });
    expect(none).toContain(
      'Nothing: rules, data and code are as they were.\n\nOf 1,000 pairs of games, played again on the dice of the baseline, 2 went differently, though nothing that is tracked has changed: look for files that a plugin reads from elsewhere.',
    );
    const many = checkMarkdown({ ...kept, changed: [...Array.from({ length: 39 }, (_, i) => `rule ${i}`), 'a: T 3 -> 5'], compared });
    expect(many).toContain('- a: T 3 -\\> 5\n- rule 0\n');
    expect(many).toContain('- and 20 more (`check.json` has them all)');
  });
});
