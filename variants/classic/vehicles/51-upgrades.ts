import { DEED, event, type Game, hasBit, inflict, integer, is, keyword, PLACE, purpose, status, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { IMMOBILISED, LIT } from '../state.ts';

const EXTRA_ARMOUR = keyword('extra-armour');
const RECOVERY_GEAR = keyword('recovery-gear');
const DOZER_BLADE = keyword('dozer-blade');
const SEARCHLIGHT = keyword('searchlight');
const REPAIR = purpose('repair');
const REPAIRED = event('repaired', { unit: 'unit' }, '{unit} is repaired');
/** Repaired in place of this turn's moves. */
const BEING_REPAIRED = status('being-repaired', 'own-turn-end');
const STUNNED_RESULT = 4;
const SHAKEN_RESULT = 1;

/** Each immobilised vehicle of a unit that has recovery gear may get going again; a squadron remembers of every one that it is (CLS-VEH-29). */
function repair(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, on: number): void {
  const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
  for (let i = u.first; i < u.first + u.size; i++) {
    const sheet = g.sheetOf(i);
    const tries = g.models.alive[i] !== 0 && sheet.stats.vehicle !== 0 && hasBit(sheet.keywordBits, RECOVERY_GEAR) && s.isImmobilised(g, i);
    if (!tries || g.dice.d6(frame, REPAIR) < on) continue;
    s.mobilise(g, i);
    inflict(g, u, BEING_REPAIRED);
    g.log.note(REPAIRED, u.slot);
  }
  g.dice.end(frame);
}

/**
 * Dozer blades re-roll Dangerous tests, extra armour turns Crew Stunned to Crew Shaken, recovery gear repairs on a 6, and
 * searchlights light up the target.
 */
export default defineRule({
  id: 'CLS-VEH-51',
  title: 'Common vehicle upgrades',
  source: 'vehicles: Common vehicle upgrades',
  text: 'Dozer blade: re-roll failed Dangerous tests. Extra armour: Crew Stunned counts as Crew Shaken. Searchlight: after firing at a unit, others ignore night Stealth for that unit this phase. Hunter missile: One Use Only 72" S8 AP3 Heavy 1. Pintle gun: heavy gun weapon. Recovery gear: Immobilised results are repaired on a 6 at the start of the turn instead of moving.',
  default: 'on',
  keyword: ['extra-armour', 'dozer-blade', 'recovery-gear', 'searchlight'],
  params: {
    repairOn: integer(6, 2, 6, 'Needed by recovery gear', 'needed on a D6'),
  },
  patch: ({ repairOn }, s) => ({
    after: {
      afterShooting: (g, u, target) => {
        if (target.alive > 0 && hasBit(u.anyBits, SEARCHLIGHT) && s.isNight(g)) inflict(g, target, LIT);
      },
    },
    before: {
      beginTurn: (g, side) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive > 0 && u.place === PLACE.table && is(u, IMMOBILISED) && hasBit(u.anyBits, RECOVERY_GEAR)) repair(g, s, u, repairOn);
        }
      },
    },
    wrap: {
      mayMove: (next) => (g, u) => next(g, u) && !is(u, BEING_REPAIRED),
      flatOutInches: (next) => (g, u) => (is(u, BEING_REPAIRED) ? 0 : next(g, u)),
      rerollsDanger: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, DOZER_BLADE) || next(g, model),
      // What stuns a crew by another way, as a zooming flyer's that is immobilised.
      stun: (next) => (g, vehicle) => {
        if (hasBit(g.sheetOf(vehicle).keywordBits, EXTRA_ARMOUR)) s.shake(g, vehicle);
        else next(g, vehicle);
      },
      vehicleDamage: (next) => (g, vehicle, result, cause, by, frame) =>
        next(
          g,
          vehicle,
          result === STUNNED_RESULT && hasBit(g.sheetOf(vehicle).keywordBits, EXTRA_ARMOUR) ? SHAKEN_RESULT : result,
          cause,
          by,
          frame,
        ),
    },
  }),
});
