import { unitGap } from 'sandtable/kit';
import { type Decision, decision, hasBit, inflict, integer, is, keyword, lift, type Question, status, take } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, TYPE } from '../family.ts';
import { typeOf } from '../movement/mobility.ts';
import { CHARGE_REROLL, ON_FOOT } from '../state.ts';
import { leastTotal } from '../worth/assess.ts';

const JUMP = keyword('jump');
/** What `walkInches` says of jump troops. */
const USUAL_WALK = 6;
/** A walk and an average charge. */
const WALK_AND_CHARGE = 13;
/** Has used its packs this turn. */
const USED = status('packs-used', 'turn');
/** Uses them for the charge it is making. */
const LEAPS = status('leaps', 'phase');

/** A unit near enough to walk and then charge keeps its packs for the charge. */
function keepsThem(q: Question<Classic>): number {
  const u = q.about;
  if (u === null) return 1;
  const enemies = q.game.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== u.place) continue;
    const dx = u.x - e.x;
    const dy = u.y - e.y;
    const far = WALK_AND_CHARGE + u.radius + e.radius;
    if (dx * dx + dy * dy <= far * far && unitGap(q.game, u, e) <= WALK_AND_CHARGE) return 0;
  }
  return 1;
}

/** Whether to use the packs for the move; to use them for the charge. */
const FOR_THE_MOVE: Decision<Classic> = decision<Classic>('packs-move', 'flag', keepsThem);
const FOR_THE_CHARGE: Decision<Classic> = decision<Classic>('packs-charge', 'flag', take);

/** Packs are used once per turn: to move 12", or to re-roll the charge and strike with its impact. */
export default defineRule({
  id: 'CLS-UNIT-07',
  title: 'Jump',
  source: 'unit types: Jump',
  text: 'Once per turn a jump unit may use its packs, all models together: in the Movement phase to move 12" by CLS-MOVE-16; or in the Assault phase to re-roll its charge range and gain Hammer of Wrath. If not used it moves 6". Falls back 3D6". Has Bulky and Deep Strike.',
  outside: ['CLS-MOVE-10', 'CLS-USR-12'],
  default: 'on',
  keyword: 'jump',
  params: {
    walk: integer(6, 0, 24, 'Farthest move without packs', 'inches'),
  },
  patch: ({ walk }, s) => ({
    wrap: {
      typeInches: (next) => (g, u, stats) =>
        stats.type === TYPE.jump && is(u, ON_FOOT) ? s.walkInches(g, u, stats) + walk - USUAL_WALK : next(g, u, stats),
      moveUnit: (next) => (g, u) => {
        if (typeOf(g, u) !== TYPE.jump) {
          next(g, u);
          return;
        }
        const used = g.choose(FOR_THE_MOVE, u.side, u, null);
        if (used) inflict(g, u, USED);
        else inflict(g, u, ON_FOOT);
        next(g, u);
        if (used) inflict(g, u, ON_FOOT);
        else lift(u, ON_FOOT);
      },
      runAs: (next) => (g, u, intent) => {
        const airborne = typeOf(g, u) === TYPE.jump && !is(u, ON_FOOT);
        if (airborne) inflict(g, u, ON_FOOT);
        next(g, u, intent);
        if (airborne) lift(u, ON_FOOT);
      },
      charge: (next) => (g, u, target) => {
        if (typeOf(g, u) !== TYPE.jump) return next(g, u, target);
        const leaps = !is(u, USED) && g.choose(FOR_THE_CHARGE, u.side, u, target);
        if (leaps) {
          inflict(g, u, USED);
          inflict(g, u, LEAPS);
        } else inflict(g, u, ON_FOOT);
        return next(g, u, target);
      },
      hammers: (next) => (g, model) => (is(g.unitOf(model), LEAPS) && hasBit(g.sheetOf(model).keywordBits, JUMP)) || next(g, model),
      fallBack: (next) => (g, u) => {
        lift(u, ON_FOOT);
        next(g, u);
      },
    },
    before: {
      chargeRolled: (g, u, target, frame, dice) => {
        if (!is(u, LEAPS)) return;
        const total = dice[0] + dice[1];
        if (total >= leastTotal(g, s, u, target, total)) return;
        dice[0] = g.dice.nth(frame, CHARGE_REROLL, 0);
        dice[1] = g.dice.nth(frame, CHARGE_REROLL, 1);
      },
    },
  }),
});
