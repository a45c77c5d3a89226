import { DEED, hasBit, is, keyword, purpose } from 'sandtable/rules';
import { ARM, type Classic, STAT } from '../family.ts';
import type { TraitSeams } from '../seams.ts';
import { IMMOBILISED, STUNNED } from '../state.ts';

const COUNTER_ATTACK = keyword('counter-attack');
const FURIOUS_CHARGE = keyword('furious-charge');
const IT_WILL_NOT_DIE = keyword('it-will-not-die');
const HIT_AND_RUN = purpose('hit-and-run');

/** USR, UNIT: what no unit does or has unless a special rule says so. */
export const traits = (): TraitSeams<Classic> => ({
  causesFear: () => false,
  mayFear: () => true,
  testsForFear: () => false,
  frightenedStat: (_g, _model, stat, value) => (stat === STAT.WS ? Math.min(1, value) : value),
  hates: () => false,
  prefers: () => false,
  knowsFear: () => true,
  countersCharges: (g, model) => hasBit(g.sheetOf(model).keywordBits, COUNTER_ATTACK),
  chargesFuriously: (g, model) => hasBit(g.sheetOf(model).keywordBits, FURIOUS_CHARGE),
  willNotDie: (g, model) => hasBit(g.sheetOf(model).keywordBits, IT_WILL_NOT_DIE),
  lostWounds: (g, model) => g.sheetOf(model).stats.wounds - g.models.wounds[model],
  giveBack: (g, model, wounds) => {
    g.models.wounds[model] += wounds;
  },
  hammers: () => false,
  chargeRolled: () => {},
  sweepExtra: () => 0,
  fleeExtra: () => 0,
  mayHitAndRun: (_g, u) => !is(u, IMMOBILISED) && !is(u, STUNNED),
  hitAndRunInches: (g, u) => {
    const frame = g.dice.begin(DEED.fight, u, g.nobody);
    const inches = g.dice.sum(frame, HIT_AND_RUN, g.desk.numbers.hitAndRunDice);
    g.dice.end(frame);
    return inches;
  },
  rerollsDanger: () => false,
  seesInDark: () => false,
  servesGun: () => 2,
  takesGuns: () => false,
  barsCharge: (g, model, weapon) => {
    if (g.sheetOf(model).stats.vehicle !== 0) return false;
    const { type } = weapon.profile;
    return type === ARM['rapid-fire'] || type === ARM.salvo || type === ARM.heavy || type === ARM.ordnance || type === ARM.primary;
  },
});
