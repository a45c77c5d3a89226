import { expect, test } from 'vitest';
import { naming } from '../../../src/analysis/naming.ts';
import { type DiffReport, diffText } from '../../../src/cli/diff-text.ts';
import type { Change } from '../../../src/compile/between.ts';
import type { Cause } from '../../../src/replay/cause.ts';
import type { Line } from '../../../src/replay/transcript.ts';

const named = naming({});
const event = (name: string): Line => ({ kind: 'event', event: name, fields: {} });
const change = (name: string): Change => ({ name, rule: name, title: `Rule ${name}`, first: 'on', second: 'off' });
const cause = (rest: Partial<Cause>): Cause => ({
  how: 'switched',
  changes: [change('X-A-01')],
  enough: true,
  alone: [],
  minimal: true,
  spec: null,
  replays: 4,
  ran: [[], []],
  procedure: null,
  ...rest,
});
const end = { spec: 'x', winner: 'red', vp: [3, 1], lost: [10, 20], rounds: 5, digest: '0123456789abcdef' } as const;

const report = (found: Cause): DiffReport => ({
  scenario: 'field',
  seed: 's',
  rulesets: ['x', 'y'],
  changes: [change('X-A-01'), change('X-A-02')],
  search: null,
  stories: [
    {
      pair: 4,
      seat: 1,
      same: false,
      divergence: {
        at: 3,
        difference: { kind: 'end', over: 'first' },
        dice: [],
        before: [event('shared')],
        first: [],
        second: [event('more')],
        where: [],
      },
      cause: found,
      chain: {
        rounds: [
          {
            round: 2,
            lead: [2, -1],
            items: Array.from({ length: 9 }, (_, i) => ({
              kind: 'models' as const,
              about: `red/unit-${i}`,
              first: 5,
              second: 4,
              size: 9 - i,
              news: i === 0,
            })),
          },
        ],
        turningPoint: 2,
      },
      ends: [end, { ...end, spec: 'y', winner: 'blue' }],
      moved: { score: -1, margin: -3 },
      replay: ['sandtable replay 1', 'sandtable replay 2'],
    },
  ],
  told: 0,
  idle: null,
});

test('two columns where the terminal is wide, one below the other where it is not', () => {
  const wide = diffText(report(cause({})), { lines: 6, width: 140, named });
  expect(wide).toMatch(/\n {2}What followed in A +in B\n {2}\(nothing more\) +more\n/);
  const narrow = diffText(report(cause({})), { lines: 6, width: 80, named });
  expect(narrow).toContain('What followed in A\n  (nothing)\n\nWhat followed in B\n  more\n');
});

test('says how sure it is of the cause', () => {
  const text = (found: Partial<Cause>): string => diffText(report(cause(found)), { lines: 6, width: 80, named });
  const two = [change('X-A-01'), change('X-A-02')];
  expect(text({})).toContain('Because of “Rule X-A-01” (X-A-01): on in A, off in B.\nA with only it as in B diverges here in the same way');
  expect(text({ replays: 0 })).not.toContain('A with only');
  expect(text({ changes: two })).toContain('Because of 2 switches together:\n  “Rule X-A-01” (X-A-01)');
  expect(text({ changes: two, alone: two })).toMatch(
    /Because of any of 2 switches:(.|\n)*Enough by itself: “Rule X-A-01” \(X-A-01\), “Rule X-A-02” \(X-A-02\)\./,
  );
  expect(text({ changes: two, minimal: false })).toContain('there may be a smaller set');
  expect(text({ enough: false })).toContain('more is involved');
  expect(text({ how: 'ran', changes: [], ran: [['P-Q-01'], []] })).toContain('only in A: P-Q-01; only in B: none.');
});

test('a round has a few units and says how many more there are', () => {
  const text = diffText(report(cause({})), { lines: 9, width: 80, named });
  expect(text).toMatch(/round 2 +\* red\/unit-0: models +5 +4\n +red\/unit-1: models +5 +4\n +red\/unit-2.*\n +and 6 more units\n/);
  expect(text).toContain(
    'Turning point: round 2. From its end another side leads; at the end of the game red leads in A, and blue leads in B.',
  );
});
