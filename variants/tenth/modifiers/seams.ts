import type { Bonus, Game, Keyword, ModelId, Needed, SideId, Unit, Value } from 'sandtable/rules';
import { arenaMemory, decision, hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { FIXED } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { type AdvanceSeams, advanceSeams } from '../movement/22-one-advance.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { type InstanceSeams, instanceSeams } from '../special-rules/16-duplicates.ts';
import { type ConflictSeams, conflictSeams } from '../turn/12-attackers-priority.ts';
import { type DiscardSeams, discardSeams } from './23-discarding.ts';
import { valueThatStands } from './changes.ts';
import type { Modifiers } from './gathered.ts';
import { add, cleared } from './gathered.ts';
import { hold, release } from './held.ts';
import { extreme } from './order.ts';
import { type RangeSeams, rangeSeams } from './range.ts';
import type { Stat } from './stats.ts';
import { STAT } from './stats.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Characteristics and what modifies them. */
export interface ModifierSeams extends InstanceSeams, ConflictSeams, AdvanceSeams, DiscardSeams, RangeSeams {
  /**
   * A characteristic once everything that was gathered is applied, fractions rounded up, before caps and floors. `side`: who
   * would have the number high. `asks`: whether players may be asked; where they are not, the result is what suits the active one.
   */
  modified: (g: G, side: SideId, value: number, by: Modifiers, asks: boolean) => number;
  /** Which of the values that rules change it to stands. */
  changedTo: (g: G, side: SideId, by: Modifiers, asks: boolean) => number;
  /** Gathers what modifies a characteristic of a model. Abilities of models come first; rules stand after it. */
  modelModifiers: (g: G, what: Stat, m: ModelId, by: Modifiers) => void;
  /** The same for a characteristic of the weapons of a unit. `m`: the model that bears them, -1 for any. */
  weaponModifiers: (g: G, what: Stat, u: U, m: ModelId, by: Modifiers) => void;
  /** The same for a characteristic of an attack; `m`: the model it is allocated to, -1 before that. */
  attackModifiers: (g: G, what: Stat, a: Attack, m: ModelId, by: Modifiers) => void;
  /** Whether modifiers of one name that are no Auras add up; otherwise they count once. */
  addUp: (g: G) => boolean;
  /** Whether an Aura of a model reaches a unit. */
  auraReaches: (g: G, m: ModelId, u: U, inches: number) => boolean;
  /** Whether a model's characteristic is written so that nothing modifies it. */
  unmodifiable: (g: G, m: ModelId, what: Stat) => boolean;
  /** T, Sv, Ld of one model now. */
  toughnessOfModel: (g: G, m: ModelId) => Value;
  saveOf: (g: G, m: ModelId) => Needed;
  leadershipOfModel: (g: G, m: ModelId) => Value;
  /** How much of a random D is a modifier: the number that stands behind its dice. */
  joinedToDamage: (g: G, a: Attack) => Bonus;
  /** Sum of all modifiers that make the Hit roll (the Wound roll) worse, before the cap. */
  hitPenalty: (g: G, a: Attack) => Bonus;
  woundPenalty: (g: G, a: Attack) => Bonus;
  /** The sum of all modifiers of the roll, good and bad, before the cap. */
  hitSum: (g: G, a: Attack) => number;
  woundSum: (g: G, a: Attack) => number;
  /** Whether a unit that ignores modifiers may keep the good ones. */
  keepsGood: (g: G) => boolean;
  /** Whether a unit has a keyword: one that all its models have. */
  unitHas: (g: G, u: U, what: Keyword) => boolean;
  /** Whether a living model of a unit has an ability, whatever the number behind its name. */
  hasAbility: (g: G, u: U, what: Keyword) => boolean;
  /** What takes the place of the S that a weapon does not have; 0: its hits do not wound. */
  missingStrength: (g: G, a: Attack) => Value;
  /** The least D that an attack can have. */
  leastDamage: (g: G, by: Modifiers) => number;
}

/** Whether the active player orders several modifiers so that the characteristic is as high as it can be, or as low: usually as it suits that side. */
export const HIGHEST = decision<Modern>('TEN-MOD-01/highest', 'flag', (q) => (asked(q.game).suits ? 1 : 0));
const asked = arenaMemory('tenth/highest', (_g: Game<Modern>) => ({ suits: false }));

const WRITTEN = { [STAT.M]: FIXED.M, [STAT.Ld]: FIXED.Ld, [STAT.OC]: FIXED.OC } as { readonly [what: number]: number | undefined };

/** Several modifiers (TEN-MOD-01), and characteristics of single models. */
export function modifierSeams(s: ModernSeams): ModifierSeams {
  return {
    ...instanceSeams(),
    ...conflictSeams(),
    ...advanceSeams(),
    ...discardSeams(),
    ...rangeSeams(),
    modified: (g, side, value, by, asks) => {
      if (by.changeCount === 0 && by.divide === 1 && by.times === 1) return value + by.plus - by.minus;
      const high = extreme(value, by, true);
      const low = extreme(value, by, false);
      if (high === low) return high;
      const suits = g.active === side;
      if (!asks) return suits ? high : low;
      asked(g).suits = suits;
      const highest = g.choose(HIGHEST, g.active, null, null);
      asked(g).suits = false;
      return highest ? high : low;
    },
    changedTo: valueThatStands,
    modelModifiers: () => {},
    weaponModifiers: () => {},
    attackModifiers: () => {},
    addUp: () => false,
    auraReaches: () => false,
    // A value without a number cannot be modified whatever a rule says; one with a plus can.
    unmodifiable: (g, m, what) => {
      const stats = g.sheetOf(m).stats;
      if (what === STAT.OC && s.ocStaysZero(g, m)) return true;
      return (stats.fixed & (WRITTEN[what] ?? 0)) !== 0 && !(what === STAT.M && stats.plusMove);
    },
    toughnessOfModel: (g, m) => g.sheetOf(m).stats.T,
    saveOf: (g, m) => g.sheetOf(m).stats.Sv,
    leadershipOfModel: (g, m) => g.sheetOf(m).stats.Ld,
    hitPenalty: (_g, a) => a.profile.hitPenalty,
    woundPenalty: (_g, a) => a.profile.woundPenalty,
    hitSum: (g, a) => s.hitModifier(g, a) - s.hitPenalty(g, a),
    woundSum: (g, a) => s.woundModifier(g, a) - s.woundPenalty(g, a),
    keepsGood: () => false,
    unitHas: (_g, u, what) => hasBit(u.allBits, what),
    hasAbility: (_g, u, what) => hasBit(u.anyBits, what),
    missingStrength: () => 0,
    joinedToDamage: (_g, a) => (a.profile.D.dice === 0 ? 0 : a.profile.D.plus),
    leastDamage: () => 0,
  };
}

/** D once it was rolled, for an attack that is allocated to a model. `joined`: what is still to be added as a modifier. */
export function modifiedDamage(g: Game<Modern>, s: ModernSeams, a: Attack, m: ModelId, rolled: number, joined: number): number {
  const by = cleared(g.desk.modifiers.by[STAT.D]);
  const stats = g.sheetOf(m).stats;
  by.divide = stats.damageDivisor;
  by.minus = stats.lessDamage;
  add(by, joined);
  hold(g, rolled);
  add(by, s.damageModifier(g, a, m));
  release(g);
  s.attackModifiers(g, STAT.D, a, m, by);
  return Math.max(s.leastDamage(g, by), s.modified(g, a.attacker.side, rolled, by, true));
}
