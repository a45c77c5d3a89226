import { EPSILON } from 'sandtable/kit';
import type { Game, ModelId, Question, Unit } from 'sandtable/rules';
import { decision, enemyOf, hasBit, inflict, is, keyword, PLACE, status } from 'sandtable/rules';
import { unitInches } from '../distance.ts';
import type { Attack, Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { spend } from '../special/one-shot.ts';
import { ADVANCED, FELL_BACK, HAS_SHOT } from '../states.ts';
import { FIRING_DECK, lenderOf, lendTo } from './deck.ts';
import { holdOf, hullOf, nextAboard } from './hold.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const ASSAULT = keyword('assault');
const ONE_SHOT = keyword('one-shot');
/** Has lent weapons to its transport, and does not shoot any more. */
const HAS_LENT = status('has-lent', 'phase');

/** Weapons of passengers that a transport fires. */
export interface DeckSeams {
  /** How many passengers may lend it a weapon. */
  deckOf: (g: G, transport: U) => number;
  /** Whether a model inside may lend one of its weapons. */
  mayLend: (g: G, u: U, m: ModelId, weapon: number) => boolean;
  /** Whether what its unit did this turn keeps it from that. */
  barredFromLending: (g: G, u: U, weapon: number) => boolean;
  /** Whether a transport may fire a weapon that it has been lent, as it is now. */
  mayFireLent: (g: G, transport: U, hull: ModelId, weapon: number) => boolean;
  /** The unit whose abilities for all weapons of the unit work for a group of attacks, besides what the attacker itself has. */
  bonusUnit: (g: G, a: Attack) => U;
}

export const deckSeams = (s: ModernSeams): DeckSeams => ({
  deckOf: (g, transport) => g.sheetOf(hullOf(g, transport)).values['firing-deck'] ?? 0,
  mayLend: (g, u, _m, weapon) => !u.sheet.weapons[weapon].profile.melee && !is(u, HAS_SHOT) && !s.barredFromLending(g, u, weapon),
  barredFromLending: (_g, u, weapon) => is(u, FELL_BACK) || (is(u, ADVANCED) && !hasBit(u.sheet.weapons[weapon].profile.bits, ASSAULT)),
  // Of a weapon that fires once the hull has none: whoever lends it has been asked.
  mayFireLent: (g, transport, hull, weapon) =>
    hasBit(transport.sheet.weapons[weapon].profile.bits, ONE_SHOT) || s.mayFire(g, transport, hull, weapon),
  bonusUnit: (g, a) => lenderOf(g, a) ?? a.attacker,
});

/** The option that promises most; found while the options are listed. */
let best = 0;
/** Which weapon is lent next, of those in the transport's sheet; none, -1, stands first. */
const LEND = decision<Modern>('TEN-USR-10/lend', 'weapon', (_q: Question<Modern>) => best);

/** Index in the transport's sheet of a weapon of a unit inside. */
const indexFor = (g: G, transport: U, u: U, weapon: number): number =>
  g.desk.deck.index[(transport.slot * g.units.length + u.slot) * g.desk.mostWeapons + weapon];

/** What a weapon of its sheet is worth to a transport now, at the best target in its range. */
function worthNow(g: G, s: ModernSeams, transport: U, weapon: number): number {
  const range = transport.sheet.weapons[weapon].profile.rangeInches + EPSILON;
  const enemies = g.sides[enemyOf(transport.side)];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table || unitInches(g, transport, e) > range) continue;
    most = Math.max(most, s.weaponWorth(g, transport, weapon, e));
  }
  return most;
}

/** The first model inside that may lend a weapon, or -1. */
function lenderFor(g: G, s: ModernSeams, transport: U, weapon: number): ModelId {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    for (let m = u.first; m < u.first + u.size; m++) {
      if (g.models.alive[m] !== 0 && g.desk.deck.hasLent[m] === 0 && ownIndex(g, s, transport, u, m, weapon) >= 0) return m;
    }
  }
  return -1;
}

