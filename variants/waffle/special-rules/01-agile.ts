import {
  type Decision,
  decision,
  event,
  type Game,
  hasBit,
  inflict,
  is,
  keyword,
  lift,
  PLACE,
  type Question,
  status,
  type Unit,
} from 'sandtable/rules';
import { type Classic, TYPE } from '../../classic/family.ts';
import { isSuperHeavyWalker } from '../../classic/heavy/kinds.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { runUnit } from '../../classic/movement/move.ts';
import { FALLING_BACK, GONE_TO_GROUND, IMMOBILISED, LOCKED, SCATTERED, STUNNED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const AGILE = keyword('agile');
/** What an agile walker does when it shoots, as options of a decision. */
const GAIT = { stands: 0, firesOnce: 1, runsTwice: 2, strides: 3 } as const;

/** Fires a single weapon. */
const FIRES_ONCE = status('WAF-USR-01/fires-once', 'phase');
/** Ran instead of firing, and may still charge. */
const STRIDES = status('WAF-USR-01/strides', 'turn');
const CHOOSES = event(
  'agile',
  { unit: 'unit', gait: 'number' },
  '{unit} {gait#0 fires everything#1 fires one weapon and runs#2 runs twice#3 runs and may still charge}',
);

/** An enemy this near is better charged than run towards; and how much nearer a Run may bring a unit. */
const CHARGE_INCHES = 12;
const RUN_INCHES = 6;

/** Inches between the circles of a unit and the nearest enemy. */
function nearestInches(g: Game<Classic>, u: Unit<Classic>): number {
  const enemies = g.sides[1 - u.side];
  let nearest = Infinity;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy) - e.radius - u.radius);
  }
  return nearest;
}

/** Fires if any enemy is in range; otherwise runs once if a charge might follow, and twice if none can. */
function sensibly({ game, about }: Question<Classic>): number {
  if (about === null) return GAIT.stands;
  const inches = nearestInches(game, about);
  if (inches <= game.desk.worth.reachInches[about.slot]) return GAIT.stands;
  return inches <= CHARGE_INCHES + RUN_INCHES ? GAIT.strides : GAIT.runsTwice;
}

const WHAT: Decision<Classic> = decision<Classic>('WAF-USR-01/agile', 'number', sensibly);

const isAgile = (g: Game<Classic>, u: Unit<Classic>): boolean => {
  if (!hasBit(u.anyBits, AGILE)) return false;
  const stats = statsOf(g, u);
  return isSuperHeavyWalker(stats) || stats.type === TYPE.gargantuan;
};

/** Whether nothing since it began to shoot keeps a unit from running. */
const stillRuns = (u: Unit<Classic>): boolean =>
  u.alive > 0 &&
  u.place === PLACE.table &&
  !is(u, FALLING_BACK) &&
  !is(u, GONE_TO_GROUND) &&
  !is(u, IMMOBILISED) &&
  !is(u, STUNNED) &&
  !is(u, LOCKED);

function act(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, gait: number): void {
  g.log.note(CHOOSES, u.slot, gait);
  if (gait === GAIT.stands) s.shootUnit(g, u);
  else if (gait === GAIT.firesOnce) {
    inflict(g, u, FIRES_ONCE);
    s.shootUnit(g, u);
    lift(u, FIRES_ONCE);
    if (stillRuns(u)) runUnit(g, s, u);
  } else {
    if (gait === GAIT.strides) inflict(g, u, STRIDES);
    runUnit(g, s, u);
    if (gait === GAIT.runsTwice && stillRuns(u)) runUnit(g, s, u);
  }
}

/** Fires everything; or fires one weapon and runs; or runs twice; or runs once and may still charge. */
export default defineRule({
  id: 'WAF-USR-01',
  title: 'Agile',
  source: 'Special Rules, Agile',
  text: [
    'For Super-Heavy Walkers and Gargantuan Creatures. In the shooting step the model picks one of: fire everything; fire exactly one weapon and then Run; fire nothing and Run twice; fire nothing, Run once, and remain able to charge this turn.',
    'Ruling: In the second and third options the Run bars a charge as usual. Each Run is rolled separately. For these types the base lets every weapon fire and a Run replaces shooting; without this rule that stays so.',
  ].join('\n'),
  changes:
    'classic base: Super-heavy walkers and Gargantuan Creatures, shooting and running (CLS-VEH-43, CLS-VEH-48, CLS-UNIT-13, CLS-MOVE-11)',
  default: 'on',
  keyword: 'agile',
  patch: (_p, s) => ({
    wrap: {
      shootingAction: (next) => (g, u) => {
        if (!isAgile(g, u) || is(u, SCATTERED) || !s.mayRun(g, u)) {
          next(g, u);
          return;
        }
        const { options } = WHAT;
        options[0] = GAIT.stands;
        options[1] = GAIT.firesOnce;
        options[2] = GAIT.runsTwice;
        options[3] = GAIT.strides;
        act(g, s, u, options[g.ask(WHAT, u.side, u, null, 4)]);
      },
      weaponsPerModel: (next) => (g, model) => (is(g.unitOf(model), FIRES_ONCE) ? Math.min(1, next(g, model)) : next(g, model)),
      firesApart: (next) => (g, u) => !is(u, FIRES_ONCE) && next(g, u),
      chargesAfterRun: (next) => (g, u) => is(u, STRIDES) || next(g, u),
    },
  }),
});
