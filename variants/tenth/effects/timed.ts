import type { Ability, EventKind, Game, Unit } from 'sandtable/rules';
import { decision, event, inflict, is, PLACE, take, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { duty, falls } from '../timing/agenda.ts';
import { isBetweenTurns, type Moment } from '../timing/moment.ts';
import { EFFECTS, GIVES, MODIFYING } from './effect.ts';
import { allHold, type Gift, MOST_EFFECTS, partsWith, UNDER, WHICH } from './gifts.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Effects that work once per battle and have, as bits. */
const USED = unitRegister('effects-used', 'game');
/** Whether an optional effect is used. */
const WHETHER = decision<Modern>('effect', 'flag', take);

/** By UNTIL. */
const BEGINS: readonly EventKind[] = [
  event('effect-this-phase', { unit: 'unit' }, '{unit} is under an effect until the end of the phase'),
  event('effect-this-turn', { unit: 'unit' }, '{unit} is under an effect until the end of the turn'),
  event('effect-this-round', { unit: 'unit' }, '{unit} is under an effect until the end of the round'),
  event('effect-until-command', { unit: 'unit' }, '{unit} is under an effect until its next Command phase'),
];

const SAYS: { readonly [word: string]: string } = {
  'hit-bonus': '{unit} adds {by} to its Hit rolls',
  'wound-bonus': '{unit} adds {by} to its Wound rolls',
  'save-bonus': '{unit} adds {by} to its saving throws',
  'harder-to-hit': 'Hit rolls against {unit} are {by} lower',
  'harder-to-wound': 'Wound rolls against {unit} are {by} lower',
  'feel-no-pain': '{unit} has Feel No Pain {by}+',
  'sustained-hits': '{unit} has Sustained Hits {by}',
  'lethal-hits': '{unit} has Lethal Hits',
  'hit-reroll-ones': '{unit} re-rolls Hit rolls of 1',
  'hit-rerolls': '{unit} re-rolls failed Hit rolls',
  'wound-reroll-ones': '{unit} re-rolls Wound rolls of 1',
  'wound-rerolls': '{unit} re-rolls failed Wound rolls',
};

/** `improves-move` is `{unit}: Move better by {by}`. */
function modifierSays(word: string): string {
  const at = word.indexOf('-');
  const stat = word.slice(at + 1);
  const name = stat.length === 2 ? stat.toUpperCase() : `${stat[0].toUpperCase()}${stat.slice(1)}`;
  return `{unit}: ${name} ${word.slice(0, at) === 'improves' ? 'better' : 'worse'} by {by}`;
}

const given = (word: string): EventKind => event(`gives-${word}`, { unit: 'unit', by: 'number' }, SAYS[word] ?? modifierSays(word));
/** By GIVES. */
const GIVEN: readonly EventKind[] = Object.keys(GIVES).map(given);
/** By the word of a modifier. */
const MODIFIED: { readonly [word: string]: EventKind } = Object.fromEntries(MODIFYING.map((word) => [word, given(word)]));

/** Tells what begins. */
function tell(g: G, u: U, { effect }: Gift): void {
  for (let what = 0; what < effect.gives.length; what++) if (effect.gives[what] !== 0) g.log.note(GIVEN[what], u.slot, effect.gives[what]);
  for (let k = 0; k < effect.modifies.length; k++) g.log.note(MODIFIED[effect.modifierWords[k]], u.slot, effect.modifies[k].value);
}

/** The k-th effect of a unit begins. */
function begin(g: G, u: U, k: number): void {
  const it = g.desk.gifts[u.slot][k];
  const { begins, once } = it.effect;
  if (begins === null) return;
  const under = UNDER[begins.until];
  const which = WHICH[begins.until];
  // Whatever ended the condition ended the effects that it stood for.
  if (!is(u, under)) u.reg[which] = 0;
  inflict(g, u, under);
  u.reg[which] |= 1 << k;
  if (once) u.reg[USED] |= 1 << k;
  g.log.note(BEGINS[begins.until], u.slot);
  tell(g, u, it);
}

const numbers = Array.from({ length: MOST_EFFECTS }, (_, k) => k);
const COMPULSORY: readonly number[] = numbers.map((k) => duty(`effect-${k + 1}`, (g, u) => begin(g, u, k)));
const OPTIONAL: readonly number[] = numbers.map((k) => duty(`optional-effect-${k + 1}`, (g, u) => begin(g, u, k), WHETHER));

/** Whether the k-th effect of a unit begins at a moment. */
function isDue(g: G, s: ModernSeams, u: U, k: number, when: Moment): boolean {
  const it = g.desk.gifts[u.slot][k];
  const { begins, once, on } = it.effect;
  if (begins === null || begins.at !== when || (once && ((u.reg[USED] >> k) & 1) !== 0)) return false;
  if (!isBetweenTurns(when) && !s.inTurnOf(g, u, begins.whose)) return false;
  return allHold(g, s, u, on, null) && partsWith(g, s, u, it) !== 0;
}

/** Effects that begin at a moment. */
export const timedEffects: Ability<Modern, Tables> = {
  keyword: EFFECTS,
  text: 'Effects that begin at a moment and last until the end of the phase, turn or round, or until your next Command phase.',
  patch: (s) => ({
    after: {
      dueAt: (g, when) => {
        for (let slot = 0; slot < g.units.length; slot++) {
          const u = g.units[slot];
          if (u.alive === 0 || u.place !== PLACE.table) continue;
          const gifts = g.desk.gifts[slot];
          for (let k = 0; k < gifts.length; k++)
            if (isDue(g, s, u, k, when)) falls(g, (gifts[k].effect.optional ? OPTIONAL : COMPULSORY)[k], u);
        }
      },
    },
  }),
};
