import type { Game, ModelId, Rider, Sheet, Unit, WeaponSheet } from 'sandtable/rules';
import { full, hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { TRAIT } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { placesIn } from './embarks.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const FIRING_DECK = keyword('firing-deck');
/** The most weapons lent at the same time, and the most units that lend them. */
const MOST_LENT = 64;
export const MOST_LENDERS = 15;

/** The weapons lent to a transport for the current attacks. */
export interface Deck {
  /** Slot of the transport, or -1. */
  slot: number;
  n: number;
  /**
   * By lent weapon: its index among the weapons of the transport's sheet; which model lends it, and which of its own it is; whether it is
   * aimed.
   */
  readonly weapon: Int16Array;
  readonly model: Int16Array;
  readonly own: Int16Array;
  readonly aimed: Uint8Array;
  /** And the number of its unit among the lenders. */
  readonly lender: Uint8Array;
  /** Slots of the lending units. */
  readonly lenders: Int16Array;
  lenderCount: number;
  /** 1 for models that have lent a weapon. */
  readonly hasLent: Uint8Array;
  /** By lending unit, transport and weapon: its index in the transport's sheet; -1 for none. Empty if no transport has a Firing Deck. */
  readonly index: Int16Array;
}

export function furnishDeck(g: G, mostWeapons: number): Deck {
  const units = g.units.length;
  const some = g.units.some((u) => hasDeck(u.sheet));
  const index = new Int16Array(some ? units * units * mostWeapons : 0).fill(-1);
  for (const transport of some ? g.units : []) {
    if (!hasDeck(transport.sheet)) continue;
    for (const u of g.sides[transport.side]) {
      u.sheet.weapons.forEach((weapon, w) => {
        index[(transport.slot * units + u.slot) * mostWeapons + w] = transport.sheet.weapons.findIndex((it) => isSame(it, weapon));
      });
    }
  }
  const column = (): Int16Array => new Int16Array(MOST_LENT);
  return {
    slot: -1,
    n: 0,
    weapon: column(),
    model: column(),
    own: column(),
    aimed: new Uint8Array(MOST_LENT),
    lender: new Uint8Array(MOST_LENT),
    lenders: new Int16Array(MOST_LENDERS),
    lenderCount: 0,
    hasLent: new Uint8Array(g.models.x.length),
    index,
  };
}

const hasDeck = (sheet: Sheet<Modern>): boolean =>
  sheet.models.some((kind) => kind.stats.hold !== null && hasBit(kind.keywordBits, FIRING_DECK));

const isSame = (a: WeaponSheet<Modern>, b: WeaponSheet<Modern>): boolean =>
  a === b || (a.name === b.name && JSON.stringify(a.profile) === JSON.stringify(b.profile));

/** The sheet of a transport with a Firing Deck, with the ranged weapons of all possible passengers appended to its own. */
export function borrows(sheet: Sheet<Modern>, friends: readonly Rider<Modern>[]): Sheet<Modern> {
  const hold = sheet.models[0]?.stats.hold ?? null;
  if (hold === null || !hasDeck(sheet)) return sheet;
  const weapons = [...sheet.weapons];
  for (const { sheet: rider, kinds } of friends) {
    if (kinds.some((kind) => placesIn(hold, rider.models[kind]) > hold.capacity)) continue;
    for (const weapon of rider.weapons) {
      if (!weapon.profile.melee && !weapons.some((it) => isSame(it, weapon))) weapons.push(weapon);
    }
  }
  return weapons.length === sheet.weapons.length ? sheet : Object.freeze({ ...sheet, weapons });
}

/** Records that a model lends a weapon: `weapon` among those of the transport's sheet, `own` among its own. */
export function lendTo(g: G, deck: Deck, m: ModelId, own: number, weapon: number): void {
  const slot = g.unitOf(m).slot;
  let lender = 0;
  while (lender < deck.lenderCount && deck.lenders[lender] !== slot) lender++;
  if (deck.n === MOST_LENT) full('weapons lent by passengers', MOST_LENT);
  if (lender === MOST_LENDERS) full('passengers that lend weapons', MOST_LENDERS);
  deck.lenders[lender] = slot;
  if (lender === deck.lenderCount) deck.lenderCount++;
  deck.hasLent[m] = 1;
  deck.weapon[deck.n] = weapon;
  deck.model[deck.n] = m;
  deck.own[deck.n] = own;
  deck.aimed[deck.n] = 0;
  deck.lender[deck.n] = lender;
  deck.n++;
}

/** Bits of attacks with the k-th lent weapon. */
export const traitOfLent = (deck: Deck, k: number): number => (deck.lender[k] + 1) * TRAIT.lent;

/** The unit that lent the weapon of a group of attacks, or null. */
export function lenderOf(g: G, a: Attack): U | null {
  const lender = (a.traits & LENT_BITS) / TRAIT.lent;
  return lender === 0 ? null : g.units[g.desk.deck.lenders[lender - 1]];
}
export const LENT_BITS = TRAIT.lent * MOST_LENDERS;
