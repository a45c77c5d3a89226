import { rememberedGap } from 'sandtable/kit';
import { type Decision, decision, type Game, PLACE, type Question, type SideId, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';

/** Default answers about transports. They need the procedures, so each match makes its own. */

/** Rough distance from the hull, on the enemy's side, of a unit that gets out. */
const OUT_INCHES = 3;
/** An enemy this near is worth getting out for to charge next turn; twice as far if the unit may charge as it gets out. */
const CHARGE_INCHES = 7;
/** Share of its own points in damage that is worth getting out for. */
const WORTH_SHARE = 0.03;
/** How near a marker must be to get out for it. */
const HOLD_INCHES = 6;

const pointsOf = (u: Unit<Classic>): number => u.sheet.points;

/** Whether a marker within reach is not held by a side. */
function freeMarker(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, side: SideId, inches: number): boolean {
  for (let k = 0; k < g.board.objectives.length; k++) {
    const { x, y, radius } = g.board.objectives[k];
    const far = inches + radius + u.radius;
    if ((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y) <= far * far && s.controls(g, k) !== side) return true;
  }
  return false;
}

/** Whether passengers would have more to do within `inches` of their hull than inside it. */
function findsWork(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>, inches: number): boolean {
  const enemies = g.sides[1 - u.side];
  const reach = s.reachInches(g, u);
  const inside = Math.min(1, s.firePointsOf(g, transport) / Math.max(1, u.alive));
  const charge = (s.mayAssaultFrom(g, transport) ? 2 : 1) * CHARGE_INCHES;
  const least = pointsOf(u) * WORTH_SHARE;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
    const gap = rememberedGap(g, transport, enemy) - inches;
    if (gap <= reach && s.shootingWorth(g, u, enemy) * (1 - inside) > least) return true;
    if (gap <= charge && s.fightWorth(g, u, enemy) > least) return true;
  }
  return freeMarker(g, s, u, u.side, inches + HOLD_INCHES);
}

/** Whether a unit on foot would do better to ride: nothing to shoot at or hold within a walk. */
function wouldRide(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const enemies = g.sides[1 - u.side];
  const reach = Math.max(2 * CHARGE_INCHES, s.reachInches(g, u) + s.baseMoveInches(g, u));
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive > 0 && enemy.place === PLACE.table && rememberedGap(g, u, enemy) <= reach) return false;
  }
  for (let k = 0; k < g.board.objectives.length; k++) {
    const { x, y, radius } = g.board.objectives[k];
    const far = 2 * s.baseMoveInches(g, u) + radius;
    if ((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y) <= far * far) return false;
  }
  return true;
}

/** The decisions of transports, with default answers. */
export interface TransportDecisions {
  /** Which transport to get into; -1 first. */
  readonly embark: Decision<Classic>;
  /** Whether a unit leaves its transport now; the cause is the transport. */
  readonly disembark: Decision<Classic>;
  /** Whether a loaded transport drives short, so that its passengers can leave it afterwards. */
  readonly driveShort: Decision<Classic>;
  /** Whether passengers disembark by emergency if the doors are blocked. */
  readonly emergency: Decision<Classic>;
}

export function transportDecisions(s: ClassicSeams): TransportDecisions {
  const about = (q: Question<Classic>): Unit<Classic> => q.about as Unit<Classic>;
  const cause = (q: Question<Classic>): Unit<Classic> => q.cause as Unit<Classic>;
  return {
    embark: decision<Classic>('embark', 'unit', (q) => (wouldRide(q.game, s, about(q)) ? 1 : 0)),
    disembark: decision<Classic>('disembark', 'flag', (q) => (findsWork(q.game, s, about(q), cause(q), OUT_INCHES) ? 1 : 0)),
    driveShort: decision<Classic>('drive-short', 'flag', (q) =>
      findsWork(q.game, s, about(q), cause(q), s.shortInches(q.game, cause(q)) + OUT_INCHES) ? 1 : 0,
    ),
    emergency: decision<Classic>('emergency-disembark', 'flag', () => 0),
  };
}
