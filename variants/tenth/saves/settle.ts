import type { Game } from 'sandtable/rules';
import { CAUSE, DEED } from 'sandtable/rules';
import type { Modern, Roll } from '../family.ts';
import { STAGE } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { noteFirstBlood } from '../mission/mission.ts';
import { rollAmount } from '../modifiers/mod.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { addBearer, closeAttack, openAttack } from '../shooting/attack-frame.ts';
import type { Volley } from '../shooting/volley.ts';
import { MORTAL_ROLL, UNSAVED, UNSAVED_MADE } from '../state.ts';
import { ASIDE, putAside } from './aside.ts';
import { harm } from './harm.ts';

/** Resolves a volley's part of the queue: attacks put aside first, then other mortal wounds (TEN-SAVE-09). */
export function settleAside(g: Game<Modern>, s: ModernSeams, v: Volley): void {
  const q = g.desk.aside;
  const outer = q.at;
  for (let pass = 0; pass < 2; pass++) {
    for (let k = v.asideFrom; k < q.n; k++) {
      if (q.settled[k] !== 0 || (pass === 0 && q.kind[k] !== ASIDE.attack)) continue;
      q.settled[k] = 1;
      q.at = k;
      settle(g, s, v, k);
    }
  }
  q.at = outer;
  const last = q.n;
  for (let k = v.asideFrom; k < last; k++) {
    if (k > v.asideFrom && q.target[k] === q.target[k - 1]) continue;
    const t = g.units[q.target[k]];
    if (t.alive > 0) noteFirstBlood(g);
  }
  // Only now: attacks made in reaction to a loss append to the queue after what is read here.
  q.n = v.asideFrom;
}

function settle(g: Game<Modern>, s: ModernSeams, v: Volley, k: number): void {
  const q = g.desk.aside;
  const t = g.units[q.target[k]];
  if (t.alive === 0) return;
  const u = v.attacker;
  const dice = g.dice.begin(v.melee ? DEED.fight : v.overwatch ? DEED.overwatch : DEED.shoot, u, t);
  g.dice.weapon(dice, u.sheet.weapons[q.weapon[k]].key);
  const a = openAttack(g, u, t, q.weapon[k], dice);
  a.traits = q.traits[k];
  a.targetSeen = v.seen[t.slot] !== 0;
  a.targetEngaged = v.engaged[t.slot] !== 0;
  a.overwatch = v.overwatch;
  a.stage = STAGE.aside;
  bearerOf(v, a);
  // Known without a die, for rules that ask for it; whatever was rolled is gone.
  if (a.profile.S.dice === 0) a.strength = s.strengthOf(g, a);
  if (q.kind[k] === ASIDE.extra) inflictExtra(g, s, a, q.wounds[k]);
  else {
    devastate(g, s, a);
    s.afterCriticalWound(g, a);
    if (a.unsaved > 0) g.log.note(UNSAVED, u.slot, t.slot, a.unsaved);
  }
  closeAttack(g);
  g.dice.end(dice);
}

/** Whose attack it was: of those that attacked alike any will do, for rules about the attacks of one model. */
function bearerOf(v: Volley, a: Attack): void {
  for (let row = 0; row < v.n; row++) {
    if (v.weapon[row] !== a.weaponIndex || v.target[row] !== a.target.slot || v.traits[row] !== a.traits) continue;
    addBearer(a, v.model[row]);
    return;
  }
}

export const causeOf = (a: Attack): typeof CAUSE.assault | typeof CAUSE.shooting => (a.melee ? CAUSE.assault : CAUSE.shooting);

/** Inflicts mortal wounds on top of an attack's damage. */
export function inflictExtra(g: Game<Modern>, s: ModernSeams, a: Attack, wounds: Roll): void {
  if (a.target.alive === 0) return;
  a.mortal = true;
  const n = s.extraWounds(g, a, rollAmount(g, a.dice, MORTAL_ROLL, wounds));
  a.damage += s.mortalWounds(g, a.target, n, harm(a.dice, causeOf(a), a.attacker, a));
  a.mortal = false;
}

/** Mortal wounds that an attack inflicts on top of its damage: now, or when the unit's normal damage is done. */
export function alsoInflicts(g: Game<Modern>, s: ModernSeams, a: Attack, wounds: Roll): void {
  if (s.mortalWoundsWait(g)) putAside(g, a, ASIDE.extra, wounds);
  else inflictExtra(g, s, a, wounds);
}

/** The Critical Wound of a weapon with Devastating Wounds: allocated, its damage inflicted as mortal wounds. */
export function devastate(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  a.mortal = true;
  const model = s.nextModel(g, a.target, a);
  if (model >= 0) {
    a.unsaved++;
    g.log.tally(UNSAVED_MADE, 1, a.attacker.slot, a.target.slot, a.dice);
    a.damage += s.boundWounds(g, model, s.devastatingDamage(g, a, model), harm(a.dice, causeOf(a), a.attacker, a));
  }
  a.mortal = false;
}
