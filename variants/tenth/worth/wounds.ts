import type { Game, Scale, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** What it is worth to take this many wounds off a unit, in points. */
export function woundsWorth(g: Game<Modern>, t: Unit<Modern>, wounds: number, scale: Scale<Modern>): number {
  const kind = t.sheet.models[0];
  return (scale.perPoint(g, t) * Math.min(wounds, t.alive * kind.stats.W) * kind.points) / kind.stats.W;
}
