import { hasBit, inflict, is, PLACE, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { ModernSeams } from '../hub.ts';
import { FIRING_DECK } from '../transports/deck.ts';
import { holdOf, hullOf, nextAboard } from '../transports/hold.ts';
import { spend } from '../weapons/29-one-shot.ts';
import { type G, lend, mayFireLent, ONE_SHOT, type U } from './firing-deck.ts';

/** Has lent weapons to its transport, and does not shoot any more this phase. */
const HAS_LENT = status('has-lent', 'phase');

/** Passengers whose lent weapons were aimed have shot with them. */
function settle(g: G): void {
  const { deck } = g.desk;
  for (let k = 0; k < deck.n; k++) {
    if (deck.aimed[k] === 0) continue;
    const u = g.unitOf(deck.model[k]);
    inflict(g, u, HAS_LENT);
    if (hasBit(u.sheet.weapons[deck.own[k]].profile.bits, ONE_SHOT)) spend(g, deck.model[k], deck.own[k]);
  }
}

/** Whether a transport may fire a weapon lent to it at a unit. */
function lentReaches(g: G, s: ModernSeams, transport: U, t: U): boolean {
  const { deck } = g.desk;
  if (deck.slot !== transport.slot || deck.n === 0) return false;
  if (t.side === transport.side || t.place !== PLACE.table || t.alive === 0 || s.targetBarred(g, transport, t)) return false;
  const hull = hullOf(g, transport);
  for (let k = 0; k < deck.n; k++) {
    const w = deck.weapon[k];
    if (mayFireLent(g, s, transport, hull, w) && s.mayFireAt(g, transport, hull, w, t)) return true;
  }
  return false;
}

/** A transport fires weapons of its passengers. */
export default defineRule({
  id: 'TEN-USR-10',
  title: 'Firing Deck X (before the errata)',
  source: 'Core rules, Firing Deck',
  text: [
    'When the Transport is selected to shoot in the Shooting phase up to X models embarked in it, of units that have not shot this phase, each lend it one of their ranged weapons; until its attacks are done it counts as equipped with them too. The units of those models are not eligible to shoot until the end of the phase.',
    "Ruling: Attacks with lent weapons use the weapon's own BS and are made by the Transport model (its position, visibility, and its state such as Big Guns Never Tire).",
  ].join('\n'),
  layer: 'core',
  changes: 'new (narrowed by TEN-USR-11)',
  default: 'on',
  keyword: 'firing-deck',
  patch: (_p, s) => ({
    wrap: {
      eligibleToShoot: (next) => (g, u) => !is(u, HAS_LENT) && next(g, u),
      armedToShoot: (next) => (g, u) => next(g, u) || (hasBit(u.anyBits, FIRING_DECK) && nextAboard(g, u, -1) !== null),
      mayTarget: (next) => (g, u, t) => next(g, u, t) || lentReaches(g, s, u, t),
      pickTargets: (next) => (g, v, only) => {
        const u = v.attacker;
        g.desk.deck.slot = -1;
        if (v.melee || !hasBit(u.anyBits, FIRING_DECK) || holdOf(g, u) === null || !s.phaseRulesWork(g)) {
          next(g, v, only);
          return;
        }
        lend(g, s, u);
        next(g, v, only);
        settle(g);
      },
    },
    after: {
      hasShot: (g, v) => {
        if (g.desk.deck.slot === v.attacker.slot) g.desk.deck.slot = -1;
      },
      // If it found nothing to shoot at, its passengers have their weapons again all the same.
      shootUnit: (g, u) => {
        if (g.desk.deck.slot === u.slot) g.desk.deck.slot = -1;
      },
    },
  }),
});