/** Which of its own weapons a model would lend to give a transport one of its sheet; -1 for none. */
function ownIndex(g: G, s: ModernSeams, transport: U, u: U, m: ModelId, weapon: number): number {
  const carried = g.sheetOf(m).weapons;
  for (let c = 0; c < carried.length; c++) {
    if (indexFor(g, transport, u, carried[c]) === weapon && s.mayLend(g, u, m, carried[c])) return carried[c];
  }
  return -1;
}

/** Lists the weapons that somebody may lend, -1 first, and finds the best of them; returns how many. */
function listWeapons(g: G, s: ModernSeams, transport: U): number {
  let n = 0;
  let most = 0;
  best = 0;
  LEND.options[n++] = -1;
  for (let w = 0; w < transport.sheet.weapons.length; w++) {
    if (transport.sheet.weapons[w].profile.melee || lenderFor(g, s, transport, w) < 0) continue;
    const worth = worthNow(g, s, transport, w);
    if (worth > most) {
      most = worth;
      best = n;
    }
    LEND.options[n++] = w;
  }
  return n;
}

/** Passengers lend their weapons, as many as the deck has places. */
function lend(g: G, s: ModernSeams, transport: U): void {
  const { deck } = g.desk;
  deck.slot = transport.slot;
  deck.n = 0;
  deck.lenderCount = 0;
  deck.hasLent.fill(0);
  for (let left = s.deckOf(g, transport); left > 0; left--) {
    const n = listWeapons(g, s, transport);
    const w = n === 1 ? -1 : LEND.options[g.ask(LEND, transport.side, transport, null, n)];
    if (w < 0) return;
    const m = lenderFor(g, s, transport, w);
    lendTo(g, deck, m, ownIndex(g, s, transport, g.unitOf(m), m, w), w);
  }
}

/** Those whose weapons are aimed have shot with them. */
function settle(g: G): void {
  const { deck } = g.desk;
  for (let k = 0; k < deck.n; k++) {
    if (deck.aimed[k] === 0) continue;
    const u = g.unitOf(deck.model[k]);
    inflict(g, u, HAS_LENT);
    if (hasBit(u.sheet.weapons[deck.own[k]].profile.bits, ONE_SHOT)) spend(g, deck.model[k], deck.own[k]);
  }
}

/** Whether a weapon that a transport has been lent reaches a unit. */
function lentReaches(g: G, s: ModernSeams, transport: U, t: U): boolean {
  const { deck } = g.desk;
  if (deck.slot !== transport.slot || deck.n === 0) return false;
  if (t.side === transport.side || t.place !== PLACE.table || t.alive === 0 || s.targetBarred(g, transport, t)) return false;
  const inches = unitInches(g, transport, t);
  for (let k = 0; k < deck.n; k++) {
    const w = deck.weapon[k];
    if (transport.sheet.weapons[w].profile.rangeInches + EPSILON < inches) continue;
    if (!s.needsSight(g, transport, w) || s.visible(g, transport, t)) return true;
  }
  return false;
}

/** A transport fires weapons of its passengers. */
export const firingDeck = defineRule({
  id: 'TEN-USR-10',
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
    },
  }),
});

/** Weapons that fire once are not lent. */
export const noOneShotLent = defineRule({
  id: 'TEN-USR-11',
  default: 'on',
  keyword: 'firing-deck',
  requires: ['TEN-USR-10'],
  patch: () => ({
    wrap: { mayLend: (next) => (g, u, m, weapon) => !hasBit(u.sheet.weapons[weapon].profile.bits, ONE_SHOT) && next(g, u, m, weapon) },
  }),
});

/** What passengers and their Leaders can do does not come with their weapons. */
export const bareWeapons = defineRule({
  id: 'TEN-USR-12',
  default: 'on',
  keyword: 'firing-deck',
  requires: ['TEN-USR-10'],
  patch: () => ({ wrap: { bonusUnit: () => (_g, a) => a.attacker } }),
});

/** It makes no difference what the passengers did before they embarked. */
export const deedsForgotten = defineRule({
  id: 'TEN-USR-13',
  default: 'on',
  keyword: 'firing-deck',
  requires: ['TEN-USR-10'],
  patch: () => ({ wrap: { barredFromLending: () => () => false } }),
});
