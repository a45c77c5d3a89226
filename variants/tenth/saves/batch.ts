import type { Game, Purpose } from 'sandtable/rules';
import { hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { TRAIT, WOUND } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { ARMOUR, ARMOUR_REROLL, HIT_REROLL, HIT_ROLL, INVULNERABLE, INVULNERABLE_REROLL, WOUND_REROLL, WOUND_ROLL } from '../state.ts';
import { DEVASTATING_WOUNDS } from '../weapons/22-devastating-wounds.ts';
import { saveNeeded } from './needed.ts';

/** Kinds of rolls that are made together. */
export const BATCH = { none: 0, hit: 1, wound: 2, save: 3, invulnerable: 4 } as const;

const ROLLS: readonly Purpose[] = [HIT_ROLL, HIT_ROLL, WOUND_ROLL, ARMOUR, INVULNERABLE];
const REROLLS: readonly Purpose[] = [HIT_REROLL, HIT_REROLL, WOUND_REROLL, ARMOUR_REROLL, INVULNERABLE_REROLL];

/** Bits of a batch face, besides its result. */
const FACE = 7;
const REROLLED = 8;
const TREATED = 16;

/** Begins a batch of rolls that succeed on `on`; `keepFace` adds to it. */
export function beginBatch(g: Game<Modern>, a: Attack, kind: number, on: number): void {
  a.batch = kind;
  a.batchOn = on;
  a.batchFirst = g.dice.taken(a.dice, ROLLS[kind]);
  a.faceCount = 0;
  a.faceAt = 0;
}

export function keepFace(a: Attack, face: number): void {
  a.faces[a.faceCount++] = face | (a.rerolled ? REROLLED : 0) | (a.treated ? TREATED : 0);
}

/** The next face of the batch, as if just rolled. */
export function takeFace(a: Attack): number {
  const kept = a.faces[a.faceAt++];
  a.rerolled = (kept & REROLLED) !== 0;
  a.treated = (kept & TREATED) !== 0;
  return kept & FACE;
}

export function endBatch(a: Attack): void {
  a.batch = BATCH.none;
}

/** Index of the first failed roll of the batch that may still be re-rolled; -1 for none. */
function failedRoll(a: Attack): number {
  for (let k = 0; k < a.faceCount; k++) if ((a.faces[k] & FACE) < a.batchOn && (a.faces[k] & (REROLLED | TREATED)) === 0) return k;
  return -1;
}

export const hasFailed = (a: Attack): boolean => failedRoll(a) >= 0;

/** Re-rolls the first failed roll of the batch. */
export function rollAgain(g: Game<Modern>, a: Attack): void {
  const place = failedRoll(a);
  a.faces[place] = g.dice.nth(a.dice, REROLLS[a.batch], a.batchFirst + place) | REROLLED;
}

/** Rolls saves for all wounds that allow one, if it makes no difference which model takes which. */
export function rollSaves(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  const devastates = hasBit(a.profile.bits, DEVASTATING_WOUNDS);
  let n = 0;
  for (let k = 0; k < a.woundCount; k++) if ((a.wounds[k] & WOUND.critical) === 0 || !devastates) n++;
  // Wounds that allow different saves are saved one at a time.
  if (n < 2 || a.carries !== 0 || (a.traits & (TRAIT.character | TRAIT.secondCharacter | TRAIT.thirdCharacter)) !== 0) return;
  if (a.target.sheet.models.length > 1 || !s.waitsForBatch(g, a, BATCH.save)) return;
  const t = a.target;
  let first = -1;
  let need = 0;
  for (let m = t.first; m < t.first + t.size; m++) {
    if (g.models.alive[m] === 0) continue;
    const on = saveNeeded(g, s, a, m);
    if (first < 0) {
      first = m;
      need = on;
    } else if (on !== need) return;
  }
  const invulnerable = need < 0;
  const on = invulnerable ? -need : need;
  if (first < 0 || on > 6) return;
  beginBatch(g, a, invulnerable ? BATCH.invulnerable : BATCH.save, on);
  for (; n > 0; n--) keepFace(a, s.saveFace(g, a, first, invulnerable, on));
  s.batchSeen(g, a);
}
