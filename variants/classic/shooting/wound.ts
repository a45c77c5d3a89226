import { CONTACT, gap, gapToPoint, lookUp, modelSees, SAME_INCHES } from 'sandtable/kit';
import { type Decision, faceTold, type Game, type ModelId, reaching, scratch, TOLD_NOBODY } from 'sandtable/rules';
import { type Classic, NEVER, STAT, STRENGTH } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { goToGround } from '../morale/to-ground.ts';
import type { WoundSeams } from '../seams.ts';
import { ALLOCATE, FEEL_NO_PAIN, GO_TO_GROUND, NEXT_POOL, PICK, SLAIN, UNSAVED, UNSAVED_MADE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { madeArm } from '../weapons/arms.ts';
import { type Attack, addHits, addWounds, BY_MARKER, beginAttack, dropPool, endAttack, MOST_FIRERS, STAGE, WOUND } from './attack.ts';
import { reportHits } from './report-hits.ts';
import { reportWounds } from './report-wounds.ts';
import { rollToWound } from './to-wound.ts';

type Wounding = Omit<
  WoundSeams<Classic>,
  | 'armourOn'
  | 'armourPiercedAt'
  | 'deniesArmour'
  | 'coverOn'
  | 'invulnerableOn'
  | 'coverOf'
  | 'terrainCover'
  | 'coverBonus'
  | 'stealthOf'
  | 'allowsCover'
  | 'pieceCover'
  | 'coversInside'
  | 'screenCover'
  | 'coverGrade'
  | 'coverAsSave'
  | 'saves'
  | 'saveMade'
  | 'saveRoll'
  | 'rerollsSave'
>;

/** Stands in for the weapon of wounds without one. */
const HARM = madeArm('harm', { S: 1, AP: '-', type: 'assault' });

const WOUND_TOLD = faceTold(['woundLands', 'rerollsWound', 'woundAp', 'woundFlags'], ['CLS-WPN-25.naturalOn', 'WAF-WPN-28']);

/** SHOOT, ASSAULT: from a hit to a casualty. */
export const wound = (s: ClassicSeams, t: Tables): Wounding => ({
  resolveHits: (g, a) => {
    // Blows are recorded where they are struck.
    if (!a.melee) reportHits(g, a);
    a.stage = STAGE.struck;
    a.totalHits += a.hits;
    s.beforeWounds(g, a);
    if (s.isVehicle(g, a.target)) s.resolvePenetration(g, a);
    else {
      s.rollWounds(g, a);
      allocateWounds(g, s, a);
    }
    s.attackResolved(g, a);
  },

  beforeWounds: () => {},

  strengthOf: (g, a) => {
    const arm = a.weapon.profile;
    if (arm.strengthKind === STRENGTH.fixed || arm.strengthKind === STRENGTH.destroyer) return arm.strength;
    if (a.bearer < 0) return arm.strengthKind === STRENGTH.times ? 0 : arm.strength;
    // What is multiplied is the printed Strength; what is added to it comes after (CLS-DEF-09).
    const more = arm.strengthKind === STRENGTH.times ? g.sheetOf(a.bearer).stats.values[STAT.S] * (arm.strength - 1) : arm.strength;
    return Math.min(10, s.statOf(g, a.bearer, STAT.S) + more);
  },

  apOf: (_g, a) => a.weapon.profile.ap,
  toughnessOf: (g, a) => s.majorityOf(g, a.target, STAT.T),
  woundOn: (_g, a) => (a.strength <= 0 ? NEVER : lookUp(t.toWound, a.strength, a.toughness)),
  rerollsWound: () => false,
  woundLands: (_g, _a, face, on) => face !== 1 && face >= on,
  rendsByWound: () => true,
  woundAp: (_g, a) => a.ap,
  woundFlags: () => 0,

  rollWounds: (g, a) => {
    a.pools = 0;
    a.stage = STAGE.wounds;
    a.wounds = 0;
    a.toughness = s.toughnessOf(g, a);
    let last = -2;
    let on = NEVER;
    for (let k = 0; k < a.hits; k++) {
      a.at = k;
      if (a.hitBy[k] !== last) {
        last = a.hitBy[k];
        a.bearer = last;
        a.strength = s.strengthOf(g, a);
        a.ap = s.apOf(g, a);
        on = s.woundOn(g, a);
      }
      const face = rollToWound(s, g, a, on, WOUND_TOLD);
      if (face === 0) continue;
      a.wounds++;
      addWounds(a, last, 1, a.strength, s.woundAp(g, a, face), (a.hitFlags[k] & ~BY_MARKER) | s.woundFlags(g, a, face));
    }
    a.totalWounds += a.wounds;
    reportWounds(g, a, a.wounds);
  },

  goToGroundOffer: (g, a) => {
    const u = a.target;
    if (a.melee || a.stray || a.overwatch || !s.mayGoToGround(g, u)) return;
    if (g.choose(GO_TO_GROUND as Decision<Classic>, u.side, u, a.attacker)) goToGround(g, u);
  },

  nextPool: (g, a) => {
    const { options } = NEXT_POOL;
    const n = a.pools;
    // They are listed with the best AP first.
    for (let k = 0; k < n; k++) options[k] = k;
    if (n <= 1) return n - 1;
    return options[g.ask(NEXT_POOL as Decision<Classic>, a.attacker.side, a.attacker, a.target, n)];
  },

  markReachable: (g, a) => {
    const m = g.models;
    const u = a.target;
    const end = u.first + u.size;
    for (let j = u.first; j < end; j++) {
      a.cover[j] = 0;
      a.nearFirer[j] = -1;
      if (m.alive[j] === 0) continue;
      if (a.firers === 0 || a.fromMark) {
        a.nearFirer[j] = a.firers === 0 ? j : a.firer[0];
        a.nearInches[j] = gapToPoint(m, j, a.mark[0], a.mark[1]);
      } else {
        nearestFirer(g, s, a, j);
        if (a.melee) a.nearInches[j] = s.blowInches(g, a, j, a.nearInches[j]);
      }
    }
  },

  allocateNext: (g, a, current) => {
    if (a.atRandom) return anyReachable(g, s, a);
    const m = g.models;
    if (current >= 0 && m.alive[current] !== 0) return current;
    const u = a.target;
    const end = u.first + u.size;
    let best = -1;
    let nearest = Infinity;
    let ties = 0;
    for (let j = u.first; j < end; j++) {
      if (m.alive[j] === 0 || !s.mayTake(g, a, j)) continue;
      const d = a.nearInches[j];
      if (d < nearest - SAME_INCHES) {
        nearest = d;
        best = j;
        ties = 0;
      }
      if (d <= nearest + SAME_INCHES) a.tied[ties++] = j;
    }
    return ties > 1 ? s.breakTie(g, a, ties) : best;
  },

  mayWound: () => true,
  mayTake: (_g, a, model) => a.nearFirer[model] >= 0,
  blowInches: (_g, _a, _model, inches) => (inches <= CONTACT ? 0 : inches),

  breakTie: (g, a, ties) => {
    if (!a.melee) return a.tied[g.dice.pick(a.frame, PICK, ties)];
    for (let k = 0; k < ties; k++) ALLOCATE.options[k] = a.tied[k];
    return a.tied[g.ask(ALLOCATE, a.target.side, a.target, a.attacker, ties)];
  },

  redirect: (_g, _a, model) => model,

  takeWound: (g, a, model) => {
    if (s.saves(g, a, model)) {
      s.saved(g, a, model);
      return 0;
    }
    g.log.tally(UNSAVED_MADE, 1, a.attacker.slot, a.target.slot, a.frame);
    const fatal = s.instantDeath(g, a, model);
    if (!fatal && (a.poolFlags[a.pool] & WOUND.noFeelNoPain) === 0) {
      const on = s.feelNoPainOn(g, a, model);
      if (on < NEVER && g.dice.d6(a.frame, FEEL_NO_PAIN, reaching(on), TOLD_NOBODY) >= on) return 0;
    }
    a.unsavedWounds++;
    const lost = s.loseWounds(g, a, model, fatal ? s.fatalWounds(g, a, model) : s.damageOf(g, a, model));
    a.totalLost += lost;
    s.unsaved(g, a, model, lost);
    return lost;
  },

  instantDeath: (g, a, model) =>
    (a.poolFlags[a.pool] & WOUND.instantDeath) !== 0 || a.strength >= g.desk.numbers.deadlyTimes * s.statOf(g, model, STAT.T),
  feelNoPainOn: () => NEVER,
  damageOf: () => 1,

  unsaved: (g, a, model) => {
    if (g.models.alive[model] === 0) a.totalSlain++;
  },

  saved: () => {},
  attackResolved: () => {},

  strayHits: (g, target, weapon, n, { by, cause, frame, x, y }) => {
    if (target.alive === 0 || n <= 0) return;
    const a = beginAttack(g, by ?? target, target, weapon, frame, cause);
    a.stray = true;
    a.credit = by;
    a.anywhere = true;
    a.mark[0] = x;
    a.mark[1] = y;
    addHits(a, -1, n, 0);
    s.resolveHits(g, a);
    endAttack(g);
  },

  hurtModel: (g, model, wounds, ap, flags, { by, cause, frame }) => {
    const u = g.unitOf(model);
    const a = beginAttack(g, by ?? u, u, HARM, frame, cause);
    a.stray = true;
    a.credit = by;
    a.anywhere = true;
    addWounds(a, -1, wounds, 1, ap, flags);
    a.ap = ap;
    a.strength = 1;
    a.nearFirer[model] = model;
    a.cover[model] = 0;
    a.stage = STAGE.saves;
    a.taker = model;
    for (a.left = wounds; a.left > 0 && g.models.alive[model] !== 0; a.left--) s.takeWound(g, a, model);
    g.log.note(UNSAVED, a.attacker.slot, u.slot, a.unsavedWounds);
    endAttack(g);
  },
});

/** One of the living models that can be given wounds, at random; -1 without any. */
function anyReachable(g: Game<Classic>, s: ClassicSeams, a: Attack): ModelId {
  const end = a.target.first + a.target.size;
  let n = 0;
  for (let j = a.target.first; j < end; j++) if (g.models.alive[j] !== 0 && s.mayTake(g, a, j)) a.tied[n++] = j;
  return n === 0 ? -1 : a.tied[n === 1 ? 0 : g.dice.pick(a.frame, PICK, n)];
}

/** By index among the firers: 1 for those that do not see the model or cannot give it wounds. */
const looking = scratch({ blind: new Uint8Array(MOST_FIRERS) });

/** Notes the firer nearest to a model among those that see it and can give it wounds. */
function nearestFirer(g: Game<Classic>, s: ClassicSeams, a: Attack, j: ModelId): void {
  const m = g.models;
  const looks = !a.anywhere && !a.melee;
  const { blind } = looking();
  if (looks) blind.fill(0, 0, a.firers);
  for (;;) {
    let best = Infinity;
    let at = -1;
    for (let k = 0; k < a.firers; k++) {
      if (looks && blind[k] !== 0) continue;
      const i = a.firer[k];
      const dx = m.x[i] - m.x[j];
      const dy = m.y[i] - m.y[j];
      const far = best + m.radius[i] + m.radius[j];
      if (dx * dx + dy * dy >= far * far) continue;
      const d = gap(m, i, j);
      if (d >= best) continue;
      best = d;
      at = k;
    }
    // The nearest is checked first, then the next, because sight costs more than distance.
    if (at >= 0 && looks && !(s.mayWound(g, a, a.firer[at], j) && modelSees(g, g.desk.sight, a.firer[at], j))) {
      blind[at] = 1;
      continue;
    }
    a.nearFirer[j] = at < 0 ? -1 : a.firer[at];
    a.nearInches[j] = best;
    return;
  }
}

/** Empties the pools: allocation, saves, Wounds (CLS-SHOOT-12, -13). */
export function allocateWounds(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  if (a.pools === 0) return;
  s.goToGroundOffer(g, a);
  s.markReachable(g, a);
  a.stage = STAGE.saves;
  a.unsavedTold = a.unsavedWounds;
  const slainBefore = a.totalSlain;
  for (let pool = s.nextPool(g, a); pool >= 0 && a.target.alive > 0; pool = s.nextPool(g, a)) {
    a.pool = pool;
    a.strength = a.poolStrength[pool];
    a.ap = a.poolAp[pool];
    a.bearer = a.poolBy[pool];
    a.current = -1;
    for (a.left = a.poolCount[pool]; a.left > 0; a.left--) {
      a.taker = -1;
      a.current = s.allocateNext(g, a, a.current);
      if (a.current < 0) break;
      a.taker = s.redirect(g, a, a.current);
      a.redirected = a.taker !== a.current;
      s.takeWound(g, a, a.taker);
    }
    dropPool(a, pool);
  }
  a.current = -1;
  a.taker = -1;
  g.log.note(UNSAVED, a.attacker.slot, a.target.slot, a.unsavedWounds - a.unsavedTold);
  a.unsavedTold = a.unsavedWounds;
  if (a.totalSlain > slainBefore) g.log.note(SLAIN, a.attacker.slot, a.target.slot, a.totalSlain - slainBefore);
}
