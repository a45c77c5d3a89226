import { type Decision, decision, enemyOf, type Game, type ModelId, reckoned, type SideId, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { MOST_DICE } from './manifest.ts';
import { perilsChance } from './odds.ts';
import { KIND } from './power.ts';
import { mayHoldPsykers, nextPsyker, onBattlefield } from './psykers.ts';
import type { PsychicSeams } from './seams.ts';
import { WARP_CHARGE } from './state.ts';

/** Which psyker unit makes the next attempt; options are unit slots, -1 ends the phase. */
export const MANIFEST_WITH = decision('manifest-with', 'unit', reckoned) as Decision<Classic>;
/** Which of its powers, by its place in the table. */
export const MANIFEST_POWER = decision('manifest-power', 'number', reckoned) as Decision<Classic>;
/** At which target; with how many dice. The most promising option first. */
export const MANIFEST_AT = decision('manifest-at', 'unit', reckoned) as Decision<Classic>;
export const MANIFEST_DICE = decision('manifest-dice', 'number', reckoned) as Decision<Classic>;

/** Most attempts that are compared, and most dice added to one of them at a time. */
const MOST_PLANS = 128;
const MOST_ADDED = 5;

/** Possible attempts: by whom, which power, at which target (-1 for none), its worth, how many dice it gets. */
const room = scratch({
  who: new Int16Array(MOST_PLANS),
  which: new Uint8Array(MOST_PLANS),
  whom: new Int16Array(MOST_PLANS),
  worth: new Float64Array(MOST_PLANS),
  share: new Uint8Array(MOST_PLANS),
  /** 1 if nothing has happened since it was last evaluated. */
  fresh: new Uint8Array(MOST_PLANS),
  /** The worth of the target found last. */
  bestWorth: 0,
});
type Plans = ReturnType<typeof room>;

const nobodyAimedAt = (kind: number): boolean => kind === KIND.nova || kind === KIND.conjuration;

/** Slot of the most worthwhile target of a power, or -1 for none. Its worth is left in `bestWorth`. */
function bestTarget(g: Game<Classic>, s: ClassicSeams, t: Tables, plans: Plans, psyker: ModelId, power: number): number {
  plans.bestWorth = 0;
  if (nobodyAimedAt(t.powers[power].kind)) {
    plans.bestWorth = s.powerWorth(g, psyker, power, null);
    return -1;
  }
  const { side } = g.unitOf(psyker);
  const units = g.sides[t.powers[power].kind === KIND.blessing ? side : enemyOf(side)];
  let best = -1;
  for (let k = 0; k < units.length; k++) {
    const target = units[k];
    if (target.alive === 0 || s.reachesWith(g, psyker, power, target) < 0) continue;
    const points = s.powerWorth(g, psyker, power, target);
    if (best >= 0 && points <= plans.bestWorth) continue;
    best = target.slot;
    plans.bestWorth = points;
  }
  return best;
}

/** Lists what the side could attempt now; returns how many. */
function listPlans(g: Game<Classic>, s: ClassicSeams, t: Tables, plans: Plans, side: SideId): number {
  const { who, which, whom, worth, fresh } = plans;
  const units = g.sides[side];
  let n = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (!mayHoldPsykers(u) || !onBattlefield(g, u)) continue;
    const before = n;
    for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) {
      for (let p = 0; p < t.powers.length && n < MOST_PLANS; p++) {
        if (!s.mayUsePower(g, i, p) || isPlanned(plans, before, n, p)) continue;
        const target = bestTarget(g, s, t, plans, i, p);
        if (target < 0 && !nobodyAimedAt(t.powers[p].kind)) continue;
        who[n] = i;
        which[n] = p;
        whom[n] = target;
        fresh[n] = 1;
        worth[n++] = plans.bestWorth;
      }
    }
  }
  return n;
}

/** A unit attempts a power only once, whichever of its psykers does it. */
function isPlanned({ which }: Plans, from: number, n: number, power: number): boolean {
  for (let k = from; k < n; k++) if (which[k] === power) return true;
  return false;
}

/** Worth of an attempt with a number of dice: its expected gain less the expected cost of Perils. */
function gain(g: Game<Classic>, s: ClassicSeams, { who, which, worth }: Plans, k: number, dice: number): number {
  if (dice === 0) return 0;
  const { points, stats } = g.sheetOf(who[k]);
  return worth[k] * s.manifestChance(g, who[k], which[k], dice) - (perilsChance(dice) * points) / Math.max(1, stats.wounds);
}

/** Allots the dice of the pool to the attempts that gain most from them; returns the best attempt, or -1. */
function dealDice(g: Game<Classic>, s: ClassicSeams, plans: Plans, n: number, dice: number): number {
  const { share } = plans;
  share.fill(0, 0, n);
  let left = Math.min(dice, MOST_DICE);
  while (left > 0) {
    let best = -1;
    let added = 0;
    let rate = 0;
    for (let k = 0; k < n; k++) {
      const now = gain(g, s, plans, k, share[k]);
      for (let more = 1; more <= MOST_ADDED && more <= left; more++) {
        const each = (gain(g, s, plans, k, share[k] + more) - now) / more;
        if (each <= rate) continue;
        rate = each;
        best = k;
        added = more;
      }
    }
    if (best < 0) break;
    share[best] += added;
    left -= added;
  }
  let most = 0;
  let best = -1;
  for (let k = 0; k < n; k++) {
    const points = gain(g, s, plans, k, share[k]);
    if (points <= most) continue;
    most = points;
    best = k;
  }
  return best;
}

