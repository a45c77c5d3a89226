import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type AttackQuestion, attackLink, readAttackLink } from '../../../src/studio/attack-question.ts';
import { type GameQuestion, gameLink, readGameLink } from '../../../src/studio/game-question.ts';
import { LinkError, pack } from '../../../src/studio/link.ts';
import { linkOf, readLink, type Shared } from '../../../src/studio/question.ts';

const SHARED: Shared = {
  question: { scenario: 'patrol', rulesets: ['classic', 'classic@-CLS-MORALE-03'], seed: 'sandtable', pairs: 2000, own: {} },
  answer: { pairs: 640, digest: '0123456789abcdef' },
};

/** As a link holds it. */
const { own: _, ...QUESTION } = SHARED.question;
const PACKED = { ...SHARED, question: QUESTION };
const refusal = (hash: string, read: (link: string) => Promise<unknown> = readLink): Promise<string> =>
  read(hash).then(
    () => 'was read',
    (error: unknown) => (error instanceof LinkError ? error.message : `threw ${String(error)}`),
  );

describe('a link', () => {
  test('holds the question and its answer, and begins with its version', async () => {
    const link = await linkOf(SHARED);
    expect(link).toMatch(/^1\.[\w-]+$/);
    expect(await readLink(`#${link}`)).toEqual(SHARED);
    const open: Shared = { ...SHARED, answer: null };
    expect(await readLink(await linkOf(open))).toEqual(open);
  });

  test.each([
    ['', 'is no link'],
    ['#<script>alert(1)</script>', 'is no link'],
    ['#9.abc', 'is of version 9'],
    ['#1.abc', 'is damaged'],
    [`#1.${'A'.repeat(9000)}`, 'is no link'],
  ])('%.20s is refused in words', async (hash, words) => {
    expect(await refusal(hash)).toContain(words);
  });

  test('that was cut is refused', async () => {
    expect(await refusal((await linkOf(SHARED)).slice(0, -10))).toContain('is damaged');
  });

  test('that would unpack to far more than a question is refused before it has', async () => {
    const bomb = await linkOf({ ...SHARED, question: { ...SHARED.question, seed: 'a'.repeat(3_000_000) } });
    expect(bomb.length).toBeLessThan(8000);
    expect(await refusal(bomb)).toContain('is damaged');
  });

  test.each([
    ['another key', { ...PACKED, html: '<img src=x onerror=alert(1)>' }],
    ['a prototype', JSON.parse('{"__proto__":{"question":1},"answer":null}')],
    ['a path for a scenario', { ...PACKED, question: { ...QUESTION, scenario: '../../etc/passwd' } }],
    ['code from outside', { ...PACKED, question: { ...QUESTION, rulesets: ['classic', './mine.js'] } }],
    ['a pack', { ...PACKED, question: { ...QUESTION, rulesets: ['classic', 'classic+./pack.js'] } }],
    ['one ruleset', { ...PACKED, question: { ...QUESTION, rulesets: ['classic'] } }],
    ['markup for a seed', { ...PACKED, question: { ...QUESTION, seed: '<b>' } }],
    ['too many pairs', { ...PACKED, question: { ...QUESTION, pairs: 1e9 } }],
    ['half a pair', { ...PACKED, question: { ...QUESTION, pairs: 0.5 } }],
    ['a digest that is none', { ...PACKED, answer: { pairs: 1, digest: 'x' } }],
    ['nothing', null],
  ])('with %s is refused', async (_, data) => {
    expect(await refusal(await pack(data))).toContain('does not hold a question');
  });
});

const ATTACK: AttackQuestion = {
  attacker: { sheet: 'line-infantry', kind: 'soldier', models: 10 },
  target: { sheet: 'breaker-tank', kind: 'tank', models: 1 },
  weapon: 'missile',
  melee: false,
  inches: 24,
  cover: true,
  kill: 1,
  samples: null,
  rulesets: ['classic', 'tenth@hitOn+1'],
  own: {},
};

