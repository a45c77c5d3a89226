import { CONTACT, gap } from 'sandtable/kit';
import {
  type Decision,
  decision,
  event,
  type Game,
  hasBit,
  is,
  keyword,
  type ModelId,
  reckoned,
  type SideId,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { isHull } from '../movement/mobility.ts';
import type { Tables } from '../tables.ts';
import { mixesKinds } from '../vehicles/mixed.ts';
import { COWED, REFUSED } from './challenge.ts';
import { combatOf, fights, markStrikers } from './combat.ts';
import { beginDuel, DUELLING, duellistOf, endDuel, opponentOf } from './duel.ts';
import { duelWorth } from './duel-worth.ts';

const CHARACTER = keyword('character');
const INDEPENDENT = keyword('independent-character');

/** Which character issues a challenge, which one accepts it, and which enemy character is named as having refused; models, -1 for none. */
const CHALLENGE: Decision<Classic> = decision<Classic>('challenge', 'model', reckoned);
const ACCEPT: Decision<Classic> = decision<Classic>('accept-challenge', 'model', reckoned);
const NAME_COWARD: Decision<Classic> = decision<Classic>('refuser', 'model', reckoned);

const ISSUED = event('challenge', { unit: 'unit', model: 'model' }, '{unit} issues a challenge with {model}');
const ACCEPTED = event('challenge-accepted', { unit: 'unit', model: 'model' }, '{unit} accepts the challenge with {model}');

/** Most characters of a side considered in one combat. */
const MOST = 64;
const issuing = scratch({ mine: new Int16Array(MOST), theirs: new Int16Array(MOST) });
const answering = scratch({ answerer: -1, points: 0 });

/** Lists the engaged characters of a side in the combat; returns how many. */
function listCharacters(g: Game<Classic>, side: SideId, into: Int16Array): number {
  const { members, count, strikesAt } = combatOf(g);
  let n = 0;
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    if (u.side !== side || (!hasBit(u.anyBits, CHARACTER) && !hasBit(u.anyBits, INDEPENDENT))) continue;
    // Of vehicles those that fight: walkers, and the riders of chariots (CLS-UNIT-16).
    if (isHull(g, u) || mixesKinds(u)) continue;
    if (markStrikers(g, u, 0) === 0) continue;
    for (let i = u.first; i < u.first + u.size && n < MOST; i++) {
      if (strikesAt[i] === 0) continue;
      strikesAt[i] = 0;
      const { keywordBits } = g.sheetOf(i);
      if (hasBit(keywordBits, CHARACTER) || hasBit(keywordBits, INDEPENDENT)) into[n++] = i;
    }
  }
  return n;
}

/** What it costs a side if one of its characters makes no attacks. */
const stillness = (g: Game<Classic>, s: ClassicSeams, i: ModelId, foe: Unit<Classic>): number =>
  s.attacksOf(g, i, foe) * s.blowWorth(g, i, foe);

/** The best answer of the `n` characters in `list` to a challenge by model `i`: who accepts, -1 for a refusal, and the points it gains them. */
function answer(
  g: Game<Classic>,
  s: ClassicSeams,
  t: Tables,
  i: ModelId,
  list: Int16Array,
  n: number,
): Readonly<ReturnType<typeof answering>> {
  const best = answering();
  best.answerer = -1;
  best.points = -Infinity;
  let cost = 0;
  for (let k = 0; k < n; k++) {
    const worth = duelWorth(g, s, t, list[k], i);
    if (worth > best.points) {
      best.points = worth;
      best.answerer = list[k];
    }
    cost = Math.max(cost, stillness(g, s, list[k], g.unitOf(i)));
  }
  if (best.points >= -cost) return best;
  best.answerer = -1;
  best.points = -cost;
  return best;
}

const sameBase = (g: Game<Classic>, i: ModelId, j: ModelId): boolean => {
  const m = g.models;
  return m.radius[i] === m.radius[j] && m.coreX[i] === m.coreX[j] && m.coreX[i] === 0;
};

function swap(column: Float64Array, i: ModelId, j: ModelId): void {
  const kept = column[i];
  column[i] = column[j];
  column[j] = kept;
}

/** Swaps the places of two models of one unit. */
function changePlaces(g: Game<Classic>, i: ModelId, j: ModelId): void {
  if (i === j) return;
  swap(g.models.x, i, j);
  swap(g.models.y, i, j);
  swap(g.models.z, i, j);
  g.moved(g.unitOf(i));
}

/** Brings two models into contact by swapping places with comrades on equal bases; if none is free to swap they stay where they are, and still fight. */
function meet(g: Game<Classic>, i: ModelId, j: ModelId): void {
  const m = g.models;
  const u = g.unitOf(i);
  const enemy = g.unitOf(j);
  let own = -1;
  let other = -1;
  let changes = 3;
  for (let x = u.first; x < u.first + u.size; x++) {
    if (m.alive[x] === 0 || (x !== i && !sameBase(g, i, x))) continue;
    for (let y = enemy.first; y < enemy.first + enemy.size; y++) {
      if (m.alive[y] === 0 || (y !== j && !sameBase(g, j, y))) continue;
      const needed = (x === i ? 0 : 1) + (y === j ? 0 : 1);
      if (needed >= changes || gap(m, x, y) > CONTACT) continue;
      changes = needed;
      own = x;
      other = y;
    }
  }
  if (own < 0) return;
  changePlaces(g, i, own);
  changePlaces(g, j, other);
}

