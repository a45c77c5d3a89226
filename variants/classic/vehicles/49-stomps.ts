import { catchUnit, caughtBy, cosDegrees, isStillThere, pointsTo, releaseCaught, sinDegrees, withinPoint } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  event,
  type Game,
  hasBit,
  is,
  keyword,
  type ModelId,
  PLACE,
  purpose,
  reckoned,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { combatOf, touchedEnemy } from '../assault/combat.ts';
import { defineRule } from '../define-rule.ts';
import { type Classic, VEHICLE } from '../family.ts';
import { isGargantuan, isSuperHeavy } from '../heavy/kinds.ts';
import { placeStomp, STOMP_INCHES, type Stomps, stompRoom } from '../heavy/stomping.ts';
import type { ClassicSeams } from '../hub.ts';
import { statsOf } from '../movement/mobility.ts';
import { addHits, beginAttack, endAttack, WOUND } from '../shooting/attack.ts';
import { coveredBy } from '../shooting/markers.ts';
import { COMBAT_SCORE, FALLING_BACK, MARKER, SCATTER } from '../state.ts';
import { madeArm } from '../weapons/arms.ts';

const STOMP = keyword('stomp');
const HOW_MANY = purpose('stomps');
const STOMP_DIE = purpose('stomp');
const STOMP_SCATTER = purpose('stomp-scatter');
/** A unit under a Stomp, with the result of its die. */
const STOMPED = event('stomped', { unit: 'unit', by: 'unit', result: 'number' }, '{unit} is stomped by {by}, result {result}');
/** Target of the next Stomp; options are unit slots, the best first. */
const STOMP_AT = decision('stomp-at', 'unit', reckoned) as Decision<Classic>;
const FOOT = madeArm('stomp', { S: 6, AP: 4, type: 'melee' });
const WORST = 6;
const EXPLODES_RESULT = 7;

/** Whether a unit is immune to Stomps: units aloft, and those as large as the stomper. */
const unmoved = (g: Game<Classic>, u: Unit<Classic>): boolean => {
  const stats = statsOf(g, u);
  return isGargantuan(stats) || isSuperHeavy(stats) || (stats.vehicle & VEHICLE.flyer) !== 0 || u.aloft !== 0;
};

/** A marker of a Stomp: its middle, and how many of a unit's models are under it. */
const markers = scratch({ x: 0, y: 0, under: 0 });
type Marker = ReturnType<typeof markers>;

function markerAt(x: number, y: number, under: number): Readonly<Marker> {
  const marker = markers();
  marker.x = x;
  marker.y = y;
  marker.under = under;
  return marker;
}

/** One D6 for one unit under a marker. */
function treadOn(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, marker: Readonly<Marker>): void {
  const { x, y, under } = marker;
  const frame = g.dice.begin(DEED.fight, u, target);
  g.dice.weapon(frame, FOOT.key);
  const result = g.dice.d6(frame, STOMP_DIE);
  g.log.note(STOMPED, target.slot, u.slot, result);
  if (result > 1) {
    const a = beginAttack(g, u, target, FOOT, frame, CAUSE.assault);
    a.stray = true;
    a.anywhere = true;
    a.mark[0] = x;
    a.mark[1] = y;
    a.strength = 6;
    a.ap = 4;
    const vehicle = s.isVehicle(g, target);
    const hull = vehicle ? firstUnder(g, target, x, y) : -1;
    if (result === WORST) u.reg[COMBAT_SCORE] += vehicle ? kick(g, s, u, hull, frame) : flatten(g, s, u, target, x, y);
    else if (vehicle) {
      if (!s.vehicleSaves(g, a, hull)) s.penetrating(g, a, hull);
    } else {
      // It is done at close quarters, where there is no cover (CLS-SAVE-04).
      addHits(a, -1, under, WOUND.noCover);
      s.resolveHits(g, a);
    }
    u.reg[COMBAT_SCORE] += a.totalLost;
    endAttack(g);
  }
  g.dice.end(frame);
}

function firstUnder(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): ModelId {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && withinPoint(g.models, i, x, y, STOMP_INCHES)) return i;
  return u.first;
}

/** Removes every model under the marker; returns the Wounds they had. */
function flatten(g: Game<Classic>, s: ClassicSeams, by: Unit<Classic>, u: Unit<Classic>, x: number, y: number): number {
  const m = g.models;
  let lost = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || !withinPoint(m, i, x, y, STOMP_INCHES)) continue;
    lost += m.wounds[i];
    s.destroyModel(g, i, CAUSE.assault, by);
  }
  return lost;
}

