import { flag, type Game, integer, is, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { UPRIGHT } from '../../classic/morale/morale.ts';
import { typeOf } from '../../classic/movement/mobility.ts';
import { type Attack, addWounds } from '../../classic/shooting/attack.ts';
import { reportWounds } from '../../classic/shooting/report-wounds.ts';
import { FALLING_BACK, UNSAVED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { EMP_DIE, isCovered, isEmp, KEYWORDS } from './emp.ts';
import { POWERED_SAVE, wearsPower } from './powered-armour.ts';

/** The shock hits powered armour under the marker: Wounds at the weapon's AP; true if any model was affected. */
function shock(g: Game<Classic>, s: CalixtusSeams, a: Attack, wounds: boolean, on: number): boolean {
  const u = a.target;
  let left = a.hits;
  let through = 0;
  a.pools = 0;
  a.bearer = a.hitBy[0];
  a.strength = 0;
  a.ap = s.apOf(g, a);
  addWounds(a, a.bearer, 1, 0, a.ap, a.hitFlags[0]);
  a.pool = 0;
  s.markReachable(g, a);
  const before = a.unsavedWounds;
  for (let i = u.first; i < u.first + u.size && left > 0; i++) {
    if (g.models.alive[i] === 0 || !isCovered(g, a, i)) continue;
    left--;
    if (!s.inPoweredArmour(g, i) || g.dice.d6(a.frame, EMP_DIE) < on) continue;
    through++;
    if (wounds) s.takeWound(g, a, i);
  }
  a.pools = 0;
  if (wounds) {
    a.totalWounds += through;
    reportWounds(g, a, through);
    g.log.note(UNSAVED, a.attacker.slot, u.slot, a.unsavedWounds - before);
  }
  return through > 0;
}

/** Whether the shock pins a unit. There is no test, so nothing that spares a unit the test helps it: only who never goes down does not. */
const stunned = (g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): boolean =>
  u.alive > 0 && !is(u, FALLING_BACK) && !s.isDownAlready(g, u) && UPRIGHT[typeOf(g, u)] === 0;

/** A D6 for each model in powered armour under the marker: 4+ wounds it, and a single wound pins the unit without a test. */
export default defineRule({
  id: 'CAL-WPN-18',
  title: 'EMP grenade against powered armour: wound and pin',
  source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
  text: [
    'EMP grenade: range G6", no Strength, AP2, Assault 1, Blast, EMP Shockwave. For each model in powered armour (Power Armour, other mechanised or 2+ suits, battlesuits, living-metal warriors) under the marker roll a D6: on 4+ it takes a wound at AP2. If at least one 4+ was rolled the unit is Pinned without a test. Other models are not affected.',
    'Ruling: one passage says no wounds are caused, the later profile says the target is wounded and gives an AP. The profile wins (its AP would be pointless otherwise); a switch "EMP causes no wounds" should exist. "Immobilise" is covered by being Pinned. Pinning holds even if the wound is saved, and Fearless does not prevent it. Which suits count is a datasheet flag; a datasheet without it counts if its printed armour save is 3+ or better and the model is not a vehicle, Beast or Monstrous Creature (a setting).',
  ].join('\n'),
  changes: 'new; the base has no EMP grenade',
  default: 'on',
  keyword: KEYWORDS,
  params: {
    on: integer(4, 2, 7, 'roll on which the shock affects a model in powered armour', 'needed on a D6'),
    wounds: flag(true, 'whether the shock wounds as well as pins'),
    save: integer(POWERED_SAVE, 1, 6, 'worst printed armour save that counts as powered armour without the flag', 'armour save'),
  },
  patch: ({ on, wounds, save }, s) => ({
    wrap: {
      inPoweredArmour: () => (g, model) => wearsPower(g, model, save),
      rollWounds: (next) => (g, a) => {
        if (!isEmp(a)) {
          next(g, a);
          return;
        }
        if (shock(g, s, a, wounds, on) && stunned(g, s, a.target)) s.pin(g, a.target);
      },
    },
  }),
});
