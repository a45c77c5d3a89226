import { cosDegrees, outlookOf, sinDegrees } from 'sandtable/kit';
import { type Decision, decision, type Game, type ModelId, reckoned, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { riskAt } from '../reserves/deepstrike.ts';
import { promiseAt } from '../reserves/promise.ts';
import type { Tables } from '../tables.ts';
import type { PsychicSeams } from './seams.ts';

/** Which unit to bring into play; the dearest first. */
const CONJURE = decision('conjure-unit', 'unit', reckoned) as Decision<Classic>;

/** Points round the caster that are considered: so many directions, at these shares of the range. */
const DIRECTIONS = 12;
const SHARES = [1, 0.75, 0.5];
/** What a mishap costs on paper, as a share of the unit's points. */
const MISHAP_COST = 0.5;

const room = scratch({ x: 0, y: 0 });

/** Whether a unit is available to be brought into play by another, or by a character who is part of that unit. */
export const isMadeBy = (g: Game<Classic>, u: Unit<Classic>, maker: Unit<Classic>): boolean =>
  u.maker >= 0 && (u.maker === maker.slot || g.units[u.maker].host === maker.slot);

/** Lists what a unit could bring into play, one of each datasheet; returns how many. */
function listReady(g: Game<Classic>, s: ClassicSeams, maker: Unit<Classic>, power: number): number {
  // A unit brought into play this turn cannot conjure (CLS-PSY-14).
  if (maker.maker >= 0 && maker.arrived === g.round) return 0;
  const { options } = CONJURE;
  let n = 0;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!isMadeBy(g, u, maker) || u.strength > 0 || !s.conjures(g, power, u) || isListed(g, n, u)) continue;
    let at = n++;
    while (at > 0 && g.units[options[at - 1]].sheet.points < u.sheet.points) {
      options[at] = options[at - 1];
      at--;
    }
    options[at] = u.slot;
  }
  return n;
}

function isListed(g: Game<Classic>, n: number, u: Unit<Classic>): boolean {
  for (let k = 0; k < n; k++) if (g.units[CONJURE.options[k]].sheet.id === u.sheet.id) return true;
  return false;
}

/** Finds the point near the caster with the best balance of worth and risk for a conjured unit. */
function findPoint(g: Game<Classic>, s: ClassicSeams, from: ModelId, u: Unit<Classic>, inches: number): ReturnType<typeof room> {
  const m = g.models;
  const point = room();
  point.x = m.x[from];
  point.y = m.y[from];
  const outlook = outlookOf(g, u.side);
  let best = -Infinity;
  for (let d = 0; d < DIRECTIONS; d++) {
    const degrees = (360 / DIRECTIONS) * d;
    for (let k = 0; k < SHARES.length; k++) {
      const x = m.x[from] + cosDegrees(degrees) * inches * SHARES[k] * outlook;
      const y = m.y[from] + sinDegrees(degrees) * inches * SHARES[k] * outlook;
      if (x < 1 || y < 1 || x > g.board.width - 1 || y > g.board.height - 1) continue;
      const risk = riskAt(g, u, x, y);
      const score = (1 - risk) * promiseAt(g, s, u, x, y) - risk * MISHAP_COST * u.sheet.points;
      if (score <= best) continue;
      best = score;
      point.x = x;
      point.y = y;
    }
  }
  return point;
}

/** Units that are brought into play, as if by Deep Strike (CLS-PSY-14). */
export const conjuring = (
  s: ClassicSeams,
  t: Tables,
): Pick<PsychicSeams<Classic>, 'conjure' | 'conjureAt' | 'conjureLimit' | 'conjures'> => ({
  conjureLimit: () => Infinity,
  conjures: (g, power, u) => u.sheet.points <= s.conjureLimit(g, power),

  conjure: (g, from, power) => {
    const maker = g.unitOf(from);
    const n = listReady(g, s, maker, power);
    if (n === 0) return;
    const u = g.units[CONJURE.options[g.ask(CONJURE, maker.side, maker, null, n)]];
    g.create(u);
    const { x, y } = findPoint(g, s, from, u, t.powers[power].rangeInches);
    s.conjureAt(g, u, x, y);
  },

  conjureAt: (g, u, x, y) => s.deepStrike(g, u, x, y),
});

/** Whether a unit has something left to bring into play, and may. */
export function mayConjure(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, power: number): boolean {
  return listReady(g, s, u, power) > 0;
}
