import { CONTACT, circleGap } from 'sandtable/kit';
import type { Game, ModelId, Question, Unit } from 'sandtable/rules';
import { decision, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Volley } from '../shooting/volley.ts';
import { addRow, closeVolley, noteTarget, openVolley } from '../shooting/volley.ts';
import type { Tables } from '../tables.ts';
import { askBy, askedBy } from '../worth/asking.ts';
import { weaponWorth } from '../worth/worth.ts';
import type { MeleeSeams } from './seams.ts';

/** The target of most of a unit's melee attacks. */
export const FIGHT_AT = decision<Modern>('fight-at', 'unit', worthiest);
/** The melee weapon that models of one kind use. */
export const MELEE_WEAPON = decision<Modern>('melee-weapon', 'weapon', bestWeapon);

const MOST_UNITS = 256;
const MOST_KINDS = 64;
/** Units that can be attacked, and each kind of model's choice against the unit it was last asked about. */
const room = scratch({
  targets: new Int16Array(MOST_UNITS),
  chosen: new Int16Array(MOST_KINDS),
  chosenAgainst: new Int16Array(MOST_KINDS),
});
type Room = ReturnType<typeof room>;

function worthiest(q: Question<Modern>): number {
  const s = askedBy(q.game);
  if (s === null || q.about === null) return 0;
  let best = 0;
  let most = -1;
  for (let k = 0; k < q.n; k++) {
    const worth = s.fightWorth(q.game, q.about, q.game.units[q.options[k]]);
    if (worth <= most) continue;
    most = worth;
    best = k;
  }
  return best;
}

function bestWeapon(q: Question<Modern>): number {
  const s = askedBy(q.game);
  if (s === null || q.about === null || q.cause === null) return 0;
  let best = 0;
  let most = -1;
  for (let k = 0; k < q.n; k++) {
    const worth = weaponWorth(q.game, q.about, q.options[k], q.cause);
    if (worth <= most) continue;
    most = worth;
    best = k;
  }
  return best;
}

/** Which models attack which units with which melee weapons (TEN-ASSAULT-11, TEN-ASSAULT-12). */
export function meleeSeams(s: ModernSeams, _t: Tables): MeleeSeams {
  return {
    meleeAttacks: (g, u) => {
      const v = openVolley(g, u, true, false);
      s.pickMeleeTargets(g, v);
      if (v.n > 0) {
        s.resolveVolley(g, v);
        s.afterAttacks(g, v);
      }
      closeVolley(g);
    },
    reachesInMelee: (g, m, t) => s.modelEngages(g, m, t) || touchesThroughFriend(g, s, m, t),
    isExtraWeapon: () => false,
    pickMeleeTargets: (g, v) => pick(g, s, v, room()),
  };
}

/** Whether a model is in base contact with a model of its own unit that is in base contact with an enemy unit. */
function touchesThroughFriend(g: Game<Modern>, s: ModernSeams, m: ModelId, t: Unit<Modern>): boolean {
  const u = g.unitOf(m);
  const end = u.first + u.size;
  if (t.alive === 0 || circleGap(g.models, m, t) > 4 * g.models.radius[m] + CONTACT) return false;
  for (let friend = u.first; friend < end; friend++) {
    if (friend === m || g.models.alive[friend] === 0 || !s.baseContact(g, m, friend)) continue;
    const last = t.first + t.size;
    for (let n = t.first; n < last; n++) {
      if (g.models.alive[n] !== 0 && s.baseContact(g, friend, n)) return true;
    }
  }
  return false;
}

function pick(g: Game<Modern>, s: ModernSeams, v: Volley, r: Room): void {
  const u = v.attacker;
  const enemies = g.sides[1 - u.side];
  const { targets, chosenAgainst } = r;
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || !s.engages(g, u, t)) continue;
    noteTarget(v, t, true, true);
    FIGHT_AT.options[n] = t.slot;
    targets[n++] = t.slot;
  }
  if (n === 0) return;
  const main = g.units[targets[askBy(g, s, FIGHT_AT, u, null, n)]];
  chosenAgainst.fill(-1);
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0 || (g.desk.field.alone >= 0 && g.desk.field.alone !== m)) continue;
    const t = reached(g, s, m, main, targets, n);
    if (t !== null) arm(g, s, v, m, t, r);
  }
}

function reached(g: Game<Modern>, s: ModernSeams, m: ModelId, main: Unit<Modern>, targets: Int16Array, n: number): Unit<Modern> | null {
  if (s.reachesInMelee(g, m, main)) return main;
  for (let k = 0; k < n; k++) {
    const t = g.units[targets[k]];
    if (t !== main && s.reachesInMelee(g, m, t)) return t;
  }
  return null;
}

/** One melee weapon of the model, and all its extra ones. */
function arm(g: Game<Modern>, s: ModernSeams, v: Volley, m: ModelId, t: Unit<Modern>, { chosen, chosenAgainst }: Room): void {
  const u = v.attacker;
  const kind = g.models.kind[m];
  const carried = g.sheetOf(m).weapons;
  if (chosenAgainst[kind] !== t.slot) {
    chosenAgainst[kind] = t.slot;
    chosen[kind] = chooseWeapon(g, s, u, carried, t);
  }
  if (chosen[kind] >= 0) addRow(v, m, chosen[kind], t, s.traitsOf(g, u, m, chosen[kind], t));
  for (let c = 0; c < carried.length; c++) {
    const w = carried[c];
    if (u.sheet.weapons[w].profile.melee && s.isExtraWeapon(g, u, w) && s.usesExtraWeapon(g, u, w, t))
      addRow(v, m, w, t, s.traitsOf(g, u, m, w, t));
  }
}

function chooseWeapon(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, carried: readonly number[], t: Unit<Modern>): number {
  let n = 0;
  for (let c = 0; c < carried.length; c++) {
    const w = carried[c];
    if (!u.sheet.weapons[w].profile.melee || s.isExtraWeapon(g, u, w)) continue;
    MELEE_WEAPON.options[n++] = w;
  }
  if (n === 0) return -1;
  const first = MELEE_WEAPON.options[0];
  return n === 1 ? first : MELEE_WEAPON.options[askBy(g, s, MELEE_WEAPON, u, t, n)];
}