describe('own files in a link', () => {
  const own = {
    'own/armies/mine.yaml': 'format: 1\nid: mine\n',
    'own/datasheets/guards.yaml': '# größer\tals "vorher"\n',
    'own/rules/stride.mjs': 'export default 1;\n',
  };
  const question = {
    ...SHARED.question,
    own,
    scenario: 'patrol.mine.assault',
    rulesets: ['classic', 'classic+./own/rules/stride.mjs'],
  } as const;

  test('are there again, in links of a version of their own', async () => {
    const link = await linkOf({ ...SHARED, question });
    expect(link).toMatch(/^2\.[\w-]+$/);
    expect(await readLink(link)).toEqual({ ...SHARED, question });
    const game = { ...GAME, own, rulesets: ['classic+./own/rules/stride.mjs'] } as const;
    expect(await readGameLink(await gameLink({ game, digests: null }))).toEqual({ game, digests: null });
    expect(await readAttackLink(await attackLink({ ...ATTACK, own }))).toEqual({ ...ATTACK, own });
  });

  test('do not let a ruleset name other code than theirs', async () => {
    for (const spec of ['classic+./own/rules/other.mjs', 'classic+./mine.mjs', 'classic+own/rules/stride.mjs', './own/rules/stride.mjs'])
      expect(await refusal(await linkOf({ ...SHARED, question: { ...question, rulesets: ['classic', spec] } }))).toContain(
        'does not hold a question',
      );
  });

  test.each([
    ['a path out of the folder', { 'own/../scenarios/patrol.yaml': 'x' }, 'is no path of an own file'],
    ['a bundled path', { 'scenarios/patrol.yaml': 'x' }, '"scenarios/patrol.yaml" is no path of an own file'],
    ['an absolute path', { '/own/armies/mine.yaml': 'x' }, 'is no path of an own file'],
    ['a backslash', { 'own\\armies\\mine.yaml': 'x' }, 'is no path of an own file'],
    ['a prototype', JSON.parse('{"__proto__":"x"}'), '"__proto__" is no path of an own file'],
    ['a prototype in a folder', JSON.parse('{"own/armies/__proto__.yaml":"x"}'), 'is no path of an own file'],
    ['code among armies', { 'own/armies/mine.mjs': 'x' }, 'is no path of an own file'],
    ['a long path', { [`own/armies/${'a'.repeat(65)}.yaml`]: 'x' }, 'is no path of an own file'],
    ['a list', [], 'These are no own files.'],
    ['nothing', null, 'These are no own files.'],
    ['a number', { 'own/a.yaml': 1 }, 'own/a.yaml is no text.'],
    ['a control character', { 'own/a.yaml': 'a\nb\u0007' }, 'own/a.yaml, line 2 has a letter that cannot be seen'],
    ['text that runs backwards', { 'own/rules/a.mjs': 'a\u202eb' }, 'own/rules/a.mjs, line 1 has a letter that cannot be seen'],
    ['half a letter', { 'own/a.yaml': '\ud800' }, 'own/a.yaml, line 1 has a letter that cannot be seen'],
    ['a huge text', { 'own/a.yaml': 'a'.repeat(200_001) }, 'own/a.yaml has 200,001 letters, and at most 200,000 are taken.'],
    [
      'four large texts',
      Object.fromEntries(['a', 'b', 'c', 'd'].map((it) => [`own/${it}.yaml`, 'a'.repeat(160_000)])),
      'Together these own files have 640,000 letters, and at most 600,000 are taken.',
    ],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`own/a${i}.yaml`, ''])),
      'These are 101 own files, and at most 100 are taken.',
    ],
  ])('that are %s are refused in words', async (_, files, words) => {
    expect(await refusal(`2.${deflateRawSync(JSON.stringify({ asked: PACKED, own: files })).toString('base64url')}`)).toContain(words);
  });

  test('that are too much for a link are not put into one', async () => {
    const noise = Array.from({ length: 2_500 }, (_, i) => createHash('sha256').update(String(i)).digest('hex')).join('');
    await expect(pack(PACKED, { 'own/a.yaml': noise })).rejects.toThrow(
      'Your own files are too much for a link. Save it as a folder and send that.',
    );
  });
});

describe('a link to an attack', () => {
  test('holds the attack', async () => {
    expect(await readAttackLink(await attackLink(ATTACK))).toEqual(ATTACK);
  });

  test.each([
    ['five rulesets', { rulesets: ['classic', 'classic', 'classic', 'classic', 'classic'] }],
    ['no ruleset', { rulesets: [] }],
    ['code from outside', { rulesets: ['./mine.js'] }],
    ['a horde', { attacker: { ...ATTACK.attacker, models: 1e6 } }],
    ['a path for a datasheet', { target: { ...ATTACK.target, sheet: '../../etc/passwd' } }],
    ['markup for a weapon', { weapon: '<b>' }],
    ['no weapon to shoot with', { weapon: null }],
    ['half an inch', { inches: 0.5 }],
    ['an hour of play', { samples: 1e8 }],
    ['another key', { html: '' }],
  ])('with %s is refused', async (_, part) => {
    const link = await attackLink({ ...ATTACK, ...part } as AttackQuestion);
    expect(await refusal(link, readAttackLink)).toContain('does not hold a question');
  });
});

const GAME: GameQuestion = { scenario: 'patrol', rulesets: ['classic', 'tenth@hitOn+1'], seed: 'sandtable', pair: 17, redSeat: 1, own: {} };

describe('a link to a game', () => {
  test('holds the game and its digests', async () => {
    const played = { game: GAME, digests: ['0123456789abcdef', 'fedcba9876543210'] };
    expect(await readGameLink(await gameLink(played))).toEqual(played);
    const open = { game: { ...GAME, rulesets: ['classic'] }, digests: null } as const;
    expect(await readGameLink(await gameLink(open))).toEqual(open);
  });

  test.each([
    ['three rulesets', { rulesets: ['classic', 'classic', 'classic'] }],
    ['no ruleset', { rulesets: [] }],
    ['code from outside', { rulesets: ['./mine.js'] }],
    ['a path for a scenario', { scenario: '../../etc/passwd' }],
    ['markup for a seed', { seed: '"><script>' }],
    ['a pair that is too far', { pair: 10_000_001 }],
    ['a third seat', { redSeat: 2 }],
    ['another key', { html: '' }],
  ])('with %s is refused', async (_, part) => {
    const link = await gameLink({ game: { ...GAME, ...part } as GameQuestion, digests: null });
    expect(await refusal(link, readGameLink)).toContain('does not hold a question');
  });

  test('with digests that are none, or of other rulesets, is refused', async () => {
    for (const digests of [['0123456789abcdef'], ['x', 'y'], []])
      expect(await refusal(await gameLink({ game: GAME, digests }), readGameLink)).toContain('does not hold a question');
  });
});
