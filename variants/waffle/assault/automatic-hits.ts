import { unitsTouch } from 'sandtable/kit';
import { CAUSE, DEED, event, type Frame, full, type Game, inflict, is, lift, type ModelId, scratch, type Unit } from 'sandtable/rules';
import { combatOf } from '../../classic/assault/combat.ts';
import { BARE_HANDS } from '../../classic/assault/strike.ts';
import { ARM, type Classic } from '../../classic/family.ts';
import { addHits, beginAttack, endAttack, MOST_FIRERS } from '../../classic/shooting/attack.ts';
import { CHARGED, COMBAT_SCORE } from '../../classic/state.ts';
import type { WaffleSeams } from '../hub.ts';
import { CAUGHT } from './reaction.ts';

/** Hits on a fleeing unit: by units that caught it with a charge, or in a Sweeping Advance. */
const STRUCK_FLEEING = event(
  'struck-fleeing',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{unit} strikes {target} as it flees: {count|hit|hits}',
);

const MOST = 8192;
const DONE = -2;
/** Index of the weapon each model strikes with, -1 for bare hands, DONE once it has. */
const room = scratch({ weaponOf: new Int16Array(MOST) });

/** All models of a unit strike a fleeing unit without rolling To Hit, and count as charging (WAF-ASSAULT-18). */
export function automaticHits(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, target: Unit<Classic>, counts: boolean): void {
  if (u.alive === 0 || target.alive === 0) return;
  const charged = is(u, CHARGED);
  if (!charged) inflict(g, u, CHARGED);
  const { weaponOf } = room();
  const end = u.first + u.size;
  for (let i = u.first; i < end; i++) weaponOf[i] = g.models.alive[i] === 0 ? DONE : bladeOf(g, s, u, i, target);
  const frame = g.dice.begin(DEED.fight, u, target);
  for (let i = u.first; i < end && target.alive > 0; i++) {
    if (weaponOf[i] === DONE) continue;
    const lost = strikeWith(g, s, target, i, frame, weaponOf);
    if (counts) u.reg[COMBAT_SCORE] += lost;
  }
  g.dice.end(frame);
  if (!charged) lift(u, CHARGED);
}

/** The melee weapon that a model uses: never a grenade (CLS-WPN-55). */
function bladeOf(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, model: ModelId, target: Unit<Classic>): number {
  const index = s.meleeWeaponOf(g, model, target);
  return index >= 0 && u.sheet.weapons[index].profile.type !== ARM.melee ? s.meleeWeaponOf(g, model, u) : index;
}

/** The hits of all models from `first` on that use the same weapon; returns the Wounds that the target lost. */
function strikeWith(g: Game<Classic>, s: WaffleSeams, target: Unit<Classic>, first: ModelId, frame: Frame, weaponOf: Int16Array): number {
  const u = g.unitOf(first);
  const index = weaponOf[first];
  const weapon = index < 0 ? BARE_HANDS : u.sheet.weapons[index];
  g.dice.weapon(frame, weapon.key);
  const a = beginAttack(g, u, target, weapon, frame, CAUSE.assault);
  a.melee = true;
  a.atRandom = true;
  for (let i = first; i < u.first + u.size; i++) {
    if (weaponOf[i] !== index) continue;
    if (a.firers === MOST_FIRERS) full('models that strike together', MOST_FIRERS);
    weaponOf[i] = DONE;
    const hits = s.automaticHitsOf(g, i, frame);
    a.firer[a.firers] = i;
    a.snaps[a.firers] = 0;
    a.shots[a.firers++] = hits;
    addHits(a, i, hits, 0);
  }
  g.log.note(STRUCK_FLEEING, u.slot, target.slot, a.hits);
  s.resolveHits(g, a);
  const lost = a.totalLost;
  endAttack(g);
  return lost;
}

/** Before the first step of a combat, units caught by a charge as they fled are struck by the chargers. */
export function strikeCaught(g: Game<Classic>, s: WaffleSeams): void {
  const { members, count: n } = combatOf(g);
  for (let k = 0; k < n; k++) {
    const target = g.units[members[k]];
    if (!is(target, CAUGHT)) continue;
    lift(target, CAUGHT);
    for (let e = 0; e < n; e++) {
      const u = g.units[members[e]];
      if (u.side !== target.side && is(u, CHARGED) && unitsTouch(g, u, target)) automaticHits(g, s, u, target, true);
    }
  }
}