/** A hull is kicked D6" away and explodes there; returns the Hull Points it had. */
function kick(
  g: Game<Classic>,
  s: ClassicSeams,
  by: Unit<Classic>,
  hull: ModelId,
  frame: Parameters<Game<Classic>['dice']['d6']>[0],
): number {
  const m = g.models;
  const lost = m.wounds[hull];
  const degrees = pointsTo(g, frame, g.dice.scatter(frame, SCATTER));
  const inches = g.dice.d6(frame, STOMP_SCATTER);
  if (degrees >= 0) {
    // No move is reported: it is destroyed before anything could touch it.
    m.x[hull] = Math.min(g.board.width, Math.max(0, m.x[hull] + cosDegrees(degrees) * inches));
    m.y[hull] = Math.min(g.board.height, Math.max(0, m.y[hull] + sinDegrees(degrees) * inches));
  }
  s.vehicleDamage(g, hull, EXPLODES_RESULT, CAUSE.assault, by, frame);
  return lost;
}

/** Lists the enemies of the combat that a model's next Stomp can reach, by expected damage; asks for one. */
function nextPlace(g: Game<Classic>, u: Unit<Classic>, i: ModelId, stomps: Stomps, laid: number): boolean {
  const { options } = STOMP_AT;
  const { members, count } = combatOf(g);
  let n = 0;
  let best = 0;
  for (let k = 0; k < count; k++) {
    const e = g.units[members[k]];
    if (e.side === u.side || e.alive === 0 || unmoved(g, e)) continue;
    const worth = placeStomp(g, u, i, e, stomps, laid);
    if (worth <= 0) continue;
    options[n++] = e.slot;
    if (worth <= best) continue;
    best = worth;
    options[n - 1] = options[0];
    options[0] = e.slot;
  }
  if (n === 0) return false;
  const slot = n === 1 ? options[0] : options[g.ask(STOMP_AT, u.side, u, null, n)];
  return placeStomp(g, u, i, g.units[slot], stomps, laid) > 0;
}

/** All Stomps of one model. */
function stomp(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId): void {
  const own = g.dice.begin(DEED.fight, u, g.nobody);
  const times = g.dice.d3(own, HOW_MANY);
  g.dice.end(own);
  const stomps = stompRoom();
  for (let laid = 0; laid < times && g.models.alive[i] !== 0 && nextPlace(g, u, i, stomps, laid); laid++) {
    const x = stomps.x[laid];
    const y = stomps.y[laid];
    g.log.note(MARKER, u.slot, Math.round(x * 256), Math.round(y * 256));
    const caught = caughtBy(g);
    const from = caught.height;
    for (let k = 0; k < g.units.length; k++) {
      const target = g.units[k];
      if (target === u || target.alive === 0 || target.place !== PLACE.table || unmoved(g, target)) continue;
      const n = coveredBy(g, target, x, y, STOMP_INCHES);
      if (n > 0) catchUnit(g, target, n);
    }
    const end = caught.height;
    for (let k = from; k < end; k++) {
      const target = g.units[caught.unit[k]];
      if (isStillThere(target)) treadOn(g, s, u, target, markerAt(x, y, caught.hits[k]));
    }
    releaseCaught(g, from);
  }
}

/** A super-heavy walker or gargantuan creature stomps after all other blows of a combat. */
export default defineRule({
  id: 'CLS-VEH-49',
  title: 'Stomp',
  source: 'vehicles: Stomp',
  text: [
    'At the I1 step (after its other attacks) a super-heavy walker or Gargantuan makes D3 Stomps, each a Blast marker: the first touching its base, others each touching a previous one. Roll a D6 per unit touched by each marker. It does not affect flyers, swooping creatures, buildings, gargantuans or super-heavies.',
    '| D6 | Non-vehicle unit | Vehicle |',
    '|---|---|---|',
    '| 1 | none | none |',
    '| 2-5 | each model under it takes an S6 AP4 hit | a penetrating hit (one vehicle under it) |',
    '| 6 | each model under it is removed | explodes (scatter D6" first) |',
  ].join('\n'),
  default: 'on',
  keyword: 'stomp',
  patch: (_p, s) => ({
    before: {
      lastBlows: (g) => {
        const { members, count } = combatOf(g);
        for (let k = 0; k < count; k++) {
          const u = g.units[members[k]];
          if (u.alive === 0 || !hasBit(u.anyBits, STOMP) || is(u, FALLING_BACK)) continue;
          for (let i = u.first; i < u.first + u.size; i++) {
            if (g.models.alive[i] !== 0 && hasBit(g.sheetOf(i).keywordBits, STOMP) && touchedEnemy(g, u) !== null) stomp(g, s, u, i);
          }
        }
      },
    },
  }),
});
