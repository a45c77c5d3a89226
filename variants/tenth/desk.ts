import type { Game } from 'sandtable/rules';
import { ATTACK_DEPTH, blankAttack } from './attack.ts';
import type { Attack, Modern, Volley } from './family.ts';
import type { FieldDesk } from './field-desk.ts';
import { furnishField, tidyField } from './field-desk.ts';
import { furnishModifiers, type ModifierDesk, tidyModifiers } from './modifiers/desk.ts';
import { furnishObjectives, type ObjectiveDesk, tidyObjectives } from './objectives/seams.ts';
import { furnishReserve, type ReserveDesk, tidyReserve } from './reserve/desk.ts';
import { type Aside, blankAside } from './saves/aside.ts';
import { blankHeldHazards, type HeldHazards } from './saves/hazards.ts';
import type { Tables } from './tables.ts';
import { blankDiary, type Diary, tidyDiary } from './timing/agenda.ts';
import { type Deck, furnishDeck } from './transport/deck.ts';
import { blankVolley, VOLLEY_DEPTH } from './volley.ts';

/** More than all mortal wounds that are ever inflicted at once. */
export const MOST_MORTAL = 4096;

/** Caches and scratch space of one arena. */
export interface ModernDesk {
  readonly volleys: readonly Volley[];
  /** Volleys in use. */
  volleyDepth: number;
  /** How many things are being done out of their phase, one within the other. */
  outOfPhase: number;
  readonly attacks: readonly Attack[];
  /** Attacks in use. */
  attackDepth: number;
  /**
   * Wounds being lost one by one: mortal wounds still to come with this one (those in whose middle they are, times MOST_MORTAL,
   * besides), then those of this model, and lost so far.
   */
  mortalLeft: number;
  painLeft: number;
  painLost: number;
  /** The model that is losing wounds. */
  painModel: number;
  /** Whether the mortal wounds being inflicted are those of a Psychic Attack that is no attack with a weapon. */
  psychicWounds: boolean;
  /** Failed Hazardous tests that wait for the end of a Charge move. */
  readonly heldHazards: HeldHazards;
  /** Attacks and mortal wounds that wait for the end of their volley (saves/aside.ts). */
  readonly aside: Aside;
  /** Most weapons of one unit. */
  readonly mostWeapons: number;
  /** Expected points per bearer by unit, weapon and target; below 0 where it is not known yet. */
  readonly worth: Float64Array;
  /** By unit: points of the models it has left, and the pose they were counted at. */
  readonly points: Float64Array;
  readonly pointsPose: Int32Array;
  /** By unit: the longest range among its weapons, whoever is left to fire them; 0 without any. */
  readonly longestInches: Float64Array;
  /** What falls due at the moment under way (timing/agenda.ts). */
  readonly diary: Diary;
  /** Room to gather modifiers in (modifiers/desk.ts). */
  readonly modifiers: ModifierDesk;
  /** Control of objectives (objectives/seams.ts). */
  readonly objectives: ObjectiveDesk;
  /** Weapons lent by passengers (transport/deck.ts). */
  readonly deck: Deck;
  /** Sight, engagement and movement caches (field-desk.ts). */
  readonly field: FieldDesk;
  /** Deployment (reserve/desk.ts). */
  readonly reserve: ReserveDesk;
}

export function furnish(g: Game<Modern>, t: Tables): ModernDesk {
  const n = g.units.length;
  const mostWeapons = g.units.reduce((most, u) => Math.max(most, u.sheet.weapons.length), 1);
  return {
    volleys: Array.from({ length: VOLLEY_DEPTH }, () => blankVolley(g)),
    volleyDepth: 0,
    outOfPhase: 0,
    attacks: Array.from({ length: ATTACK_DEPTH }, () => blankAttack(g)),
    attackDepth: 0,
    mortalLeft: 0,
    painLeft: 0,
    painLost: 0,
    painModel: 0,
    psychicWounds: false,
    heldHazards: blankHeldHazards(),
    aside: blankAside(),
    mostWeapons,
    worth: new Float64Array(n * mostWeapons * n).fill(-1),
    points: new Float64Array(n),
    pointsPose: new Int32Array(n).fill(-1),
    longestInches: Float64Array.from(g.units, (u) =>
      Math.max(0, ...u.sheet.models.flatMap((kind) => kind.weapons.map((w) => u.sheet.weapons[w].profile.rangeInches))),
    ),
    diary: blankDiary(),
    modifiers: furnishModifiers(g),
    objectives: furnishObjectives(g),
    deck: furnishDeck(g, mostWeapons),
    field: furnishField(g, t),
    reserve: furnishReserve(g),
  };
}

export function tidy(g: Game<Modern>): void {
  g.desk.volleyDepth = 0;
  g.desk.outOfPhase = 0;
  g.desk.attackDepth = 0;
  g.desk.mortalLeft = 0;
  g.desk.psychicWounds = false;
  g.desk.heldHazards.n = 0;
  g.desk.heldHazards.waits = false;
  g.desk.aside.n = 0;
  g.desk.aside.at = -1;
  tidyDiary(g.desk.diary);
  tidyModifiers(g.desk.modifiers);
  tidyObjectives(g.desk.objectives);
  g.desk.deck.slot = -1;
  tidyField(g, g.desk.field);
  tidyReserve(g.desk.reserve);
}
