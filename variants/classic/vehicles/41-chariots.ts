import { lookUp } from 'sandtable/kit';
import { arenaMemory, type Decision, decision, type Game, integer, type ModelId, modelRegister, purpose, reckoned } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, MOST_WEAPONS, NEVER, STAT, STRENGTH } from '../family.ts';
import { isChariot } from '../heavy/kinds.ts';
import type { ClassicSeams } from '../hub.ts';
import { type Attack, WOUND } from '../shooting/attack.ts';
import { rollToWound } from '../shooting/to-wound.ts';
import { HAMMER } from '../sight/facing.ts';
import type { Tables } from '../tables.ts';
import { saveChance } from '../worth/worth.ts';

/** Wounds the rider of a chariot has lost. */
export const RIDER_LOST = modelRegister('rider-lost', 'game');
const IMPACT_HITS = purpose('chariot-impact');
/** Whether a hit goes to the hull (0) or to its rider (1); the cheaper one on paper first. */
const HIT_RIDER = decision('hit-rider', 'number', reckoned) as Decision<Classic>;

const riders = arenaMemory('classic/riders', (_g: Game<Classic>) => ({
  /** The chariot whose rider, not hull, is being hit; -1 for none. */
  hurt: -1 as ModelId,
  /** Whether the weapon being checked is a rider's own, which fires as if stationary. */
  ownWeapon: false,
}));

const ridden = (g: Game<Classic>, model: ModelId): boolean => isChariot(g.sheetOf(model).stats);
export const riderWounds = (g: Game<Classic>, model: ModelId): number =>
  g.sheetOf(model).stats.values[STAT.W] - g.models.reg[RIDER_LOST][model];

/** How many of the Wounds and Hull Points that a chariot gets back are its rider's. */
function shareOfRider(g: Game<Classic>, model: ModelId, wounds: number): number {
  const hurt = g.models.reg[RIDER_LOST][model];
  const left = g.models.wounds[model];
  const rest = left < riderWounds(g, model) ? wounds - (g.sheetOf(model).stats.wounds - left) : wounds;
  return Math.max(0, Math.min(hurt, rest));
}

/** Share of the rider that a hit costs on paper. */
function riderRisk(g: Game<Classic>, s: ClassicSeams, t: Tables, a: Attack, model: ModelId): number {
  if (a.strength <= 0) return 0;
  const toughness = s.statOf(g, model, STAT.T);
  const on = lookUp(t.toWound, a.strength, toughness);
  const armour = t.onPaper.armourOn(a.weapon.profile, a.ap, s.statOf(g, model, STAT.Sv));
  const wounds = Math.max(0, 7 - on) / 6;
  const unsaved = 1 - saveChance(t, armour, s.statOf(g, model, STAT.inv));
  const left = riderWounds(g, model);
  return (wounds * unsaved) / (a.strength >= 2 * toughness ? 1 : left / t.onPaper.woundsLost(a.weapon.profile, left));
}

/** Share of the hull that a hit costs on paper. */
function hullRisk(g: Game<Classic>, s: ClassicSeams, t: Tables, a: Attack, model: ModelId): number {
  const arm = a.weapon.profile;
  const left = g.models.wounds[model];
  const edge = a.strength - s.armourValue(g, a, s.armourFacing(g, a, model));
  const any = Math.min(6, Math.max(0, edge + 7)) / 6;
  const lost = (any * t.onPaper.hullLost(arm, left)) / left;
  return lost + t.onPaper.penetrates(edge, 1) * t.onPaper.explodes(arm, s.damageModifier(g, a, model), left);
}

/** Which of the two the owner of a chariot lets take a hit. Destroyer hits always go to the hull. */
function takesRider(g: Game<Classic>, s: ClassicSeams, t: Tables, a: Attack, model: ModelId): boolean {
  if (a.weapon.profile.strengthKind === STRENGTH.destroyer) return false;
  const rider = riderRisk(g, s, t, a, model) < hullRisk(g, s, t, a, model);
  HIT_RIDER.options[0] = rider ? 1 : 0;
  HIT_RIDER.options[1] = rider ? 0 : 1;
  return HIT_RIDER.options[g.ask(HIT_RIDER, a.target.side, a.target, a.attacker, 2)] === 1;
}

/** One hit on the rider: To Wound against his Toughness, his saves, his Wounds. */
function hitRider(g: Game<Classic>, s: ClassicSeams, a: Attack, model: ModelId): void {
  a.toughness = s.statOf(g, model, STAT.T);
  const on = s.woundOn(g, a);
  const face = rollToWound(s, g, a, on);
  if (face === 0) return;
  a.totalWounds++;
  const flags = (a.poolFlags[a.pool] & ~WOUND.noCover) | s.woundFlags(g, a, face);
  a.poolFlags[a.pool] = a.stray ? flags | WOUND.noCover : flags;
  a.ap = s.woundAp(g, a, face);
  a.nearFirer[model] = a.bearer;
  a.cover[model] = a.melee || a.stray || !s.allowsCover(g, a) ? NEVER : s.facingCover(g, a, model);
  const rider = riders(g);
  rider.hurt = model;
  s.takeWound(g, a, model);
  rider.hurt = -1;
}

