import type { Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Modifiers } from './gathered.ts';
import { roomForAll } from './gathered.ts';
import { type Instances, noInstances } from './instances.ts';
import { NAME_COUNT, SCOPE } from './printed.ts';

/** Scratch space to gather modifiers in. */
export interface ModifierDesk {
  /** By STAT. */
  readonly by: readonly Modifiers[];
  /** By name of a modifier: the last gathering that has met it. */
  readonly met: Int32Array;
  gathering: number;
  /** Instances of the core ability at hand. */
  readonly instances: Instances;
  /** By unit: whether a model of its datasheet has an aura that modifies. */
  readonly hasAura: Uint8Array;
}

export const furnishModifiers = (g: Game<Modern>): ModifierDesk => ({
  by: roomForAll(),
  met: new Int32Array(NAME_COUNT),
  gathering: 0,
  instances: noInstances(),
  hasAura: Uint8Array.from(g.units, (u) =>
    u.sheet.models.some((it) => it.stats.modifiers.some((p) => p.scope === SCOPE.aura || p.scope === SCOPE.enemyAura)) ? 1 : 0,
  ),
});

export function tidyModifiers(desk: ModifierDesk): void {
  desk.met.fill(0);
  desk.gathering = 0;
}
