import type { MoveRules, Sight } from 'sandtable/kit';
import type { WeaponSheet } from 'sandtable/rules';
import type { Classic } from './family.ts';
import type { Numbers } from './numbers.ts';
import type { AttackStack } from './shooting/attack.ts';
import type { Measures } from './sight/measures.ts';
import type { WorthTable } from './worth/worth.ts';

declare module './hub.ts' {
  /** Caches and scratch space of one arena. */
  interface ClassicDesk {
    readonly sight: Sight<Classic>;
    readonly attacks: AttackStack;
    /** By model and weapon of its sheet (`model * MOST_WEAPONS + index`): how many it fires in the volley under way, full and as Snap Shots. */
    readonly fullShots: Uint8Array;
    readonly snapShots: Uint8Array;
    /** By model and place in the list of what it carries: slot of the unit that weapon is aimed at while its unit's fire is divided. */
    readonly aims: Int16Array;
    /** By model: what `look.ts` remembers of the unit it last looked at, and what that was and their poses. */
    readonly lookInches: Float64Array;
    readonly lookBeyond: Float64Array;
    readonly lookAt: Float64Array;
    readonly lookPoses: Float64Array;
    /** By unit: with how many enemies, in which poses, it found nothing to pile in to in this combat. Enemies only ever leave one. */
    readonly settledAmong: Int16Array;
    readonly settledAt: Float64Array;
    /** Where the scenario has the objective markers: x, y by marker. */
    readonly markerPlaces: Float64Array;
    /** When a charge was rehearsed last (`changes`, which go on from one engagement to the next: no part of what is remembered in one). */
    readonly rehearsed: { at: number };
    /** Rules of a move, by gait. */
    readonly moveRules: readonly MoveRules[];
    /** For accounts of attacks (odds/account.ts): how far models of a target are from those who fire, and the other way round. */
    readonly measuredTargets: Measures;
    readonly measuredFirers: Measures;
    /** By the first model of a unit that fires: what is known of its fire at another. */
    readonly measuredFire: Measures;
    /** By the first model of a unit that fires: whether nothing stands between it and another (odds/open.ts). */
    readonly measuredOpen: Measures;
    /** By model that fires: how far each of its guns reaches into the target (odds/even.ts). */
    readonly measuredEven: Measures;
    /** Expected points of fire by pair of units: see worth.ts. */
    readonly worth: WorthTable;
    /** By piece: its kind before anything has happened to it. */
    readonly pieceKinds: Int32Array;
    /** Guns on terrain, by piece. */
    readonly guns: readonly (WeaponSheet<Classic> | null)[];
    readonly numbers: Numbers;
  }
}
