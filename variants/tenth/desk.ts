import type { Game } from 'sandtable/rules';
import { furnishGifts } from './effects/gifts.ts';
import type { Modern } from './family.ts';
import type { ModernDesk } from './hub.ts';
import { furnishModifiers, type ModifierDesk, tidyModifiers } from './modifiers/desk.ts';
import { ASIDE_QUEUE, type Aside } from './saves/aside.ts';
import type { Attack } from './shooting/attack-frame.ts';
import { ATTACK, ATTACK_DEPTH } from './shooting/attack-frame.ts';
import type { Volley } from './shooting/volley.ts';
import { VOLLEY, VOLLEY_DEPTH } from './shooting/volley.ts';
import type { Tables } from './tables.ts';
import type { FieldDesk } from './terrain/field-desk.ts';
import { furnishField, tidyField } from './terrain/field-desk.ts';
import { type Deck, furnishDeck } from './transports/deck.ts';
import { furnishGuns } from './weapons/modes.ts';

declare module './hub.ts' {
  /** Caches and scratch space of one arena. */
  interface ModernDesk {
    /** Numbers of the ruleset, for what is given no others. */
    readonly tables: Tables;
    readonly volleys: readonly Volley[];
    /** Volleys in use. */
    volleyDepth: number;
    readonly attacks: readonly Attack[];
    /** Attacks in use. */
    attackDepth: number;
    /** Attacks and volleys that have begun. */
    begun: number;
    /** Attacks and mortal wounds that wait for the end of their volley (saves/aside.ts). */
    readonly aside: Aside;
    /** Most weapons of one unit. */
    readonly mostWeapons: number;
    /** By unit and weapon: which gun it is a mode of (weapons/modes.ts). */
    readonly guns: Int16Array;
    /** Expected points per bearer by unit, weapon and target; below 0 where it is not known yet. */
    readonly worth: Float64Array;
    /** By unit: points of the models it has left, and the pose they were counted at. */
    readonly points: Float64Array;
    readonly pointsPose: Int32Array;
    /** By unit: the longest range among its weapons, whether or not models are left to fire them; 0 without any. */
    readonly longestInches: Float64Array;
    /** Room to gather modifiers in (modifiers/desk.ts). */
    readonly modifiers: ModifierDesk;
    /** Weapons lent by passengers (transport/deck.ts). */
    readonly deck: Deck;
    /** Sight, engagement and movement caches (field-desk.ts). */
    readonly field: FieldDesk;
  }
}

export function furnish(g: Game<Modern>, t: Tables): ModernDesk {
  const n = g.units.length;
  const mostWeapons = g.units.reduce((most, u) => Math.max(most, u.sheet.weapons.length), 1);
  return {
    tables: t,
    volleys: Array.from({ length: VOLLEY_DEPTH }, () => VOLLEY.blank(g as unknown as Game)),
    volleyDepth: 0,
    attacks: Array.from({ length: ATTACK_DEPTH }, () => ATTACK.blank(g as unknown as Game)),
    attackDepth: 0,
    begun: 0,
    aside: ASIDE_QUEUE.blank(g as unknown as Game),
    mostWeapons,
    guns: furnishGuns(g, mostWeapons),
    worth: new Float64Array(n * mostWeapons * n).fill(-1),
    points: new Float64Array(n),
    pointsPose: new Int32Array(n).fill(-1),
    longestInches: Float64Array.from(g.units, (u) =>
      Math.max(0, ...u.sheet.models.flatMap((kind) => kind.weapons.map((w) => u.sheet.weapons[w].profile.rangeInches))),
    ),
    modifiers: furnishModifiers(g),
    deck: furnishDeck(g, mostWeapons),
    field: furnishField(g, t),
    gifts: furnishGifts(g),
  };
}

export function tidy(g: Game<Modern>): void {
  g.desk.volleyDepth = 0;
  g.desk.attackDepth = 0;
  g.desk.begun = 0;
  ASIDE_QUEUE.reset(g.desk.aside);
  tidyModifiers(g.desk.modifiers);
  g.desk.deck.slot = -1;
  tidyField(g, g.desk.field);
}
