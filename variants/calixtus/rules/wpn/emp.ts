import { withinPoint } from 'sandtable/kit';
import { flag, type Game, hasBit, integer, type ModelId, modelRegister, purpose } from 'sandtable/rules';
import { type Attack, addWounds } from '../../../classic/attack.ts';
import type { Classic } from '../../../classic/family.ts';
import { UNSAVED, WOUNDS } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { EMP } from '../../grenades.ts';
import { POWERED_SAVE, wearsPower } from '../../poweredArmour.ts';
import type { CalixtusSeams } from '../../seams.ts';

const EMP_DIE = purpose('emp');
const WORKS_ON = 4;
const PENETRATES_ON = 6;
const KEYWORDS = ['emp', 'emp-grenades'] as const;

const isEmp = (a: Attack): boolean => hasBit(a.weapon.profile.bits, EMP);

/** Haywire that needs a 4. */
export const empOnHulls = defineRule({
  id: 'CAL-WPN-17',
  default: 'on',
  keyword: KEYWORDS,
  patch: () => ({
    wrap: {
      penetrate: (next) => (g, a, vehicle) => {
        if (!isEmp(a)) return next(g, a, vehicle);
        const face = g.dice.d6(a.frame, EMP_DIE);
        return face < WORKS_ON ? -1 : face < PENETRATES_ON ? 0 : 1;
      },
    },
  }),
});

/** Whether a model of the target is among those the marker lies over; without a marker all of them are. */
const isCovered = (g: Game<Classic>, a: Attack, model: ModelId): boolean =>
  a.marks === 0 || withinPoint(g.models, model, a.mark[0], a.mark[1], a.weapon.profile.blastInches);

/** The shock runs through powered armour under the marker: Wounds at the weapon's AP; true if it got through to anyone. */
function shock(g: Game<Classic>, s: CalixtusSeams, a: Attack, wounds: boolean): boolean {
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
    if (!s.inPoweredArmour(g, i) || g.dice.d6(a.frame, EMP_DIE) < WORKS_ON) continue;
    through++;
    if (wounds) s.takeWound(g, a, i);
  }
  a.pools = 0;
  if (wounds) {
    a.totalWounds += through;
    g.log.note(WOUNDS, a.attacker.slot, u.slot, through);
    g.log.note(UNSAVED, a.attacker.slot, u.slot, a.unsavedWounds - before);
  }
  return through > 0;
}

/** A D6 for each model in powered armour under the marker: 4+ wounds it, and one of them pins the unit without a test. */
export const empShockwave = defineRule({
  id: 'CAL-WPN-18',
  default: 'on',
  keyword: KEYWORDS,
  params: {
    wounds: flag(true, 'whether the shock wounds, besides pinning'),
    save: integer(POWERED_SAVE, 1, 6, 'worst printed armour save that counts as powered armour without the flag'),
  },
  patch: ({ wounds, save }, s) => ({
    wrap: {
      inPoweredArmour: () => (g, model) => wearsPower(g, model, save),
      rollWounds: (next) => (g, a) => {
        if (!isEmp(a)) {
          next(g, a);
          return;
        }
        if (shock(g, s, a, wounds) && s.canBePinned(g, a.target)) s.pin(g, a.target);
      },
    },
  }),
});

/** 1 for models that the shock ran through this phase, whatever it did to them. */
const SHOCKED = modelRegister('emp-shocked', 'phase');

/** Whoever wears powered armour and is hit strikes last in this phase. */
export const empSlows = defineRule({
  id: 'CAL-WPN-19',
  default: 'on',
  keyword: KEYWORDS,
  patch: (_p, s) => ({
    before: {
      rollWounds: (g, a) => {
        if (!isEmp(a)) return;
        const u = a.target;
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.alive[i] !== 0 && isCovered(g, a, i) && s.inPoweredArmour(g, i)) g.models.reg[SHOCKED][i] = 1;
        }
      },
    },
    wrap: {
      fixedInitiative: (next) => (g, model) => (g.models.reg[SHOCKED][model] !== 0 && s.initiativeOf(g, model) > 0 ? 1 : next(g, model)),
    },
  }),
});
