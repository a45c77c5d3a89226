import type { Ability } from 'sandtable/rules';
import { CAUSE, DEED, enemyOf, inflict, is, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { effect } from '../../modifiers/effects.ts';
import { harm } from '../../saves/harm.ts';
import { MORTAL_ROLL } from '../../state.ts';
import type { Tables } from '../../tables.ts';
import { nearestEnemy } from '../../timing/abilities/hurt.ts';
import { family } from '../../timing/slots.ts';
import { unitsWithAura } from '../near.ts';

const UNNERVES = keyword('unnerves-depleted');
const FORCES = keyword('forces-battle-shock-test');
const DAUNTED = effect('daunted', 'phase');

const daunting = family(
  'daunts-nearest',
  ['at-fight-start'],
  'the nearest enemy unit within X" takes a Leadership test; if it fails, subtract 1 from its Hit rolls until the end of the phase.',
  {
    act: (g, unit, s, inches) => {
      const target = nearestEnemy(g, unit, inches);
      if (target !== null && !s.leadershipTest(g, target)) inflict(g, target, DAUNTED);
    },
  },
);

/** Abilities that force tests on enemies. */
export const dread: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'unnerves-depleted',
    text: 'Aura: in its Battle-shock step an enemy unit within X" of this model that is Below its Starting Strength takes a Battle-shock test.',
    patch: (s) => ({
      wrap: {
        testsBelowStarting: (next) => (g, u) =>
          next(g, u) + (s.belowStarting(g, u) && unitsWithAura(g, u, enemyOf(u.side), UNNERVES, 'unnerves-depleted') > 0 ? 1 : 0),
      },
    }),
  },
  {
    keyword: 'forces-battle-shock-test',
    text: 'In its Battle-shock step each enemy unit within X" of this unit takes a Battle-shock test.',
    patch: () => ({
      wrap: {
        testsForced: (next) => (g, u) => next(g, u) + unitsWithAura(g, u, enemyOf(u.side), FORCES, 'forces-battle-shock-test'),
      },
    }),
  },
  ...family(
    'shocks-nearest',
    ['in-opponents-command', 'in-your-shooting', 'at-your-shooting-start', 'at-fight-start'],
    'the nearest enemy unit within X" of this unit takes a Battle-shock test.',
    {
      act: (g, unit, s, inches) => {
        const target = nearestEnemy(g, unit, inches);
        if (target !== null) s.battleShockTest(g, target);
      },
    },
  ),
  ...family(
    'terrifies-nearest',
    ['in-your-shooting'],
    'the nearest enemy unit within X" takes a Battle-shock test and, if it fails, suffers D3 mortal wounds.',
    {
      act: (g, unit, s, inches) => {
        const target = nearestEnemy(g, unit, inches);
        if (target === null || s.battleShockTest(g, target)) return;
        const dice = g.dice.begin(DEED.react, unit, target);
        s.mortalWounds(g, target, g.dice.d3(dice, MORTAL_ROLL), harm(dice, CAUSE.other, unit));
        g.dice.end(dice);
      },
    },
  ),
  ...daunting.map((it) => ({
    ...it,
    patch: (s: Modern['seams'], t: Tables) => ({
      ...it.patch(s, t),
      wrap: {
        hitPenalty:
          (next: Modern['seams']['hitPenalty']): typeof next =>
          (g, a) =>
            next(g, a) + (is(a.attacker, DAUNTED) ? 1 : 0),
      },
    }),
  })),
];
