import { type Game, inflict, is, PLACE, purpose, status, type Unit } from 'sandtable/rules';
import { type Classic, defineRule, MOST_WEAPONS, STAT } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';
import { FLAT_OUT, RAMMED, SHAKEN, SHOT, STUNNED } from '../state.ts';
import { snapGain, weaponWorth } from '../worth.ts';
import { lendHull, transportOf } from './hold.ts';

/** Passengers of a shaken crew who lost their nerve: Snap Shots this turn. */
const UNNERVED = status('unnerved', 'turn');
const NERVE = purpose('leadership');

/** Whether the passengers of a transport may fire out of it now. */
function mayFireOut(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>): boolean {
  if (u.alive === 0 || transport.alive === 0 || transport.place !== PLACE.table || is(u, SHOT) || is(transport, FLAT_OUT)) return false;
  if (s.firePointsOf(g, transport) === 0) return false;
  lendHull(g, u, transport);
  return true;
}

/** Share of what aimed fire is worth that Snap Shots at Ballistic Skill 1 are. */
const SNAP_SHARE = 1 / 4;

/** What the weapons that a model has elected are worth against a target. */
function electedWorth(g: Game<Classic>, u: Unit<Classic>, i: number, target: Unit<Classic>): number {
  const snaps = SNAP_SHARE * snapGain(g.desk.worth.tables, g.sheetOf(i).stats.values[STAT.BS]);
  let worth = 0;
  for (let w = 0; w < u.sheet.weapons.length; w++) {
    const at = i * MOST_WEAPONS + w;
    const each = weaponWorth(g, u, w, target);
    if (g.desk.fullShots[at] > 0) worth = Math.max(worth, each + 1 / 256);
    if (g.desk.snapShots[at] > 0) worth = Math.max(worth, each * snaps + 1 / 512);
  }
  return worth;
}

const MOST = 8192;
const worths = new Float64Array(MOST);

/** Lets only the `points` models fire whose weapons are worth most. */
export function thinOut(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>, points: number): void {
  const end = u.first + u.size;
  for (let i = u.first; i < end; i++) worths[i] = g.models.alive[i] === 0 ? 0 : electedWorth(g, u, i, target);
  for (let k = 0; k < points; k++) {
    let best = -1;
    for (let i = u.first; i < end; i++) if (worths[i] > 0 && (best < 0 || worths[i] > worths[best])) best = i;
    if (best < 0) return;
    worths[best] = -1;
  }
  for (let i = u.first; i < end; i++) {
    if (worths[i] <= 0) continue;
    g.desk.fullShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
    g.desk.snapShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
  }
}

/** Some of those inside a transport fire from it: as it moved, none if it went Flat Out. */
export const firePoints = defineRule({
  id: 'CLS-TRANSPORT-09',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    wrap: {
      mayShoot: (next) => (g, u) => {
        if (u.place !== PLACE.embarked) return next(g, u);
        const transport = transportOf(g, u);
        return transport !== null && mayFireOut(g, s, u, transport);
      },
      unitSnaps: (next) => (g, u, overwatch) => {
        if (next(g, u, overwatch)) return true;
        const transport = transportOf(g, u);
        return transport !== null && (s.jolts(g, transport) || is(transport, RAMMED));
      },
      electWeapons: (next) => (g, u, target, overwatch) => {
        next(g, u, target, overwatch);
        const transport = transportOf(g, u);
        if (transport !== null) thinOut(g, u, target, s.firePointsOf(g, transport));
      },
    },
  }),
});

/** Passengers of a shaken or stunned transport test their nerve when they wish to fire. */
export const shakenPassengers = defineRule({
  id: 'CLS-TRANSPORT-10',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: (_p, s) => ({
    wrap: {
      unitSnaps: (next) => (g, u, overwatch) => is(u, UNNERVED) || next(g, u, overwatch),
      volley: (next) => (g, u, target, overwatch) => {
        const transport = transportOf(g, u);
        if (transport !== null && (is(transport, SHAKEN) || is(transport, STUNNED)) && s.shakesPassengers(g, transport)) {
          if (!s.passesLeadership(g, u, NERVE, 0)) inflict(g, u, UNNERVED);
        }
        next(g, u, target, overwatch);
      },
    },
  }),
});
