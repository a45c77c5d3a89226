import type { Account, Purpose, Tally, TellAccount } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { HIT, STAGE } from '../family.ts';
import { ASIDE, type Aside } from '../saves/aside.ts';
import { BATCH } from '../saves/batch.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { ATTACK, ATTACK_DEPTH } from '../shooting/attack-frame.ts';
import type { Volley } from '../shooting/volley.ts';
import { VOLLEY } from '../shooting/volley.ts';
import * as why from '../state.ts';

const DEVASTATING_WOUNDS = keyword('devastating-wounds');
/** Weapons whose Critical Hits pierce better, so that hits and wounds are told apart (TEN-SHOOT-22). */
const PIERCE = keyword('critical-hits-pierce');
/** Weapons whose wounds are not all alike. */
const WOUNDS_DIFFER = [DEVASTATING_WOUNDS, keyword('critical-wound-mortal-wounds'), PIERCE];

/** Dice of an attack whose outcome is in its frame, or on the table, by the time the next one is asked for. */
const TOLD: ReadonlySet<Purpose> = new Set([
  why.ATTACKS,
  why.HIT_ROLL,
  why.HIT_REROLL,
  why.WOUND_ROLL,
  why.WOUND_REROLL,
  why.SUSTAINED_ROLL,
  why.ARMOUR,
  why.ARMOUR_REROLL,
  why.INVULNERABLE,
  why.INVULNERABLE_REROLL,
  why.DAMAGE_ROLL,
  why.DAMAGE_REROLL,
  why.FEEL_NO_PAIN,
  why.MORTAL_ROLL,
]);

/** Sorts of like things. */
const ATTACKS = 1;
const TO_WOUND = 2;
const WOUNDS = 3;
const BEARERS = 4;
const HITS = 5;
const ASIDE_ATTACKS = 6;
const ASIDE_WOUNDS = 7;

export const account: TellAccount<Modern> = (g, _s, frame, purpose, to) => {
  const { attacks, attackDepth, volleys, volleyDepth } = g.desk;
  for (let k = 0; k < volleyDepth; k++) {
    const v = volleys[k];
    to.counting(ATTACK_DEPTH + k, v.serial);
    tellVolley(v, to);
    tellAside(g.desk.aside, v.asideFrom, k + 1 < volleyDepth ? volleys[k + 1].asideFrom : g.desk.aside.n, to);
  }
  for (let k = 0; k < attackDepth; k++) {
    to.counting(k, attacks[k].serial);
    tell(attacks[k], to);
  }
  return attackDepth > 0 && TOLD.has(purpose) && attacks[attackDepth - 1].dice === frame ? 'told' : 'kept';
};

/** Of what was picked, only the number of hits on each target is not described in full. */
const TELL_VOLLEY = VOLLEY.teller({ hit: 'rules ask whether a target was hit at all: `tellVolley`' });

function tellVolley(v: Volley, to: Account): void {
  TELL_VOLLEY(v, to);
  for (const hits of v.hit) to.fact(hits > 0 ? 1 : 0);
}

const AS_COUNT = 'a count: `tell`';
const DEALT_WITH = 'has come to hits, wounds or lost models, which are told';
const BY_STAGE = {
  attacks: DEALT_WITH,
  done: 'shows in what is left: `tell`',
  hitCount: DEALT_WITH,
  hits: DEALT_WITH,
  woundCount: DEALT_WITH,
  wounds: DEALT_WITH,
} as const;
const HITS_IN_ORDER = 'counts, or a row: `tellHits`';
const WOUNDS_IN_ORDER = 'counts, or a row: `tell`';

/** By stage: describes all that is not described in its own way below, the stage among it. */
const TELL_REST: { readonly [stage: number]: (a: Attack, to: Account) => void } = {
  [STAGE.number]: ATTACK.teller({ attacks: AS_COUNT, done: AS_COUNT }),
  [STAGE.hits]: ATTACK.teller({ ...BY_STAGE, attacks: AS_COUNT, hitCount: HITS_IN_ORDER, hits: HITS_IN_ORDER }),
  [STAGE.wounds]: ATTACK.teller({
    ...BY_STAGE,
    hitCount: HITS_IN_ORDER,
    hits: HITS_IN_ORDER,
    woundCount: WOUNDS_IN_ORDER,
    wounds: WOUNDS_IN_ORDER,
  }),
  [STAGE.saves]: ATTACK.teller({ ...BY_STAGE, woundCount: WOUNDS_IN_ORDER, wounds: WOUNDS_IN_ORDER }),
  [STAGE.over]: ATTACK.teller({ wounds: DEALT_WITH, hits: DEALT_WITH }),
  [STAGE.aside]: ATTACK.teller(),
};

