import {
  type Decision,
  decision,
  event,
  type Game,
  inflict,
  is,
  lift,
  PLACE,
  type Question,
  reckoned,
  status,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { LOCKED } from '../../classic/state.ts';
import { worthPerHit } from '../../classic/worth/worth.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { GRIND, SLAM } from './shock-arms.ts';

/** Is grinding over its enemies. */
const GRINDS = status('WAF-VEH-14/grinds', 'phase');
const DECLARES = event(
  'declares-tank-shock',
  { unit: 'unit', grinds: 'flag', inches: 'number' },
  '{unit} declares a tank shock{grinds? and grinds:} over {inches|inch|inches}',
);

const slamWorth = (g: Game<Classic>, u: Unit<Classic>): number => worthPerHit(g.desk.worth.tables, SLAM.profile, SLAM.profile.strength, u);

function grindWorth(g: Game<Classic>, u: Unit<Classic>): number {
  let sum = 0;
  for (let k = 0; k < GRIND.length; k++) sum += worthPerHit(g.desk.worth.tables, GRIND[k].profile, GRIND[k].profile.strength, u);
  return sum / GRIND.length;
}

/** Grinds if that costs the units in the way more points, which the question names as its cause. */
const grindsBetter = ({ game, cause }: Question<Classic>): number =>
  cause !== null && grindWorth(game, cause) > slamWorth(game, cause) ? 1 : 0;

/** Whether to grind or to slam; and how far to drive, the farthest first. */
const GRIND_THEM: Decision<Classic> = decision<Classic>('WAF-VEH-14/grind', 'flag', grindsBetter);
const INCHES: Decision<Classic> = decision<Classic>('WAF-VEH-14/inches', 'number', reckoned);

/** The unit in the way of a straight drive that would lose most by a hit, or null. */
function preyOf(g: Game<Classic>, s: WaffleSeams, tank: Unit<Classic>, dirX: number, dirY: number, inches: number): Unit<Classic> | null {
  const enemies = g.sides[1 - tank.side];
  let prey: Unit<Classic> | null = null;
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table || e.aloft !== 0 || is(e, LOCKED) || s.isVehicle(g, e)) continue;
    const dx = e.x - tank.x;
    const dy = e.y - tank.y;
    const ahead = dx * dirX + dy * dirY;
    const near = tank.radius + e.radius;
    if (ahead < 0 || ahead > inches + near || Math.abs(dx * dirY - dy * dirX) > near) continue;
    const worth = Math.max(slamWorth(g, e), grindWorth(g, e));
    if (worth <= most) continue;
    most = worth;
    prey = e;
  }
  return prey;
}

/** A tank declares whether it slams or grinds and how far it drives, up to its move; a mere turn has no effect. */
export default defineRule({
  id: 'WAF-VEH-14',
  title: 'Tank Shock: declaration',
  source: 'Vehicles, Tanks, Tank Shock, paragraphs 1-2',
  text: [
    'A Tank that moves may Tank Shock instead of moving normally. Its player says whether it Slams or Grinds, turns it on the spot, and states the distance, which must be at least Combat Speed and at most its maximum; a mere pivot does not qualify.',
    'Ruling: At least Combat Speed means any declared distance above 0". The maximum is the vehicle\'s Movement-phase maximum: 12" for ordinary, Fast and super-heavy Tanks, 6" for Heavy ones (CLS-VEH-03, -08, -43), unless its data give more; Flat Out belongs to the Shooting phase and adds nothing. Only Tanks may do it. Death or Glory (CLS-VEH-35) stays for a unit that passes its Morale check, after the hits of WAF-VEH-20; Thunderblitz (CLS-VEH-46) is rolled before the Morale check; ramming (CLS-VEH-36) is unchanged.',
  ].join('\n'),
  changes: 'classic base: Tank Shock (the Slam or Grind choice is new); Death or Glory kept (CLS-VEH-34, CLS-VEH-35)',
  default: 'on',
  keyword: 'tank',
  patch: (_p, s) => ({
    wrap: {
      grinds: (next) => (g, tank) => is(tank, GRINDS) || next(g, tank),
      shockInches: () => (g, u) => s.moveInches(g, u),
      statedInches: (next) => (g, u, target) => {
        const most = next(g, u, target);
        const { options } = INCHES;
        let n = 0;
        options[n++] = most;
        for (let inches = Math.ceil(most) - 1; inches > 0; inches--) options[n++] = inches;
        return options[n === 1 ? 0 : g.ask(INCHES, u.side, u, target, n)];
      },
      tankShock: (next) => (g, u, dirX, dirY, inches) => {
        const stated = Math.min(inches, s.shockInches(g, u));
        if (stated <= 0) return;
        const grinds = g.choose(GRIND_THEM, u.side, u, preyOf(g, s, u, dirX, dirY, stated));
        if (grinds) inflict(g, u, GRINDS);
        g.log.note(DECLARES, u.slot, grinds ? 1 : 0, Math.round(stated));
        next(g, u, dirX, dirY, stated);
        lift(u, GRINDS);
      },
    },
  }),
});
