import { fallBack, fleeSingly, fleeTo, type MoveRules } from 'sandtable/kit';
import { CAUSE, DEED, event, faceTold, type Game, inflict, is, lift, PLACE, reaching, scratch, type Unit } from 'sandtable/rules';
import { release } from '../assault/fight.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { moveRulesOf, typeOf } from '../movement/mobility.ts';
import { go, INTENT_CHOICE, listIntents } from '../movement/move.ts';
import { FALL_BACK, FALLING_BACK, GONE_TO_GROUND, LOCKED, MORALE, MOVED, PINNING, REGROUP, REGROUPED } from '../state.ts';
import { noteStart, testDangers } from '../terrain/terrain.ts';
import { typesOf } from '../units/types-of.ts';
import { goToGround } from './to-ground.ts';

const LEADERSHIP_TEST = event(
  'leadership-test',
  { unit: 'unit', rolled: 'number', leadership: 'number', passed: 'flag' },
  '{unit} {passed?passes:fails} a Leadership test, {rolled} against {leadership}',
);
const BREAKS = event('breaks', { unit: 'unit' }, '{unit} breaks');
const FALLS_BACK = event('falls-back', { unit: 'unit', inches: 'number' }, '{unit} falls back {inches|inch|inches}');
const LEAVES = event('leaves-table', { unit: 'unit', models: 'number' }, '{unit} leaves the table with {models|model|models}');
const TRAPPED = event('trapped', { unit: 'unit' }, '{unit} is trapped');
const CUT_OFF = event('cut-off', { unit: 'unit', models: 'number' }, '{unit} flees model by model, with {models|model|models} cut off');
const REGROUPS = event('regroups', { unit: 'unit' }, '{unit} regroups');
export const PINNED = event('pinned', { unit: 'unit' }, '{unit} is pinned');

const MOST_MODELS = 8192;
/** How many models of a unit leave the table, or find no way out, then which ones. */
const fleeing = scratch({ leaving: new Int16Array(MOST_MODELS + 1), stuck: new Int16Array(MOST_MODELS + 1) });
const rolled = scratch({ two: new Uint8Array(2) });

/** A double 1 is a 2. */
const LEADERSHIP_TOLD = faceTold(
  ['rollLeadership', 'leadershipPasses'],
  ['CLS-MORALE-02.2', 'CLS-MORALE-11.2', 'WAF-MORALE-06', 'CAL-USR-23'],
);

/** Types that never go to ground (CLS-UNIT-02, -03, -11). */
export const UPRIGHT = typesOf(['bike', 'jetbike', 'monster', 'flying-monster', 'gargantuan', 'flying-gargantuan', 'vehicle']);

type Keys =
  | 'leadershipOf'
  | 'passesAutomatically'
  | 'passesLeadership'
  | 'rollLeadership'
  | 'leadershipPasses'
  | 'leadershipModifier'
  | 'moraleDue'
  | 'casualtyPercent'
  | 'casualtyCheck'
  | 'moraleCheck'
  | 'breakUnit'
  | 'leavesBehind'
  | 'fallBack'
  | 'fallBackInches'
  | 'mayRegroup'
  | 'regroup'
  | 'regroupAs'
  | 'pinningTest'
  | 'pinningModifier'
  | 'canBePinned'
  | 'isDownAlready'
  | 'pin'
  | 'mayGoToGround'
  | 'canGoToGround';

