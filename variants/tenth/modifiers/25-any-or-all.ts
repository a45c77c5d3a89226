import { type Ability, type Game, hasBit, type Keyword, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { apart } from '../special-rules/bearers.ts';
import type { Tables } from '../tables.ts';
import { drop } from './gathered.ts';

const OF_HITS = keyword('ignores-hit-modifiers');
const OF_WOUNDS = keyword('ignores-wound-modifiers');
const OF_ALL = keyword('ignores-modifiers');

const makes = (g: Game<Modern>, a: Attack, ability: Keyword): boolean =>
  a.bearerCount > 0 && hasBit(g.sheetOf(a.bearers[0]).keywordBits, ability);

/** Models that ignore modifiers: to their rolls, or to their characteristics. */
export const ignoring: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'ignores-hit-modifiers',
    text: 'Its bearer ignores any or all modifiers to the Hit rolls of its attacks.',
    patch: (s) => ({
      wrap: {
        traitsOf: apart(({ keywordBits }) => hasBit(keywordBits, OF_HITS)),
        hitSum: (next) => (g, a) => (makes(g, a, OF_HITS) ? (s.keepsGood(g) ? s.hitModifier(g, a) : 0) : next(g, a)),
      },
    }),
  },
  {
    keyword: 'ignores-wound-modifiers',
    text: 'Its bearer ignores any or all modifiers to the Wound rolls of its attacks.',
    patch: (s) => ({
      wrap: {
        traitsOf: apart(({ keywordBits }) => hasBit(keywordBits, OF_WOUNDS)),
        woundSum: (next) => (g, a) => (makes(g, a, OF_WOUNDS) ? (s.keepsGood(g) ? s.woundModifier(g, a) : 0) : next(g, a)),
      },
    }),
  },
  {
    keyword: 'ignores-modifiers',
    text: 'Its bearer ignores any or all modifiers to its characteristics and those of its weapons and attacks. Changes to a value stay.',
    patch: (s) => ({
      wrap: { traitsOf: apart(({ keywordBits }) => hasBit(keywordBits, OF_ALL)) },
      after: {
        modelModifiers: (g, what, m, by) => {
          if (!hasBit(g.sheetOf(m).keywordBits, OF_ALL)) return;
          drop(by, what, false);
          if (!s.keepsGood(g)) drop(by, what, true);
        },
        weaponModifiers: (g, what, _u, m, by) => {
          if (m < 0 || !hasBit(g.sheetOf(m).keywordBits, OF_ALL)) return;
          drop(by, what, false);
          if (!s.keepsGood(g)) drop(by, what, true);
        },
        attackModifiers: (g, what, a, _m, by) => {
          if (!makes(g, a, OF_ALL)) return;
          drop(by, what, false);
          if (!s.keepsGood(g)) drop(by, what, true);
        },
      },
    }),
  },
];

/** A model that ignores modifiers may ignore the bad ones and keep the good ones. */
export default defineRule({
  id: 'TEN-MOD-25',
  title: 'Ignoring modifiers',
  source: 'Commentary "Ignoring Modifiers"',
  text: [
    '"Ignore modifiers to characteristics" covers M, T, Sv, W, Ld, OC of the models and Range, A, BS, WS, S, AP, D of their weapons and attacks; "to rolls or tests" covers all their rolls and tests. "Any or all" lets the player drop the bad ones and keep the good ones.',
    'Ruling: What is left after dropping is then capped by TEN-MOD-17. Changes to a value ("change OC to 0") are not modifiers and cannot be ignored.',
  ].join('\n'),
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: all modifiers, good and bad, are ignored together.',
  default: 'on',
  keyword: ['ignores-hit-modifiers', 'ignores-wound-modifiers', 'ignores-modifiers'],
  patch: () => ({ replace: { keepsGood: () => true } }),
});
