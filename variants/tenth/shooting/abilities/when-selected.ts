import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision, decline, event, hasBit, inflict, is, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { effect } from '../../modifiers/effects.ts';
import type { Tables } from '../../tables.ts';
import { numberOf } from '../../timing/ability.ts';
import { bestShot } from '../../worth/worth.ts';
import type { Volley } from '../volley.ts';

const HEALS = keyword('heals-when-selected');
const SUPPRESSES = keyword('suppresses-targets');
export const SUPPRESSED = effect('suppressed-by-fire', 'own-turn-end');
const SUPPRESSION = event('suppressed-by-fire', { unit: 'unit', by: 'unit' }, '{unit} is suppressed by {by}');
/** Whether a unit that was selected to shoot holds its fire. Asked only of units that gain something from being selected. */
export const HOLD_FIRE = decision<Modern>('TEN-SHOOT-06/hold-fire', 'flag', decline);
/** Which of the enemy units that it hit a unit suppresses. */
export const SUPPRESS = decision<Modern>(
  'suppress',
  'unit',
  () => 0,
  (q, slot, scale) => bestShot(q.game, scale.s, q.game.units[slot]),
);

/** The first model of a unit that has lost wounds, or -1. */
function hurtModel(g: Game<Modern>, u: Unit<Modern>): number {
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && g.models.wounds[m] < g.sheetOf(m).stats.W) return m;
  return -1;
}

/** Lets a selected unit hold the fire of all its weapons. */
function mayHold(g: Game<Modern>, v: Volley): void {
  if (v.n === 0 || !g.choose(HOLD_FIRE, v.attacker.side, v.attacker, null)) return;
  v.n = 0;
  v.held = true;
}

/** A model of the unit regains wounds whenever the unit is selected to shoot. */
export const healsWhenSelected: Ability<Modern, Tables> = {
  keyword: 'heals-when-selected',
  text: 'Each time this unit is selected to shoot, one of its models regains X lost wounds.',
  patch: (s) => ({
    wrap: {
      pickTargets: (next) => (g, v, only) => {
        next(g, v, only);
        if (hasBit(v.attacker.anyBits, HEALS)) mayHold(g, v);
      },
    },
    after: {
      selectedToShoot: (g, u) => {
        if (!hasBit(u.anyBits, HEALS)) return;
        const m = hurtModel(g, u);
        if (m >= 0) s.heal(g, m, numberOf(g, u, 'heals-when-selected') || 1);
      },
    },
  }),
};

/** One enemy unit that its attacks hit is suppressed: -1 to Hit. Works in the unit's own Shooting phase. */
export const suppressesTargets: Ability<Modern, Tables> = {
  keyword: 'suppresses-targets',
  text: 'In your Shooting phase, after this unit has shot, one enemy unit hit by its attacks is suppressed until the end of its next turn: -1 to its Hit rolls.',
  patch: (s) => ({
    wrap: {
      pickTargets: (next) => (g, v, only) => {
        next(g, v, only);
        if (hasBit(v.attacker.anyBits, SUPPRESSES)) mayHold(g, v);
      },
      hitPenalty: (next) => (g, a) => next(g, a) + (is(a.attacker, SUPPRESSED) ? 1 : 0),
    },
    after: {
      hasShot: (g, v) => {
        if (!hasBit(v.attacker.anyBits, SUPPRESSES) || !s.phaseRulesWork(g)) return;
        const n = hitUnits(g, v);
        if (n === 0) return;
        const t = g.units[SUPPRESS.options[g.ask(SUPPRESS, v.attacker.side, v.attacker, null, n)]];
        inflict(g, t, SUPPRESSED);
        g.log.note(SUPPRESSION, t.slot, v.attacker.slot);
      },
    },
  }),
};

/** Lists the living units hit by a volley as options. */
function hitUnits(g: Game<Modern>, v: Volley): number {
  let n = 0;
  for (let slot = 0; slot < g.units.length; slot++) if (v.hit[slot] !== 0 && g.units[slot].alive > 0) SUPPRESS.options[n++] = slot;
  return n;
}