/** Lets a side issue a challenge; false if it does not. */
function issue(g: Game<Classic>, s: ClassicSeams, t: Tables, side: SideId): boolean {
  const { mine, theirs } = issuing();
  const own = listCharacters(g, side, mine);
  const foes = own === 0 ? 0 : listCharacters(g, (1 - side) as SideId, theirs);
  if (foes === 0) return false;
  const { options } = CHALLENGE;
  options[0] = -1;
  let best = 0;
  for (let k = 0; k < own; k++) {
    options[k + 1] = mine[k];
    const worth = -answer(g, s, t, mine[k], theirs, foes).points;
    if (worth <= best) continue;
    best = worth;
    options[k + 1] = options[0];
    options[0] = mine[k];
  }
  const i = options[g.ask(CHALLENGE, side, null, null, own + 1)];
  if (i < 0) return false;
  const u = g.unitOf(i);
  g.log.note(ISSUED, u.slot, i);
  respond(g, s, t, i, theirs, foes);
  return true;
}

function respond(g: Game<Classic>, s: ClassicSeams, t: Tables, i: ModelId, theirs: Int16Array, foes: number): void {
  const u = g.unitOf(i);
  const { answerer } = answer(g, s, t, i, theirs, foes);
  const accept = ACCEPT.options;
  accept[0] = answerer;
  let n = 1;
  for (let k = 0; k < foes; k++) if (theirs[k] !== answerer) accept[n++] = theirs[k];
  if (answerer >= 0) accept[n++] = -1;
  const j = accept[g.ask(ACCEPT, (1 - u.side) as SideId, null, u, n)];
  if (j >= 0) {
    g.log.note(ACCEPTED, g.unitOf(j).slot, j);
    meet(g, i, j);
    beginDuel(g, i, j);
    return;
  }
  const { options } = NAME_COWARD;
  let most = -1;
  for (let k = 0; k < foes; k++) {
    options[k] = theirs[k];
    const worth = stillness(g, s, theirs[k], u);
    if (worth <= most) continue;
    most = worth;
    options[k] = options[0];
    options[0] = theirs[k];
  }
  s.refuseChallenge(g, options[g.ask(NAME_COWARD, u.side, u, null, foes)]);
}

/** Ends challenges whose combat is over; returns whether one continues in the combat that begins. */
function goesOn(g: Game<Classic>, s: ClassicSeams): boolean {
  const { members, count } = combatOf(g);
  let on = false;
  for (let k = 0; k < count; k++) {
    const i = duellistOf(g, g.units[members[k]]);
    if (i < 0) continue;
    if (s.duelGoesOn(g, i) && fights(g, g.unitOf(opponentOf(g, i)))) on = true;
    else endDuel(g, i, false);
  }
  return on;
}

/**
 * Characters challenge each other at the start of a combat. Whoever accepts fights his challenger alone, on the challenger's
 * own Weapon Skill and Toughness, and no other model can take his wounds; a character who refuses stands back.
 */
export default defineRule({
  id: 'CLS-ASSAULT-24',
  title: 'Challenges',
  source: 'assault: Challenges',
  text: "At the start of a combat's Fight, the active player may issue a challenge with one engaged character; the opponent may accept with an engaged character or refuse. If the active player issues none, the other side may. One challenge per combat. Accepted: the two are moved into base contact (swapping places in the combat if needed) and can only strike, and be struck by, each other until one dies, flees or the combat ends.",
  outside: ['CLS-WPN-55'],
  default: 'on',
  keyword: ['character', 'independent-character'],
  patch: (_p, s, t) => ({
    after: {
      challenge: (g) => {
        if (!goesOn(g, s) && !issue(g, s, t, g.active)) issue(g, s, t, (1 - g.active) as SideId);
      },
      fightCombats: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const i = duellistOf(g, g.units[k]);
          if (i >= 0 && !s.duelGoesOn(g, i)) endDuel(g, i, false);
        }
      },
      markReachable: (g, a) => {
        if (!a.melee || !is(a.target, DUELLING)) return;
        const { first, size } = a.target;
        for (let j = first; j < first + size; j++) if (a.duel >= 0 ? j !== a.duel : opponentOf(g, j) >= 0) a.nearFirer[j] = -1;
      },
    },
    wrap: {
      allocateNext: (next) => (g, a, current) => {
        const model = next(g, a, current);
        if (model >= 0 || a.duel < 0 || g.models.alive[a.duel] !== 0) return model;
        s.spillOver(g, a);
        return next(g, a, -1);
      },
      redirect: (next) => (g, a, model) => {
        if (!a.melee || !is(a.target, DUELLING)) return next(g, a, model);
        if (opponentOf(g, model) >= 0) return model;
        const other = next(g, a, model);
        return opponentOf(g, other) >= 0 ? model : other;
      },
      // A vehicle that stands still is hit all the same (CLS-VEH-30).
      targetSkill: (next) => (g, a) => (a.duel >= 0 && g.sheetOf(a.duel).stats.vehicle === 0 ? s.statOf(g, a.duel, STAT.WS) : next(g, a)),
      toughnessOf: (next) => (g, a) => (a.duel >= 0 ? s.statOf(g, a.duel, STAT.T) : next(g, a)),
      attacksOf: (next) => (g, model, enemy) =>
        is(g.unitOf(model), REFUSED) && g.models.reg[COWED][model] !== 0 ? 0 : next(g, model, enemy),
      highestOf: (next) => (g, u, stat) => {
        if (stat !== STAT.Ld || !is(u, REFUSED)) return next(g, u, stat);
        let best = 0;
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.alive[i] !== 0 && g.models.reg[COWED][i] === 0) best = Math.max(best, s.statOf(g, i, stat));
        }
        // A character alone still has his own Leadership.
        return best > 0 ? best : next(g, u, stat);
      },
    },
  }),
});
