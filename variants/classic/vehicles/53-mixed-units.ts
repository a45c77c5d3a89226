import type { Game, ModelId, Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { type Attack, WOUND } from '../shooting/attack.ts';
import { reportHits } from '../shooting/report-hits.ts';
import { mixesKinds } from './mixed.ts';

/** Kinds of living models of a unit, as bits: 1 for vehicles, 2 for others. */
function kindsOf(g: Game<Classic>, u: Unit<Classic>): number {
  let found = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) found |= g.sheetOf(i).stats.vehicle !== 0 ? 1 : 2;
  return found;
}

const BOTH = 3;

const isMixed = (g: Game<Classic>, u: Unit<Classic>): boolean => mixesKinds(u) && kindsOf(g, u) === BOTH;

/** The majority Toughness of the models that are not vehicles; the highest if tied. */
function softToughness(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  let best = 0;
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || g.sheetOf(i).stats.vehicle !== 0) continue;
    const value = s.statOf(g, i, STAT.T);
    let n = 0;
    for (let j = u.first; j < u.first + u.size; j++)
      if (g.models.alive[j] !== 0 && g.sheetOf(j).stats.vehicle === 0 && s.statOf(g, j, STAT.T) === value) n++;
    if (n < most || (n === most && value <= best)) continue;
    most = n;
    best = value;
  }
  return best;
}

/** One hit on a model that is not a vehicle. */
function hitSoft(g: Game<Classic>, s: ClassicSeams, a: Attack, model: ModelId): void {
  s.rollWounds(g, a);
  for (let k = 0; k < a.pools; k++) {
    a.pool = k;
    a.strength = a.poolStrength[k];
    a.ap = a.poolAp[k];
    a.bearer = a.poolBy[k];
    for (let left = a.poolCount[k]; left > 0 && g.models.alive[model] !== 0; left--) s.takeWound(g, a, s.redirect(g, a, model));
    a.poolCount[k] = 0;
  }
}

/** One hit on a vehicle among others. */
function hitHull(g: Game<Classic>, s: ClassicSeams, a: Attack, model: ModelId, by: ModelId, flags: number): void {
  a.bearer = by;
  a.strength = s.strengthOf(g, a);
  a.ap = s.apOf(g, a);
  a.pools = 1;
  a.pool = 0;
  a.poolFlags[0] = flags | (a.stray ? WOUND.noCover : 0);
  s.hitVehicle(g, a, model);
  a.pools = 0;
}

/** Hits on a unit of vehicles and others go one by one to the nearest model, and are resolved by its kind. */
export default defineRule({
  id: 'CLS-VEH-53',
  title: 'Mixed vehicle and non-vehicle units',
  source: 'vehicles: Mixed vehicle and non-vehicle units',
  text: 'Hits against a unit that mixes vehicles and other models are allocated to the closest model: wounds by To Wound against the non-vehicle, or penetration against the vehicle, decided when the hit is allocated.',
  outside: ['CLS-WPN-45'],
  default: 'on',
  keyword: 'mixed-unit',
  patch: (_p, s) => ({
    wrap: {
      isVehicle: (next) => (g, u) => (mixesKinds(u) ? kindsOf(g, u) === 1 : next(g, u)),
      toughnessOf: (next) => (g, a) => (isMixed(g, a.target) ? softToughness(g, s, a.target) : next(g, a)),
      resolveHits: (next) => (g, a) => {
        if (!isMixed(g, a.target)) {
          next(g, a);
          return;
        }
        if (!a.melee) reportHits(g, a);
        a.totalHits += a.hits;
        s.beforeWounds(g, a);
        const n = a.hits;
        s.markReachable(g, a);
        let model: ModelId = -1;
        for (let k = 0; k < n && a.target.alive > 0; k++) {
          const by = a.hitBy[k];
          const flags = a.hitFlags[k];
          // Hits are allocated before they wound: each is its own pool, with its own source and precision.
          a.pools = 0;
          a.pool = 0;
          a.poolBy[0] = by;
          a.poolFlags[0] = flags;
          model = s.allocateNext(g, a, model);
          if (model < 0) break;
          a.hitBy[0] = by;
          a.hitFlags[0] = flags;
          a.hits = 1;
          if (g.sheetOf(model).stats.vehicle !== 0) hitHull(g, s, a, model, by, flags);
          else hitSoft(g, s, a, model);
        }
        a.hits = n;
        s.attackResolved(g, a);
      },
    },
  }),
});