/** How many weapons a rider has elected: they are none of those that the hull may fire at its speed. */
function weaponsOfRider(g: Game<Classic>, model: ModelId): number {
  const list = g.unitOf(model).sheet.weapons;
  let n = 0;
  for (let w = 0; w < list.length; w++) {
    const at = model * MOST_WEAPONS + w;
    if (!list[w].profile.mounted) n += g.desk.fullShots[at] + g.desk.snapShots[at];
  }
  return n;
}

/** A chariot has a hull and a rider: its owner says which of them takes each hit. It charges, fights and inflicts impact hits. */
export default defineRule({
  id: 'CLS-VEH-41',
  title: 'Chariots',
  source: 'vehicles: Chariots',
  text: "A vehicle with a rider (profile of its own). Hits by shooting: the owner allocates each to rider (Toughness and saves of the rider) or chariot; combat hits go at the rider's WS to hit, then the owner allocates. Rear AV in combat. It moves as its vehicle type, may charge (2D6), fight like a walker and gains D6 Hammer of Wrath hits at S6 AP- on the charge. The rider's weapons fire as if stationary. If the rider is dead or the HP are 0 the whole model is removed.",
  outside: ['CLS-TRANSPORT-07', 'CLS-WPN-25'],
  default: 'on',
  keyword: 'chariot',
  params: {
    strength: integer(6, 1, 10, 'Strength of its impact hits', 'Strength'),
  },
  patch: ({ strength }, s, t) => ({
    wrap: {
      hitVehicle: (next) => (g, a, vehicle) => {
        if (ridden(g, vehicle) && takesRider(g, s, t, a, vehicle)) hitRider(g, s, a, vehicle);
        else next(g, a, vehicle);
      },
      // The rider's armour is his own.
      armourOn: (next) => (g, a, model) => (ridden(g, model) && riders(g).hurt !== model ? NEVER : next(g, a, model)),
      invulnerableOn: (next) => (g, a, model) => (ridden(g, model) && riders(g).hurt !== model ? NEVER : next(g, a, model)),
      fatalWounds: (next) => (g, a, model) => (riders(g).hurt === model ? riderWounds(g, model) : next(g, a, model)),
      loseWounds: (next) => (g, a, model, wounds) => {
        if (riders(g).hurt !== model) return next(g, a, model, wounds);
        const left = riderWounds(g, model);
        const lost = Math.min(left, wounds);
        g.models.reg[RIDER_LOST][model] += lost;
        if (lost === left) g.remove(model, a.cause, a.credit);
        return lost;
      },
      // Its rider recovers as it does (CLS-USR-17): whichever has less left comes first.
      lostWounds: (next) => (g, model) => next(g, model) + (ridden(g, model) ? g.models.reg[RIDER_LOST][model] : 0),
      giveBack: (next) => (g, model, wounds) => {
        const toRider = ridden(g, model) ? shareOfRider(g, model, wounds) : 0;
        g.models.reg[RIDER_LOST][model] -= toRider;
        if (wounds > toRider) next(g, model, wounds - toRider);
      },
      // Nothing is left of it.
      wreck: (next) => (g, vehicle, cause, by) => {
        if (ridden(g, vehicle)) g.wound(vehicle, g.models.wounds[vehicle], cause, by);
        else next(g, vehicle, cause, by);
      },
      immobilise: (next) => (g, vehicle, cause, by) => {
        if (!ridden(g, vehicle)) {
          next(g, vehicle, cause, by);
          return;
        }
        s.shake(g, vehicle);
        s.stun(g, vehicle);
      },
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) => {
        if (!ridden(g, model)) return next(g, model, weapon, target, ordinal, overwatch);
        const rider = riders(g);
        rider.ownWeapon = !weapon.profile.mounted;
        const before = rider.ownWeapon ? ordinal : ordinal - weaponsOfRider(g, model);
        const snap = next(g, model, weapon, target, before, overwatch);
        rider.ownWeapon = false;
        return snap;
      },
      firesBySpeed: (next) => (g, model) => !riders(g).ownWeapon && next(g, model),
      hammers: (next) => (g, model) => ridden(g, model) || next(g, model),
      hammerHits: (next) => (g, a, model) => (ridden(g, model) ? g.dice.d6(a.frame, IMPACT_HITS) : next(g, a, model)),
      strengthOf: (next) => (g, a) => (a.weapon === HAMMER && a.bearer >= 0 && ridden(g, a.bearer) ? strength : next(g, a)),
    },
  }),
});
