import { describe, expect, test } from 'vitest';
import { broken } from './kept-invariants.ts';

/** The orders of play of the Waffle Edition, as switches. */
const ORDERS = {
  alternating: [],
  'alternating, without priority': ['-WAF-TURN-01'],
  'in player turns': ['-WAF-TURN-02'],
  'by Leadership': ['+WAF-TURN-08'],
  'by Initiative': ['+WAF-TURN-08', '+WAF-TURN-09'],
} as const;

/** What units may do, or must, while another unit acts. Each is played with only the others it needs, and all together. */
const REACTIONS: { readonly [name: string]: readonly string[] } = {
  'Return Fire': ['WAF-SHOOT-08'],
  'Dive for Cover': ['WAF-SHOOT-09'],
  Pinning: ['WAF-WPN-24', 'WAF-SHOOT-09'],
  Overwatch: ['CLS-ASSAULT-04'],
  'Fall Back': ['WAF-ASSAULT-08'],
  'Counter-Attack': ['WAF-USR-10'],
  Fear: ['WAF-USR-17'],
  'regrouping when charged': ['WAF-MORALE-06'],
};

const ids = [...new Set(Object.values(REACTIONS).flat())];
const answers = [
  ['all reactions', []],
  ['no reaction', ids.map((id) => `-${id}`)],
  ...Object.entries(REACTIONS).map(([name, kept]) => [name, ids.filter((it) => !kept.includes(it)).map((it) => `-${it}`)] as const),
] as const;

describe.each(Object.entries(ORDERS))('waffle, %s', (_order, order) => {
  test.each(answers)('with %s keeps every invariant', async (name, without) => {
    const switches = [...order, ...without];
    expect(await broken(switches.length === 0 ? 'waffle' : `waffle@${switches.join(',')}`, name.length)).toEqual([]);
  });
});
