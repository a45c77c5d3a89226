import type { Game } from 'sandtable/rules';
import { full } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { STAGE } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { add, cleared, type Modifiers } from '../modifiers/gathered.ts';
import { hold, release } from '../modifiers/held.ts';
import { rollAmount } from '../modifiers/mod.ts';
import { STAT } from '../modifiers/stats.ts';
import { inflictWounds } from '../saves/save.ts';
import { ATTACKS, ATTACKS_MADE, FIGHTS, HITS, HITS_MADE, SHOOTS, STRENGTH_ROLL, UNSAVED, WOUNDS, WOUNDS_MADE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { type Attack, MOST_HITS } from './attack-frame.ts';
import type { AttackSeams } from './seams.ts';

type Part = 'resolveAttack' | 'attacksRoll' | 'attacksBonus' | 'strengthOf' | 'netRollModifier';

/** What modifies the number of attacks that a bearer makes, once it is rolled. */
export function attacksModifiers(g: Game<Modern>, s: ModernSeams, a: Attack): Modifiers {
  const by = cleared(g.desk.modifiers.by[STAT.A]);
  by.times = a.profile.timesAttacks;
  add(by, s.attacksBonus(g, a));
  add(by, s.namedAttacksBonus(g, a));
  s.attackModifiers(g, STAT.A, a, -1, by);
  return by;
}

/** What modifies the Strength of an attack, once it is rolled. */
export function strengthModifiers(g: Game<Modern>, s: ModernSeams, a: Attack): Modifiers {
  const by = cleared(g.desk.modifiers.by[STAT.S]);
  by.minus = a.profile.values['less-strength']?.plus ?? 0;
  s.attackModifiers(g, STAT.S, a, -1, by);
  return by;
}

/** One group of attacks from its number to its casualties (TEN-SHOOT-08, TEN-SHOOT-12). */
export function attackSeams(s: ModernSeams, _t: Tables): Pick<AttackSeams, Part> {
  return {
    resolveAttack: (g, a) => {
      const u = a.attacker.slot;
      const t = a.target.slot;
      a.attacks = attacksOf(g, s, a);
      g.log.note(a.melee ? FIGHTS : SHOOTS, u, t, a.attacks);
      a.strength = s.strengthOf(g, a);
      if (s.oneByOne(g, a)) {
        makeOneByOne(g, s, a);
        return;
      }
      a.stage = STAGE.hits;
      a.done = 0;
      s.rollHits(g, a);
      g.log.note(HITS, u, t, a.hitCount);
      g.log.tally(HITS_MADE, a.hitCount, u, t, a.dice);
      if (a.hitCount === 0) return;
      a.stage = STAGE.wounds;
      a.done = 0;
      s.rollWounds(g, a);
      g.log.note(WOUNDS, u, t, a.woundCount);
      g.log.tally(WOUNDS_MADE, a.woundCount, u, t, a.dice);
      if (a.woundCount === 0) return;
      a.stage = STAGE.saves;
      a.done = 0;
      inflictWounds(g, s, a);
      g.log.note(UNSAVED, u, t, a.unsaved);
      a.stage = STAGE.over;
    },
    attacksRoll: (g, a) => rollAmount(g, a.dice, ATTACKS, a.profile.A),
    attacksBonus: () => 0,
    strengthOf: (g, a) => {
      if (a.profile.noStrength) return s.missingStrength(g, a);
      const rolled = rollAmount(g, a.dice, STRENGTH_ROLL, a.profile.S);
      const by = strengthModifiers(g, s, a);
      const strength = s.modified(g, a.attacker.side, rolled, by, true);
      return strength < 1 ? 1 : strength;
    },
    netRollModifier: (_g, sum) => sum,
  };
}

/** Each attack to its end before the next is begun; hits, wounds and failed saves are reported together. */
function makeOneByOne(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  for (a.later = a.attacks - 1; a.later >= 0 && a.target.alive > 0; a.later--) {
    a.attacks = 1;
    a.hitCount = 0;
    a.woundCount = 0;
    a.carries = 0;
    a.piercing = 0;
    a.stage = STAGE.hits;
    s.rollHits(g, a);
    makeHits(g, s, a);
    a.stage = STAGE.over;
    s.attackEnds(g, a);
  }
  a.hitCount = a.hitsBefore;
  const u = a.attacker.slot;
  const t = a.target.slot;
  g.log.note(HITS, u, t, a.hitsBefore);
  g.log.tally(HITS_MADE, a.hitsBefore, u, t, a.dice);
  g.log.note(WOUNDS, u, t, a.woundsBefore);
  g.log.tally(WOUNDS_MADE, a.woundsBefore, u, t, a.dice);
  g.log.note(UNSAVED, u, t, a.unsaved);
}

/** Each hit of one attack to its end: what it destroys is gone when the next rolls to wound. */
function makeHits(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  const hits = a.hitCount;
  a.hitsBefore += hits;
  for (a.hitsLater = hits - 1; a.hitsLater >= 0 && a.target.alive > 0; a.hitsLater--) {
    a.hits[0] = a.hits[hits - 1 - a.hitsLater];
    a.hitCount = 1;
    a.woundCount = 0;
    a.stage = STAGE.wounds;
    s.rollWounds(g, a);
    if (a.woundCount === 0) continue;
    a.woundsBefore += a.woundCount;
    a.stage = STAGE.saves;
    inflictWounds(g, s, a);
  }
  a.hitsLater = 0;
}

/** Attacks of all bearers together; rolls if A is random. */
export function attacksOf(g: Game<Modern>, s: ModernSeams, a: Attack): number {
  a.attacks = 0;
  for (a.done = 0; a.done < a.bearerCount; a.done++) {
    const rolled = s.attacksRoll(g, a);
    hold(g, rolled);
    const by = attacksModifiers(g, s, a);
    release(g);
    const n = s.modified(g, a.attacker.side, rolled, by, true);
    const made = n < 1 ? 1 : n;
    a.attacks += made;
    g.log.tally(ATTACKS_MADE, made, a.attacker.slot, a.target.slot, a.dice);
  }
  if (a.attacks > MOST_HITS) full('attacks made together', MOST_HITS);
  return a.attacks;
}
