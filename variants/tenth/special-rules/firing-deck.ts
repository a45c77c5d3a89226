import { EPSILON } from 'sandtable/kit';
import {
  arenaMemory,
  type Count,
  decision,
  enemyOf,
  type Game,
  hasBit,
  is,
  keyword,
  type ModelId,
  PLACE,
  type Question,
  type Unit,
} from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { ADVANCED, FELL_BACK, HAS_SHOT } from '../state.ts';
import { unitInches } from '../terrain/distance.ts';
import { lenderOf, lendTo } from '../transports/deck.ts';
import { hullOf, nextAboard } from '../transports/hold.ts';
import { weaponWorth } from '../worth/worth.ts';

export type G = Game<Modern>;
export type U = Unit<Modern>;

const ASSAULT = keyword('assault');
export const ONE_SHOT = keyword('one-shot');

/** Weapons of passengers that a transport fires. */
export interface DeckSeams {
  /** How many passengers may lend it a weapon. A number to tune. */
  deckOf: (g: G, transport: U) => Count;
  /** Whether a model inside may lend one of its weapons. */
  mayLend: (g: G, u: U, m: ModelId, weapon: number) => boolean;
  /** Whether what its unit did this turn prevents that. */
  barredFromLending: (g: G, u: U, weapon: number) => boolean;
  /** The unit whose unit-wide weapon abilities apply to a group of attacks, besides the attacker's own. */
  bonusUnit: (g: G, a: Attack) => U;
}

export const deckSeams = (s: ModernSeams): DeckSeams => ({
  deckOf: (g, transport) => g.sheetOf(hullOf(g, transport)).values['firing-deck'] ?? 0,
  mayLend: (g, u, _m, weapon) => !u.sheet.weapons[weapon].profile.melee && !is(u, HAS_SHOT) && !s.barredFromLending(g, u, weapon),
  barredFromLending: (_g, u, weapon) => is(u, FELL_BACK) || (is(u, ADVANCED) && !hasBit(u.sheet.weapons[weapon].profile.bits, ASSAULT)),
  bonusUnit: (g, a) => lenderOf(g, a) ?? a.attacker,
});

/** The most promising option; found while the options are listed. */
const promised = arenaMemory('tenth/lending', (_g: Game<Modern>) => ({ best: 0 }));
/** Which weapon is lent next, of those in the transport's sheet; -1, for none, comes first. */
const LEND = decision<Modern>('TEN-USR-10/lend', 'weapon', (q: Question<Modern>) => promised(q.game).best);

/** Index in the transport's sheet of a weapon of a unit inside. */
const indexFor = (g: G, transport: U, u: U, weapon: number): number =>
  g.desk.deck.index[(transport.slot * g.units.length + u.slot) * g.desk.mostWeapons + weapon];

/** What a weapon of its sheet is worth to a transport now, against the best target in its range. */
function worthNow(g: G, transport: U, weapon: number): number {
  const range = transport.sheet.weapons[weapon].profile.rangeInches + EPSILON;
  const enemies = g.sides[enemyOf(transport.side)];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table || unitInches(g, transport, e) > range) continue;
    most = Math.max(most, weaponWorth(g, transport, weapon, e));
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

/** Which of its own weapons a model would lend as a given weapon of the transport's sheet; -1 for none. */
function ownIndex(g: G, s: ModernSeams, transport: U, u: U, m: ModelId, weapon: number): number {
  const carried = g.sheetOf(m).weapons;
  for (let c = 0; c < carried.length; c++) {
    if (indexFor(g, transport, u, carried[c]) === weapon && s.mayLend(g, u, m, carried[c])) return carried[c];
  }
  return -1;
}

/** Lists the weapons that some passenger may lend, -1 first, and finds the best; returns how many options. */
function listWeapons(g: G, s: ModernSeams, transport: U): number {
  let n = 0;
  let most = 0;
  const of = promised(g);
  of.best = 0;
  LEND.options[n++] = -1;
  for (let w = 0; w < transport.sheet.weapons.length; w++) {
    if (transport.sheet.weapons[w].profile.melee || lenderFor(g, s, transport, w) < 0) continue;
    const worth = worthNow(g, transport, w);
    if (worth > most) {
      most = worth;
      of.best = n;
    }
    LEND.options[n++] = w;
  }
  return n;
}

/** Passengers lend their weapons, up to the Firing Deck's number. */
export function lend(g: G, s: ModernSeams, transport: U): void {
  const { deck } = g.desk;
  deck.slot = transport.slot;
  deck.n = 0;
  deck.lenderCount = 0;
  deck.hasLent.fill(0);
  for (let left = s.deckOf(g, transport); left > 0; left--) {
    const n = listWeapons(g, s, transport);
    const w = n === 1 ? -1 : LEND.options[g.ask(LEND, transport.side, transport, null, n)];
    promised(g).best = 0;
    if (w < 0) return;
    const m = lenderFor(g, s, transport, w);
    lendTo(g, deck, m, ownIndex(g, s, transport, g.unitOf(m), m, w), w);
  }
}

/** Whether a transport may fire a lent weapon in its present state. */
export function mayFireLent(g: Game<Modern>, s: ModernSeams, transport: Unit<Modern>, hull: ModelId, weapon: number): boolean {
  // A hull has no copy of a one-shot weapon to check: its lender was checked.
  return hasBit(transport.sheet.weapons[weapon].profile.bits, ONE_SHOT) || s.mayFire(g, transport, hull, weapon);
}
