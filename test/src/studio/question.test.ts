import { describe, expect, test } from 'vitest';
import { type AttackQuestion, attackLink, readAttackLink } from '../../../src/studio/attack-question.ts';
import { type GameQuestion, gameLink, readGameLink } from '../../../src/studio/game-question.ts';
import { LinkError } from '../../../src/studio/link.ts';
import { linkOf, readLink, type Shared } from '../../../src/studio/question.ts';

const SHARED: Shared = {
  question: { scenario: 'patrol', rulesets: ['classic', 'classic@-CLS-MORALE-03'], seed: 'sandtable', pairs: 2000 },
  answer: { pairs: 640, digest: '0123456789abcdef' },
};

const packed = async (data: unknown): Promise<string> => linkOf(data as Shared);
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
    ['another key', { ...SHARED, html: '<img src=x onerror=alert(1)>' }],
    ['a prototype', JSON.parse('{"__proto__":{"question":1},"answer":null}')],
    ['a path for a scenario', { ...SHARED, question: { ...SHARED.question, scenario: '../../etc/passwd' } }],
    ['code from outside', { ...SHARED, question: { ...SHARED.question, rulesets: ['classic', './mine.js'] } }],
    ['a pack', { ...SHARED, question: { ...SHARED.question, rulesets: ['classic', 'classic+./pack.js'] } }],
    ['one ruleset', { ...SHARED, question: { ...SHARED.question, rulesets: ['classic'] } }],
    ['markup for a seed', { ...SHARED, question: { ...SHARED.question, seed: '<b>' } }],
    ['too many pairs', { ...SHARED, question: { ...SHARED.question, pairs: 1e9 } }],
    ['half a pair', { ...SHARED, question: { ...SHARED.question, pairs: 0.5 } }],
    ['a digest that is none', { ...SHARED, answer: { pairs: 1, digest: 'x' } }],
    ['nothing', null],
  ])('with %s is refused', async (_, data) => {
    expect(await refusal(await packed(data))).toContain('does not hold a question');
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
};

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

const GAME: GameQuestion = { scenario: 'patrol', rulesets: ['classic', 'tenth@hitOn+1'], seed: 'sandtable', pair: 17, redSeat: 1 };

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
