import type { ExampleWords, Purpose } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Attack, Modern, Volley } from '../family.ts';
import { HIT, STAGE, TRAIT } from '../family.ts';
import { ASIDE, type Aside } from '../saves/aside.ts';
import * as why from '../states.ts';

const DEVASTATING_WOUNDS = keyword('devastating-wounds');

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

export const account: NonNullable<ExampleWords<Modern>['account']> = (g, _s, frame, purpose, to) => {
  const { attacks, attackDepth, volleys, volleyDepth } = g.desk;
  for (let k = 0; k < volleyDepth; k++) {
    const v = volleys[k];
    tellVolley(v, to);
    tellAside(g.desk.aside, v.asideFrom, k + 1 < volleyDepth ? volleys[k + 1].asideFrom : g.desk.aside.n, k + 1 === volleyDepth, to);
  }
  for (let k = 0; k < attackDepth; k++) tell(attacks[k], to);
  // Dice that are not the attack's own, too, may be rolled in the middle of mortal wounds: on the death of a model, say.
  to.fact(g.desk.mortalLeft);
  if (attackDepth === 0 || !TOLD.has(purpose) || attacks[attackDepth - 1].dice !== frame) return 'kept';
  if (purpose === why.FEEL_NO_PAIN) {
    to.fact(g.desk.painLeft);
    to.fact(g.desk.painLost);
    const a = attacks[attackDepth - 1];
    // Not only the model that is hurt takes wounds, nor the first of two.
    if (a.mortal || (a.traits & (TRAIT.character | TRAIT.secondCharacter | TRAIT.thirdCharacter)) !== 0) to.model(g.desk.painModel);
  }
  return 'told';
};

/** A volley under way: what is left of it, at targets as they were picked, and whom it has hit. */
function tellVolley(v: Volley, to: To): void {
  to.fact(v.attacker.slot);
  let target = -1;
  let traits = -1;
  for (let row = 0; row < v.n; row++) {
    const t = v.target[row];
    if (t !== target) {
      target = t;
      to.fact((v.hit[t] === 0 ? 0 : 4) | (v.seen[t] << 1) | v.engaged[t]);
      to.fact((v.models[t] << 16) | v.toughness[t]);
    }
    if (v.done[row] !== 0) {
      to.fact(-v.done[row]);
      continue;
    }
    to.fact((v.model[row] << 16) | (v.weapon[row] << 8) | t);
    if (v.traits[row] === traits) continue;
    traits = v.traits[row];
    to.fact(-8 - traits);
  }
}

type To = Parameters<NonNullable<ExampleWords<Modern>['account']>>[4];

function tell(a: Attack, to: To): void {
  to.fact(a.attacker.slot);
  to.fact(a.target.slot);
  to.fact(a.weaponIndex);
  to.fact(a.traits);
  to.fact(a.stage);
  if (a.stage === STAGE.number) {
    to.fact(a.attacks > 0 ? 1 : 0);
    to.count(BEARERS, a.bearerCount - a.done);
    to.count(ATTACKS, a.attacks);
    return;
  }
  to.fact(a.mortal ? 1 : 0);
  // At every stage: attacks that are made one by one tell of all their failed saves at the end.
  to.pending('unsaved', a.unsaved);
  if (a.stage === STAGE.aside) return;
  to.fact(a.strength);
  to.fact(a.later);
  to.fact(a.hitsBefore > 0 ? 1 : 0);
  if (a.batch !== 0) tellBatch(a, to);
  to.fact(a.criticals);
  to.pending('hits', a.hitsBefore);
  to.pending('wounds', a.woundsBefore);
  // In the order of their dice, where criticals are more than wounds; else it is the numbers that count.
  const ordered = hasBit(a.profile.bits, DEVASTATING_WOUNDS);
  if (a.stage === STAGE.hits) {
    to.count(ATTACKS, a.attacks - a.done);
    to.pending('hits', a.hitCount);
    tellHits(a, 0, to, ordered);
  } else if (a.stage === STAGE.wounds) {
    to.pending('wounds', a.woundCount);
    if (ordered) tellWounds(a, 0, to);
    else to.count(WOUNDS, a.woundCount);
    tellHits(a, a.done, to, ordered);
  } else if (a.stage === STAGE.saves) {
    if (ordered) tellWounds(a, a.done, to);
    else to.count(WOUNDS, a.woundCount - a.done);
  }
}

/** Hits from number `from`: those that wound without a roll are as good as wounds. */
function tellHits(a: Attack, from: number, to: To, ordered: boolean): void {
  // None of a batch of Wound rolls counts until the last is rolled: the hits among them that need none are still to come, too.
  const batch = a.stage === STAGE.wounds && a.batch !== 0;
  if (batch) to.fact(from);
  let automatic = 0;
  let rolled = 0;
  for (let k = batch ? 0 : from; k < a.hitCount; k++) {
    if ((a.hits[k] & HIT.automatic) !== 0) automatic++;
    else if (k >= from) rolled++;
  }
  to.pending('wounds', automatic);
  if (!ordered || automatic === 0) to.count(TO_WOUND, rolled);
  if (!ordered) to.count(WOUNDS, automatic);
  else if (automatic > 0) {
    const first = batch ? 0 : from;
    to.row(HITS, a.hitCount - first, a.stage === STAGE.wounds && !batch, (k) => a.hits[first + k] & HIT.automatic);
  }
}

/** Wounds from number `from` in their order. */
function tellWounds(a: Attack, from: number, to: To): void {
  to.row(WOUNDS, a.woundCount - from, a.stage === STAGE.saves, (k) => a.wounds[from + k]);
}

/** What waits for the end of a volley, from place `from` to `end`: attacks first, then other mortal wounds, each in their order. */
function tellAside(q: Aside, from: number, end: number, innermost: boolean, to: To): void {
  if (end === from) return;
  const under = innermost && q.at >= from;
  to.fact(under ? q.kind[q.at] : -1);
  tellWaiting(q, from, end, true, under && q.kind[q.at] === ASIDE.attack, to);
  tellWaiting(q, from, end, false, under && q.kind[q.at] !== ASIDE.attack, to);
}

function tellWaiting(q: Aside, from: number, end: number, attacks: boolean, used: boolean, to: To): void {
  const waiting: number[] = [];
  for (let k = from; k < end; k++) if (q.settled[k] === 0 && (q.kind[k] === ASIDE.attack) === attacks) waiting.push(k);
  to.row(attacks ? ASIDE_ATTACKS : ASIDE_WOUNDS, waiting.length, used, (k) => {
    const at = waiting[k];
    const { dice, sides, plus } = q.wounds[at];
    let what = q.kind[at];
    for (const part of [q.target[at], q.weapon[at], q.state[at], q.traits[at], dice, sides, plus])
      what = Math.imul(what + 1, 0x9e3779b1) ^ part;
    return what;
  });
}

/** A batch that lies open, in whatever order it was rolled. */
function tellBatch(a: Attack, to: To): void {
  to.fact(a.batch);
  to.fact(a.again < 0 ? -1 : a.faces[a.again]);
  const faces = [...a.faces.subarray(a.faceAt, a.faceCount)];
  if (!hasBit(a.profile.bits, DEVASTATING_WOUNDS)) faces.sort((x, y) => x - y);
  for (const face of faces) to.fact(face);
}
