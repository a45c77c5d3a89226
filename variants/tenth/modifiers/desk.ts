import type { Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { type Instances, noInstances } from '../special-rules/16-duplicates.ts';
import type { Modifiers } from './gathered.ts';
import { roomForAll } from './gathered.ts';
import { type Printed, SCOPE } from './printed.ts';

/** The most abilities of different names that modify one characteristic at the same time. */
export const MOST_NAMES = 64;

/** Scratch space to gather modifiers in. */
export interface ModifierDesk {
  /** By STAT. */
  readonly by: readonly Modifiers[];
  /** The modifiers found so far in the gathering under way, one for each name. */
  readonly met: (Printed | null)[];
  metCount: number;
  /** Instances of the core ability being counted. */
  readonly instances: Instances;
  /** By unit: whether a model of its datasheet has an aura that modifies. */
  readonly hasAura: Uint8Array;
}

export const furnishModifiers = (g: Game<Modern>): ModifierDesk => ({
  by: roomForAll(),
  met: new Array<Printed | null>(MOST_NAMES).fill(null),
  metCount: 0,
  instances: noInstances(),
  hasAura: Uint8Array.from(g.units, (u) =>
    u.sheet.models.some((it) => it.stats.modifiers.some((p) => p.scope === SCOPE.aura || p.scope === SCOPE.enemyAura)) ? 1 : 0,
  ),
});

export function tidyModifiers(desk: ModifierDesk): void {
  desk.met.fill(null);
  desk.metCount = 0;
}