/** MORALE. */
export const morale = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  leadershipOf: (g, u) => s.highestOf(g, u, STAT.Ld),
  passesAutomatically: (g, u, _why) => s.isVehicle(g, u),
  leadershipModifier: (_g, _u, _why, modifier) => modifier,
  rollLeadership: (g, _u, why, frame, into, marks) => g.dice.group(frame, why, 2, into, marks, LEADERSHIP_TOLD),
  leadershipPasses: (_g, _u, _why, one, other, leadership) => one + other <= leadership,

  passesLeadership: (g, u, why, modifier) => {
    if (s.passesAutomatically(g, u, why)) return true;
    // The minimum of 2 applies to the characteristic (CLS-DEF-09); test modifiers go below it, or Insane Heroism would never matter.
    const own = Math.max(g.desk.numbers.leastLeadership, s.leadershipOf(g, u));
    const leadership = Math.min(g.desk.numbers.mostLeadership, own + s.leadershipModifier(g, u, why, modifier));
    const frame = g.dice.begin(DEED.morale, u, g.nobody);
    const { two } = rolled();
    s.rollLeadership(g, u, why, frame, two, reaching(leadership + 1));
    g.dice.end(frame);
    const one = two[0];
    const other = two[1];
    const passed = s.leadershipPasses(g, u, why, one, other, leadership);
    g.log.note(LEADERSHIP_TEST, u.slot, one + other, leadership, passed ? 1 : 0);
    return passed;
  },

  moraleDue: (g, u) =>
    u.alive > 0 &&
    u.place === PLACE.table &&
    u.lostThisPhase > 0 &&
    u.lostThisPhase * 100 >= u.atPhaseStart * s.casualtyPercent(g, u) &&
    !is(u, LOCKED) &&
    !is(u, FALLING_BACK),

  casualtyPercent: () => 25,
  casualtyCheck: (g, u) => void s.moraleCheck(g, u, 0),
  moraleCheck: (g, u, modifier) => {
    if (s.passesLeadership(g, u, MORALE, modifier)) return true;
    s.breakUnit(g, u);
    return false;
  },

  leavesBehind: () => {},
  breakUnit: (g, u) => {
    s.leavesBehind(g, u);
    lift(u, GONE_TO_GROUND);
    release(g, u);
    inflict(g, u, FALLING_BACK);
    g.log.note(BREAKS, u.slot);
    s.fallBack(g, u);
  },

  fallBackInches: (g, u) => {
    const frame = g.dice.begin(DEED.morale, u, g.nobody);
    const inches = g.dice.sum(frame, FALL_BACK, g.desk.numbers.fallBackDice[typeOf(g, u)]);
    g.dice.end(frame);
    return inches;
  },

  fallBack: (g, u) => {
    const inches = s.fallBackInches(g, u);
    g.log.note(FALLS_BACK, u.slot, inches);
    const home = g.board.homeward[g.seatOf[u.side]];
    const flies = s.fliesOver(g, u);
    noteStart(g, u);
    const rules = moveRulesOf(g, u, flies);
    const { leaving, stuck } = fleeing();
    const throughFriends = rules.passesFriends;
    let way = fallBack(g, u, inches, home, rules, leaving);
    if (way === 0 && inches > 0) {
      // Units falling back move through friends but may not stop among them.
      rules.passesFriends = true;
      way = fallBack(g, u, inches, home, rules, leaving);
      if (way === 0) way = fleeTo(g, u, inches, home, true, rules);
      if (way === 0) way = fleeOneByOne(g, u, inches, home, rules, stuck);
      rules.passesFriends = throughFriends;
    }
    const gone = leaving[0];
    for (let k = 1; k <= gone; k++) g.remove(leaving[k], CAUSE.morale, null);
    if (gone > 0) g.log.note(LEAVES, u.slot, gone);
    if (u.alive === 0) return;
    if (gone > 0) g.moved(u);
    if (way === 0 && inches > 0) trapped(g, u);
    else {
      testDangers(g, s, u, flies);
      for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) g.models.reg[MOVED][i] += way;
    }
  },

  mayRegroup: (_g, u) => u.alive > 0 && u.place === PLACE.table && is(u, FALLING_BACK),
  regroup: (g, u) => {
    if (!s.passesLeadership(g, u, REGROUP, 0)) {
      s.fallBack(g, u);
      return false;
    }
    lift(u, FALLING_BACK);
    inflict(g, u, REGROUPED);
    const { regroupInches } = g.desk.numbers;
    g.log.note(REGROUPS, u.slot);
    for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) g.models.reg[MOVED][i] += regroupInches;
    const n = listIntents(g, u, true);
    s.regroupAs(g, u, INTENT_CHOICE.options[g.ask(INTENT_CHOICE, u.side, u, null, n)]);
    return true;
  },
  regroupAs: (g, u, code) => void go(g, s, u, code, g.desk.numbers.regroupInches),

  pinningTest: (g, u, _by) => {
    if (!s.canBePinned(g, u) || s.passesLeadership(g, u, PINNING, s.pinningModifier(g, u))) return true;
    s.pin(g, u);
    return false;
  },
  pinningModifier: () => 0,
  canBePinned: (g, u) => u.alive > 0 && !is(u, LOCKED) && !s.isDownAlready(g, u) && UPRIGHT[typeOf(g, u)] === 0,
  isDownAlready: (_g, u) => is(u, GONE_TO_GROUND),
  pin: (g, u) => {
    g.log.note(PINNED, u.slot);
    // Whoever falls back cannot go to ground (CLS-MORALE-09).
    if (!is(u, FALLING_BACK)) goToGround(g, u);
  },

  mayGoToGround: () => false,
  canGoToGround: (g, u) => u.alive > 0 && !is(u, GONE_TO_GROUND) && !is(u, LOCKED) && !is(u, FALLING_BACK) && UPRIGHT[typeOf(g, u)] === 0,
});

/** Every model for itself: those that have no path are lost (CLS-MORALE-08). Returns the longest way, 0 with nothing changed if nobody has one. */
function fleeOneByOne(
  g: Game<Classic>,
  u: Unit<Classic>,
  inches: number,
  home: Readonly<{ x: number; y: number }>,
  rules: MoveRules,
  stuck: Int16Array,
): number {
  const way = fleeSingly(g, u, inches, home, rules, stuck);
  if (way === 0) return 0;
  g.log.note(CUT_OFF, u.slot, stuck[0]);
  for (let k = 1; k <= stuck[0]; k++) g.remove(stuck[k], CAUSE.morale, null);
  g.moved(u);
  return way;
}

/** A unit that has no path to fall back along is lost (CLS-MORALE-08). */
function trapped(g: Game<Classic>, u: Unit<Classic>): void {
  g.log.note(TRAPPED, u.slot);
  for (let i = u.first; i < u.first + u.size; i++) g.remove(i, CAUSE.morale, null);
}
