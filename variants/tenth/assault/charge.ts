import { CONTACT, chargeMoveAll, EPSILON, gapToPiece, makeCharge, setCharge } from 'sandtable/kit';
import type { Game, Question, Unit } from 'sandtable/rules';
import { arenaMemory, DEED, decision, enemyOf, event, first, inflict, is, PLACE, purpose, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { chargeBest } from '../movement/chargeways.ts';
import { climbToFight } from '../movement/floors.ts';
import { keepPlaces, passOver, prepareMove } from '../movement/footing.ts';
import { tellEnemies } from '../movement/move.ts';
import { prepareTurns, TURNS } from '../movement/pivots.ts';
import { allFly } from '../movement/way-rules.ts';
import {
  ADVANCED,
  CHARGE_BONUS,
  CHARGED,
  ENEMY_CHARGED,
  ENEMY_IN_CHARGE,
  ENEMY_STARTS_MOVE,
  FELL_BACK,
  HAS_BEEN_CHARGED,
  HAS_DECLARED,
} from '../state.ts';
import type { Tables } from '../tables.ts';
import { unitInches, unitsWithin } from '../terrain/distance.ts';
import { askBy, askedBy } from '../worth/asking.ts';
import { endsOfCharge } from './charge-ends.ts';
import { chancesOf } from './charge-odds.ts';
import { chargeAgain } from './charge-reroll.ts';
import type { ChargeSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const CHARGE_ROLL = purpose('charge');
export const CHARGES = event(
  'charge-move',
  { unit: 'unit', target: 'unit', roll: 'number', inches: 'inches' },
  '{unit} charges {target} over {inches}, {roll} rolled',
);
export const CHARGE_FAILS = event(
  'charge-fails',
  { unit: 'unit', target: 'unit', roll: 'number' },
  '{unit} fails to reach {target}, {roll} rolled',
);

/** The unit to charge; -1 for none. */
export const CHARGE_AT = decision<Modern>('charge-at', 'unit', usualCharge, undefined, endsOfCharge);
/** A further unit to charge; -1 for no more. */
export const CHARGE_ALSO = decision<Modern>('charge-also', 'unit', () => 0);

/**
 * Which of the rules triggered by the end of a Charge move is resolved next: the charging side's own, enemy fire, enemy counter-charges.
 * Asked of the active player (TEN-TURN-02).
 */
export const NEXT_RULE = decision<Modern>('TEN-TURN-02/next-rule', 'number', first);
export const DUE = { own: 0, fire: 1, charges: 2 } as const;
const KINDS_DUE = 3;

/** Without orders, a unit does not try a charge less likely than this. */
const WORTH_TRYING = 1 / 3;

function usualCharge(q: Question<Modern>): number {
  const s = askedBy(q.game);
  if (s === null || q.about === null) return 0;
  let best = 0;
  let most = 0;
  for (let k = 1; k < q.n; k++) {
    const odds = s.chargeChance(q.game, q.about, q.game.units[q.options[k]]);
    if (odds < WORTH_TRYING || odds <= most) continue;
    most = odds;
    best = k;
  }
  return best;
}

/** How many slots of `field.targets` the current charge names. */
const charging = arenaMemory('tenth/charging', (_g: Game<Modern>) => ({ named: 0 }));

/** Charge phase (ASSAULT area, first half). */
export function chargeSeams(
  s: ModernSeams,
  t: Tables,
): Pick<
  ChargeSeams,
  'mayCharge' | 'barredFromCharge' | 'mayChargeAt' | 'charge' | 'chargeRoll' | 'charged' | 'chargeEnds' | 'ownChargeEnds'
> &
  Pick<ModernSeams, 'chargeChance' | 'chargesAfterFire'> {
  const atLeast = chancesOf(t.chargeDice);
  const most = atLeast.length - 1;
  return {
    mayCharge(g, u) {
      if (u.place !== PLACE.table || s.barredFromCharge(g, u) || s.engaged(g, u)) return false;
      const enemies = g.sides[enemyOf(u.side)];
      for (let k = 0; k < enemies.length; k++) if (s.mayChargeAt(g, u, enemies[k])) return true;
      return false;
    },
    barredFromCharge: (_g, u) => is(u, ADVANCED) || is(u, FELL_BACK),
    mayChargeAt(g, u, e) {
      if (e.place !== PLACE.table || e.alive === 0) return false;
      const dx = u.x - e.x;
      const dy = u.y - e.y;
      const far = t.chargeInches + u.radius + e.radius + EPSILON;
      return dx * dx + dy * dy <= far * far && unitsWithin(g, u, e, t.chargeInches);
    },
    charge(g, u, target) {
      const field = g.desk.field;
      const about = charging(g);
      if (about.named === 0) field.targets[about.named++] = target.slot;
      const count = about.named;
      about.named = 0;
      inflict(g, u, HAS_DECLARED);
      const dice = g.dice.begin(DEED.charge, u, target);
      const roll = s.chargeRoll(g, u, target, dice, farthest(g, u, count) - t.engagementInches);
      g.dice.end(dice);
      if (roll + reachAcross(g, t) + EPSILON >= unitInches(g, u, target)) tellEnemies(g, ENEMY_STARTS_MOVE, u);
      const left = dropLost(g, count);
      const main = left > 0 ? field.targets[0] : target.slot;
      field.melee = true;
      const inches = u.alive > 0 && left > 0 ? closeIn(g, s, t, u, left, roll) : 0;
      field.melee = false;
      if (inches === 0) {
        g.log.note(CHARGE_FAILS, u.slot, main, roll);
        return false;
      }
      g.log.note(CHARGES, u.slot, main, roll, Math.round(inches * 256));
      for (let k = 0; k < left; k++) inflict(g, g.units[field.targets[k]], HAS_BEEN_CHARGED);
      s.charged(g, u);
      return true;
    },
    chargeRoll: (g, _u, _target, dice) => {
      chargeAgain(g).rerolled = false;
      return g.dice.sum(dice, CHARGE_ROLL, t.chargeDice);
    },
    charged(g, u) {
      inflict(g, u, CHARGED);
      inflict(g, u, CHARGE_BONUS);
      s.chargeEnds(g, u);
    },
    chargeEnds(g, u) {
      let left = (1 << KINDS_DUE) - 1;
      while (left !== 0 && u.alive > 0) {
        let n = 0;
        for (let k = 0; k < KINDS_DUE; k++) if ((left & (1 << k)) !== 0) NEXT_RULE.options[n++] = k;
        const due = NEXT_RULE.options[g.ask(NEXT_RULE, g.active, u, null, n)];
        left &= ~(1 << due);
        if (due === DUE.own) s.ownChargeEnds(g, u);
        else tellEnemies(g, due === DUE.fire ? ENEMY_IN_CHARGE : ENEMY_CHARGED, u);
      }
    },
    ownChargeEnds() {},
    chargesAfterFire: () => true,
    chargeChance(g, u, target) {
      if (!s.mayChargeAt(g, u, target) || is(u, ADVANCED) || is(u, FELL_BACK)) return 0;
      const climb = g.desk.field.floors ? climbToFight(g, s, t, u, target) : 0;
      const need = Math.ceil(unitInches(g, u, target) - t.engagementInches + climb - EPSILON);
      return need > most ? 0 : atLeast[need < 0 ? 0 : need];
    },
  };
}

/** Asks for further targets until there are no more; returns how many targets are named. */
function nameMore(g: G, s: ModernSeams, u: U): number {
  const targets = g.desk.field.targets;
  const enemies = g.sides[enemyOf(u.side)];
  let named = 1;
  for (;;) {
    const options = CHARGE_ALSO.options;
    let n = 0;
    options[n++] = -1;
    for (let k = 0; k < enemies.length; k++) {
      if (!isNamed(targets, named, enemies[k].slot) && s.mayChargeAt(g, u, enemies[k])) options[n++] = enemies[k].slot;
    }
    if (n === 1) return named;
    const slot = options[g.ask(CHARGE_ALSO, u.side, u, g.units[targets[0]], n)];
    if (slot < 0) return named;
    targets[named++] = slot;
  }
}

function isNamed(targets: Int16Array, named: number, slot: number): boolean {
  for (let k = 0; k < named; k++) if (targets[k] === slot) return true;
  return false;
}

/** Takes named targets off the list that have been destroyed since: the charge goes on at the others. Returns how many are left. */
function dropLost(g: G, count: number): number {
  const targets = g.desk.field.targets;
  let left = 0;
  for (let k = 0; k < count; k++) if (g.units[targets[k]].alive > 0) targets[left++] = targets[k];
  return left;
}

/** Distance to the farthest named target. */
function farthest(g: G, u: U, count: number): number {
  let most = 0;
  for (let k = 0; k < count; k++) {
    const inches = unitInches(g, u, g.units[g.desk.field.targets[k]]);
    if (inches > most) most = inches;
  }
  return most;
}

/** The longest Engagement Range on this board. */
function reachAcross(g: G, t: Tables): number {
  return g.desk.field.barricadeCount > 0 ? t.barricadeReachInches : t.engagementInches;
}

const aims = scratch(makeCharge());

/**
 * Makes the Charge move: into Engagement Range of every one of `field.targets` and of no other enemy. Returns the longest distance moved, 0 if it cannot.
 */
function closeIn(g: G, s: ModernSeams, t: Tables, u: U, count: number, roll: number): number {
  const target = g.units[g.desk.field.targets[0]];
  keepPlaces(g, u);
  const rules = prepareMove(g, t, u, allFly(g, u, s.fliesInCharge), 0);
  if (s.passesModels(g, u)) passOver(g, rules, true);
  const turned = prepareTurns(g, s, u, rules) && g.choose(TURNS, u.side, u, target);
  rules.heldOffInches = t.chargeHeldOffInches;
  // The kit adds the contact tolerance to the reach; Engagement Range has none.
  const short = CONTACT - EPSILON;
  const inches = chargeBest(g, s, u, setCharge(aims(), count, roll, t.engagementInches - short), rules, turned);
  if (inches > 0) return inches;
  return overBarricade(g, s, t, u, count, roll);
}

/** Moves up to the near side of a barricade that the target is behind, if that is near enough to fight across it (TEN-TERRAIN-11). */
function overBarricade(g: G, s: ModernSeams, t: Tables, u: U, count: number, roll: number): number {
  const field = g.desk.field;
  const target = g.units[field.targets[0]];
  for (let k = 0; k < field.barricadeCount; k++) {
    const piece = g.board.pieces[field.barricades[k]];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] === 0) continue;
      const inches = gapToPiece(g.models, i, piece) - CONTACT;
      if (inches > roll || inches + t.barricadeReachInches < unitInches(g, u, target)) continue;
      if (!engagesFrom(g, s, t, i, target)) continue;
      const charge = setCharge(aims(), count, inches, t.barricadeReachInches - CONTACT + EPSILON);
      const gone = chargeMoveAll(g, u, field.targets, charge, field.rules);
      if (gone > 0) return gone;
    }
  }
  return 0;
}

/** Whether this model would fight some model of the target across a barricade. */
function engagesFrom(g: G, s: ModernSeams, t: Tables, i: number, target: U): boolean {
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] !== 0 && s.engagementInches(g, i, j) > t.engagementInches) return true;
  }
  return false;
}

/** Chooses targets, rolls and moves. */
export function chargeUnit(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): void {
  const options = CHARGE_AT.options;
  const enemies = g.sides[enemyOf(u.side)];
  let n = 0;
  options[n++] = -1;
  for (let k = 0; k < enemies.length; k++) {
    if (!s.mayChargeAt(g, u, enemies[k])) continue;
    options[n++] = enemies[k].slot;
  }
  const slot = options[askBy(g, s, CHARGE_AT, u, null, n)];
  if (slot < 0) return;
  const about = charging(g);
  g.desk.field.targets[0] = slot;
  about.named = nameMore(g, s, u);
  s.charge(g, u, g.units[slot]);
  about.named = 0;
}