function tell(a: Attack, to: Account): void {
  pending(a, why.HITS_MADE, a.hitsBefore, to);
  pending(a, why.WOUNDS_MADE, a.woundsBefore, to);
  TELL_REST[a.stage](a, to);
  if (a.stage === STAGE.number) {
    to.count(BEARERS, a.bearerCount - a.done);
    to.count(ATTACKS, a.attacks);
    return;
  }
  // In the order of their dice, where wounds are not all alike; else it is the numbers that count.
  const ordered = WOUNDS_DIFFER.some((word) => hasBit(a.profile.bits, word));
  if (a.batch !== BATCH.none) tellBatch(a, to, ordered);
  if (a.stage === STAGE.hits) {
    to.count(ATTACKS, a.attacks - a.done);
    pending(a, why.HITS_MADE, a.hitCount, to);
    tellHits(a, 0, to, ordered);
  } else if (a.stage === STAGE.wounds) {
    pending(a, why.WOUNDS_MADE, a.woundCount, to);
    if (ordered) tellWounds(a, 0, to);
    else to.count(WOUNDS, a.woundCount);
    tellHits(a, a.done, to, ordered);
  } else if (a.stage === STAGE.saves) {
    if (ordered) tellWounds(a, a.done, to);
    else to.count(WOUNDS, a.woundCount - a.done);
  }
}

const pending = (a: Attack, what: Tally, n: number, to: Account): void => to.pending(what, n, a.attacker.slot, a.target.slot, a.dice);

/** Hits from number `from`: those that wound without a roll are as good as wounds. */
function tellHits(a: Attack, from: number, to: Account, ordered: boolean): void {
  // None of a batch of Wound rolls counts until the last is rolled: the hits among them that need none are still to come, too. How far it has come
  // shows in its faces.
  const batch = a.batch !== BATCH.none;
  let automatic = 0;
  let rolled = 0;
  for (let k = batch ? 0 : from; k < a.hitCount; k++) {
    if ((a.hits[k] & HIT.automatic) !== 0) automatic++;
    else if (k >= from) rolled++;
  }
  pending(a, why.WOUNDS_MADE, automatic, to);
  const apart = hasBit(a.profile.bits, PIERCE) ? HIT.automatic | HIT.critical : HIT.automatic;
  const alike = !ordered || (automatic === 0 && apart === HIT.automatic);
  if (alike) to.count(TO_WOUND, rolled);
  if (!ordered) to.count(WOUNDS, automatic);
  else if (!alike) {
    const first = batch ? 0 : from;
    to.row(HITS, a.hitCount - first, a.stage === STAGE.wounds && !batch, (k) => a.hits[first + k] & apart);
  }
}

/** Wounds from number `from` in their order. */
function tellWounds(a: Attack, from: number, to: Account): void {
  to.row(WOUNDS, a.woundCount - from, a.stage === STAGE.saves, (k) => a.wounds[from + k]);
}

/**
 * What waits for the end of a volley, from place `from` to `end`: attacks first, then other mortal wounds, each in their order. What is being dealt
 * with is an attack of its own by then, and its mortal wounds are an amount that is held.
 */
function tellAside(q: Aside, from: number, end: number, to: Account): void {
  if (end === from) return;
  tellWaiting(q, from, end, true, to);
  tellWaiting(q, from, end, false, to);
}

function tellWaiting(q: Aside, from: number, end: number, attacks: boolean, to: Account): void {
  const used = q.at >= from;
  const waiting: number[] = [];
  for (let k = from; k < end; k++) if (q.settled[k] === 0 && (q.kind[k] === ASIDE.attack) === attacks) waiting.push(k);
  to.row(attacks ? ASIDE_ATTACKS : ASIDE_WOUNDS, waiting.length, used, (k) => entryOf(q, waiting[k], to));
}

function entryOf(q: Aside, at: number, to: Account): number {
  const { dice, sides, plus } = q.wounds[at];
  return to.together(q.kind[at], q.target[at], q.weapon[at], q.traits[at], dice, sides, plus);
}

/** Faces of a batch that lies open: in whatever order they were rolled, unless each belongs to a hit or makes a wound of its own. */
function tellBatch(a: Attack, to: Account, ordered: boolean): void {
  const faces = a.faces.slice(a.faceAt, a.faceCount);
  if (!ordered) faces.sort();
  for (const face of faces) to.fact(face);
}
