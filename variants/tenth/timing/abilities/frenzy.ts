import type { Ability } from 'sandtable/rules';
import { CAUSE, DEED, decision, decline, inflict, is } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { effect } from '../../modifiers/effects.ts';
import { harm } from '../../saves/harm.ts';
import type { Tables } from '../../tables.ts';
import { bestShotNow } from '../../worth/worth.ts';
import { woundsWorth } from '../../worth/wounds.ts';
import { timedAbility } from '../ability.ts';
import { MOMENT } from '../moment.ts';

const DRIVEN = effect('driven', 'phase');
const ASKED = decision<Modern>('drives-itself', 'flag', decline, (q, option, scale) =>
  option === 0 || q.about === null
    ? 0
    : AIMED_PART * scale.share(q.game) * Math.max(0, bestShotNow(q.game, scale.s, q.about)) - woundsWorth(q.game, q.about, 1, scale),
);
/** What a better Hit roll adds to fire, as a part of it. */
const AIMED_PART = 0.25;

const drives = timedAbility({
  keyword: 'drives-itself-in-your-shooting',
  text: 'In your Shooting phase this unit may suffer 1 mortal wound; until the end of the phase add 1 to Hit rolls of its attacks.',
  at: MOMENT.shooting,
  whose: 'your',
  asks: ASKED,
  act: (g, unit, s) => {
    const dice = g.dice.begin(DEED.react, unit, unit);
    s.mortalWounds(g, unit, 1, harm(dice, CAUSE.other, unit));
    g.dice.end(dice);
    if (unit.alive > 0) inflict(g, unit, DRIVEN);
  },
});

/** A unit that hurts itself for better aim. */
export const frenzy: Ability<Modern, Tables> = {
  ...drives,
  patch: (s, t) => ({
    ...drives.patch(s, t),
    wrap: { hitModifier: (next) => (g, a) => next(g, a) + (is(a.attacker, DRIVEN) ? 1 : 0) },
  }),
};
