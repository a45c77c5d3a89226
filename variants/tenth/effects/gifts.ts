import type { Game, ModelId, Unit } from 'sandtable/rules';
import { full, is, type Status, type UnitRegister, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { effect } from '../modifiers/effects.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { outOfPhase } from '../shooting/phase.ts';
import { ADVANCED, BATTLE_SHOCKED, CHARGED, STATIONARY } from '../state.ts';
import { diary } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';
import { partOf } from '../units/parts.ts';
import { ATTACKS, type Effect, type Gives, WHILE, type While } from './effect.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** An effect of a unit, with the kinds of its models that have it, as bits. */
export interface Gift {
  readonly effect: Effect;
  readonly kinds: number;
}

declare module '../hub.ts' {
  interface ModernDesk {
    /** By unit: its effects, those written alike once. */
    readonly gifts: readonly (readonly Gift[])[];
  }
}

/** The most different effects of one unit: a bit each. */
export const MOST_EFFECTS = 24;

export const furnishGifts = (g: G): readonly (readonly Gift[])[] => g.units.map(giftsOf);

function giftsOf(u: U): readonly Gift[] {
  const found = new Map<number, Gift>();
  for (const [kind, { stats }] of u.sheet.models.entries()) {
    for (const effect of stats.effects) {
      const before = found.get(effect.key);
      found.set(effect.key, { effect, kinds: (before?.kinds ?? 0) | (1 << Math.min(kind, 30)) });
    }
  }
  if (found.size > MOST_EFFECTS) full(`effects of ${u.id}`, MOST_EFFECTS);
  return [...found.values()];
}

/** By UNTIL: the condition of being under such an effect, and which effects of its datasheet they are, as bits. */
export const UNDER: readonly Status[] = [
  effect('effect-this-phase', 'phase'),
  effect('effect-this-turn', 'turn'),
  effect('effect-this-round', 'round'),
  effect('effect-until-command', 'own-command'),
];
export const WHICH: readonly UnitRegister[] = [
  unitRegister('effects-this-phase', 'phase'),
  unitRegister('effects-this-turn', 'turn'),
  unitRegister('effects-this-round', 'round'),
  unitRegister('effects-until-command', 'own-command'),
];

const has = ({ kinds }: Gift, g: G, m: ModelId): boolean => ((kinds >> Math.min(g.models.kind[m], 30)) & 1) !== 0;

/** Whether it acts in its side's Shooting phase: as it shoots in it, or, where that opens the phase's rules, as it shoots out of it. */
function inOwnShooting(g: G, s: ModernSeams, u: U, a: Attack | null): boolean {
  if (outOfPhase(g).depth > 0) return a !== null && a.attacker === u && !a.melee && s.phaseRulesWork(g);
  const { phase } = diary(g);
  if (g.active !== u.side || (phase !== -1 && phase !== MOMENT.shooting)) return false;
  return phase !== -1 || (a !== null && !a.melee);
}

function nearObjective(g: G, s: ModernSeams, u: U): boolean {
  for (let o = 0; o < g.board.objectives.length; o++)
    for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && s.inRangeOf(g, m, o)) return true;
  return false;
}

/** Whether a condition holds for a unit; `a`: the attack in question, if any. Whether it is led is asked of each model. */
function holds(g: G, s: ModernSeams, u: U, what: While, a: Attack | null): boolean {
  switch (what) {
    case WHILE.leading:
      return true;
    case WHILE.stationary:
      return is(u, STATIONARY);
    case WHILE.advanced:
      return is(u, ADVANCED);
    case WHILE.charged:
      return is(u, CHARGED);
    case WHILE['battle-shocked']:
      return is(u, BATTLE_SHOCKED);
    case WHILE['below-starting-strength']:
      return s.belowStarting(g, u);
    case WHILE['below-half-strength']:
      return s.belowHalf(g, u);
    case WHILE['at-objective']:
      return nearObjective(g, s, u);
    case WHILE['in-your-turn']:
      return g.active === u.side;
    case WHILE['in-opponents-turn']:
      return g.active !== u.side;
    case WHILE['in-your-shooting']:
      return inOwnShooting(g, s, u, a);
    case WHILE['attacker-stronger']:
      return a !== null && a.target === u && a.strength > s.toughnessAgainst(g, a);
    case WHILE['target-at-objective']:
      return a !== null && a.target !== u && nearObjective(g, s, a.target);
  }
}

export function allHold(g: G, s: ModernSeams, u: U, on: readonly While[], a: Attack | null): boolean {
  for (let k = 0; k < on.length; k++) if (!holds(g, s, u, on[k], a)) return false;
  return true;
}

/** The units that a unit was made of in which a model has it (and leads, if it takes that), as bits. */
export function partsWith(g: G, s: ModernSeams, u: U, it: Gift): number {
  const leading = it.effect.on.includes(WHILE.leading);
  let parts = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (!has(it, g, m) || (leading ? !s.leads(g, m) : g.models.alive[m] === 0)) continue;
    parts |= 1 << partOf(u, m);
  }
  return parts;
}

/** How many times the k-th effect of a unit works now; abilities written alike on several parts of it count each, or once (TEN-USR-15). */
export function times(g: G, s: ModernSeams, u: U, k: number, a: Attack | null): number {
  const it = g.desk.gifts[u.slot][k];
  const { attacks, begins, on } = it.effect;
  if (attacks !== 0 && (a === null || a.melee !== (attacks === ATTACKS.melee))) return 0;
  if (begins !== null) return is(u, UNDER[begins.until]) && ((u.reg[WHICH[begins.until]] >> k) & 1) !== 0 ? 1 : 0;
  if (!allHold(g, s, u, on, a)) return 0;
  let parts = partsWith(g, s, u, it);
  if (parts === 0 || !s.addUp(g)) return parts === 0 ? 0 : 1;
  let n = 0;
  for (; parts !== 0; parts &= parts - 1) n++;
  return n;
}

/** The sum of what a unit's effects give. */
export function sumOf(g: G, s: ModernSeams, u: U, what: Gives, a: Attack | null): number {
  const gifts = g.desk.gifts[u.slot];
  let sum = 0;
  for (let k = 0; k < gifts.length; k++) if (gifts[k].effect.gives[what] !== 0) sum += gifts[k].effect.gives[what] * times(g, s, u, k, a);
  return sum;
}

/** The lowest number that a unit's effects give; 0 if none gives any. */
export function leastOf(g: G, s: ModernSeams, u: U, what: Gives, a: Attack | null): number {
  const gifts = g.desk.gifts[u.slot];
  let least = 0;
  for (let k = 0; k < gifts.length; k++) {
    const value = gifts[k].effect.gives[what];
    if (value !== 0 && (least === 0 || value < least) && times(g, s, u, k, a) > 0) least = value;
  }
  return least;
}
