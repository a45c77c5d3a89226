import type { Family, SideId, Unit } from '../rules/index.ts';
import { enemyOf } from '../rules/index.ts';
import type { Arena } from './arena.ts';
import { Durations } from './durations.ts';

type OfTurns = 'own-turn-start' | 'own-turn-end' | 'next-own-turn-end' | 'opponent-turn-end' | 'own-command';

/** Opens and closes the windows of a turn program: what ends with each (register.ts). Worked examples do it by hand. */
export class Windows {
  readonly #arena: Arena;
  readonly #durations = new Durations();
  /** Units that had a turn of their own in the current game turn, by slot. */
  readonly #hadTurn: Uint8Array;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#hadTurn = new Uint8Array(arena.units.length);
  }

  /** The objects that hold the state of windows. */
  kept(): readonly object[] {
    return [this.#hadTurn];
  }

  /** Ends what lasts until a turn opens. */
  openTurn(side: SideId): void {
    this.#end('own-turn-start', side);
  }

  closeTurn(side: SideId): void {
    this.endAll('turn');
    this.#end('own-turn-end', side);
    this.#end('next-own-turn-end', side);
    this.#end('opponent-turn-end', enemyOf(side));
  }

  openPhase(): void {
    const units = this.#arena.units;
    for (let i = 0; i < units.length; i++) {
      units[i].atPhaseStart = units[i].alive;
      units[i].lostThisPhase = 0;
    }
  }

  /** Ends a duration for every unit. */
  endAll(until: 'phase' | 'turn' | 'round'): void {
    const g = this.#arena;
    this.#durations.endAll(until, g.units, g.models.reg);
    this.#durations.endSide(until, g.sideReg[0]);
    this.#durations.endSide(until, g.sideReg[1]);
  }

  /** Ends `own-command` durations of a side. */
  openCommand(side: SideId): void {
    this.#end('own-command', side);
  }

  endActivation(unit: Unit<Family>): void {
    this.#durations.end('activation', unit, this.#arena.models.reg);
  }

  /** Opens the turn of a single unit. */
  openUnitTurn(unit: Unit<Family>): void {
    const g = this.#arena;
    this.#hadTurn[unit.slot] = 1;
    g.acting = g.units[unit.slot];
    g.active = unit.side;
    unit.inTurn = 1;
    this.#durations.end('turn', unit, g.models.reg);
    this.#durations.end('own-turn-start', unit, g.models.reg);
  }

  closeUnitTurn(unit: Unit<Family>): void {
    const g = this.#arena;
    const registers = g.models.reg;
    this.leave(unit);
    unit.inTurn = 0;
    // What a destroyed unit leaves in memory concerns the survivors.
    if (unit.alive === 0) return;
    this.#durations.end('activation', unit, registers);
    this.#durations.end('turn', unit, registers);
    this.#durations.end('own-turn-end', unit, registers);
    this.#durations.end('next-own-turn-end', unit, registers);
  }

  /** No unit acts any more: the first side decides again (and it is nobody's own turn). */
  leave(unit: Unit<Family>): void {
    const g = this.#arena;
    if (g.acting !== unit) return;
    g.acting = null;
    g.active = g.first;
  }

  /** A turn of both sides: no unit has had a turn of its own in it yet. */
  openJoint(): void {
    this.#hadTurn.fill(0);
    this.#arena.active = this.#arena.first;
  }

  /** From now on it is the turn of all units that had none of their own (1), or nobody's again (0). */
  ownTurnOfOthers(now: 0 | 1): void {
    const { units } = this.#arena;
    for (let i = 0; i < units.length; i++) units[i].inTurn = this.#hadTurn[i] === 0 ? now : 0;
  }

  closeJoint(): void {
    const g = this.#arena;
    this.endAll('turn');
    for (let i = 0; i < g.units.length; i++) {
      const unit = g.units[i];
      this.#durations.end('opponent-turn-end', unit, g.models.reg);
      if (this.#hadTurn[i] !== 0) continue;
      this.#durations.end('own-turn-start', unit, g.models.reg);
      this.#durations.end('own-turn-end', unit, g.models.reg);
      this.#durations.end('next-own-turn-end', unit, g.models.reg);
    }
    for (let side = 0; side < 2; side++) {
      const own = g.sideReg[side as SideId];
      this.#durations.endSide('own-turn-start', own);
      this.#durations.endSide('own-turn-end', own);
      this.#durations.endSide('next-own-turn-end', own);
      this.#durations.endSide('opponent-turn-end', own);
    }
    this.ownTurnOfOthers(0);
  }

  #end(until: OfTurns, side: SideId): void {
    const g = this.#arena;
    const units = g.sides[side];
    for (let i = 0; i < units.length; i++) this.#durations.end(until, units[i], g.models.reg);
    this.#durations.endSide(until, g.sideReg[side]);
  }
}