/** Lists the units that could make an attempt, `best` first, or -1 first if no attempt is worthwhile. */
function askUnit(g: Game<Classic>, { who }: Plans, side: SideId, n: number, best: number): Unit<Classic> | null {
  const { options } = MANIFEST_WITH;
  const leading = best < 0 ? -1 : g.models.unit[who[best]];
  let count = 0;
  options[count++] = leading;
  for (let k = 0; k < n; k++) {
    const slot = g.models.unit[who[k]];
    if (slot !== leading && (k === 0 || slot !== g.models.unit[who[k - 1]])) options[count++] = slot;
  }
  if (leading !== -1) options[count++] = -1;
  const answer = options[g.ask(MANIFEST_WITH, side, null, null, count)];
  return answer < 0 ? null : g.units[answer];
}

/** Lists the powers a unit could attempt, `best` first; returns the attempt. */
function askPower(g: Game<Classic>, { who, which, worth }: Plans, u: Unit<Classic>, n: number, best: number): number {
  const { options } = MANIFEST_POWER;
  let count = 0;
  let top = -1;
  let at = -1;
  for (let k = 0; k < n; k++) {
    if (g.models.unit[who[k]] !== u.slot) continue;
    options[count] = which[k];
    if (top < 0 || k === best || (top !== best && worth[k] > worth[top])) {
      top = k;
      at = count;
    }
    count++;
  }
  const leading = options[at];
  options[at] = options[0];
  options[0] = leading;
  const power = options[g.ask(MANIFEST_POWER, u.side, u, null, count)];
  for (let k = 0; k < n; k++) if (g.models.unit[who[k]] === u.slot && which[k] === power) return k;
  return top;
}

/** Lists the units that an attempt could be aimed at, the planned one first. */
function askTarget(g: Game<Classic>, s: ClassicSeams, t: Tables, { who, which, whom }: Plans, k: number): Unit<Classic> | null {
  if (whom[k] < 0) return null;
  const { options } = MANIFEST_AT;
  const u = g.unitOf(who[k]);
  const units = g.sides[t.powers[which[k]].kind === KIND.blessing ? u.side : enemyOf(u.side)];
  let n = 0;
  options[n++] = whom[k];
  for (let i = 0; i < units.length; i++) {
    if (units[i].slot !== whom[k] && units[i].alive > 0 && s.reachesWith(g, who[k], which[k], units[i]) >= 0) options[n++] = units[i].slot;
  }
  return g.units[options[g.ask(MANIFEST_AT, u.side, u, null, n)]];
}

function askDice(g: Game<Classic>, s: ClassicSeams, { who, which, share }: Plans, k: number, target: Unit<Classic> | null): number {
  const { options } = MANIFEST_DICE;
  const u = g.unitOf(who[k]);
  const pool = Math.min(MOST_DICE, g.sideReg[u.side][WARP_CHARGE]);
  const usual = share[k] > 0 ? share[k] : Math.min(pool, 2 * s.warpCost(g, who[k], which[k]));
  for (let n = 1; n <= pool; n++) options[n - 1] = n;
  options[0] = usual;
  if (usual > 1) options[usual - 1] = 1;
  return options[g.ask(MANIFEST_DICE, u.side, u, target, pool)];
}

/** Removes an attempt from the list; returns how many are left. */
function drop({ who, which, whom, worth, share, fresh }: Plans, n: number, k: number): number {
  for (let i = k; i < n - 1; i++) {
    who[i] = who[i + 1];
    which[i] = which[i + 1];
    whom[i] = whom[i + 1];
    worth[i] = worth[i + 1];
    share[i] = share[i + 1];
    fresh[i] = fresh[i + 1];
  }
  return n - 1;
}

/** Re-evaluates a planned attempt; false if it can no longer be made. */
function refresh(g: Game<Classic>, s: ClassicSeams, t: Tables, plans: Plans, k: number): boolean {
  const { who, which, whom, worth, fresh } = plans;
  if (fresh[k] !== 0) return true;
  fresh[k] = 1;
  if (!s.mayUsePower(g, who[k], which[k])) return false;
  whom[k] = bestTarget(g, s, t, plans, who[k], which[k]);
  worth[k] = plans.bestWorth;
  return whom[k] >= 0 || nobodyAimedAt(t.powers[which[k]].kind);
}

/**
 * The Psychic phase: one attempt after another. All are evaluated when it begins; later only the next one is evaluated
 * again, since every attempt changes the table.
 */
export const choosing = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, 'usePowers'> => ({
  usePowers: (g, side) => {
    const plans = room();
    const { who, which, fresh } = plans;
    let n = listPlans(g, s, t, plans, side);
    while (n > 0 && g.sideReg[side][WARP_CHARGE] > 0) {
      const best = dealDice(g, s, plans, n, s.plannedCharge(g, side));
      if (best >= 0 && fresh[best] === 0) {
        if (!refresh(g, s, t, plans, best)) n = drop(plans, n, best);
        continue;
      }
      const u = askUnit(g, plans, side, n, best);
      if (u === null) return;
      const k = askPower(g, plans, u, n, best);
      if (!refresh(g, s, t, plans, k)) {
        n = drop(plans, n, k);
        continue;
      }
      const psyker = who[k];
      const power = which[k];
      const target = askTarget(g, s, t, plans, k);
      const dice = askDice(g, s, plans, k, target);
      n = drop(plans, n, k);
      s.manifest(g, psyker, power, target, dice);
      if (t.powers[power].kind === KIND.conjuration) n = listPlans(g, s, t, plans, side);
      else fresh.fill(0, 0, n);
    }
  },
});
