import type { Family, Unit, Until } from '../rules/index.ts';
import {
  FRESH,
  modelRegisters,
  modelRegisterUntil,
  sideRegisters,
  sideRegisterUntil,
  statuses,
  statusUntil,
  unitRegisters,
  unitRegisterUntil,
  writtenOut,
} from '../rules/index.ts';

/** The slots of one duration in every table of registers. */
interface Slots {
  readonly status: Int32Array;
  readonly unit: Int32Array;
  readonly model: Int32Array;
  readonly side: Int32Array;
}

const pick = (untils: readonly Until[], size: number, until: Until): Int32Array => {
  const slots: number[] = [];
  for (let i = 0; i < size; i++) if (untils[i] === until) slots.push(i);
  return Int32Array.from(slots);
};

type Units = readonly Unit<Family>[];

/** Clears statuses and registers of all units. */
const clearer = ({ status, unit }: Slots): ((units: Units) => void) =>
  writtenOut<Units>(
    'units',
    [
      'for (let u = 0; u < units.length; u++) {',
      'const { status, reg } = units[u];',
      ...Array.from(status, (slot) => `status[${slot}] = 0;`),
      ...Array.from(unit, (slot) => `reg[${slot}] = 0;`),
      '}',
    ],
    (units) => {
      for (const it of units) {
        for (const slot of status) it.status[slot] = 0;
        for (const slot of unit) it.reg[slot] = 0;
      }
    },
  );

/** What to clear when a window closes. Made per arena, after all modules are loaded. */
export class Durations {
  readonly #slots = new Map<Until, Slots>();
  /** For durations that have ended for every unit. */
  readonly #clear = new Map<Until, (units: Units) => void>();

  constructor() {
    const all: Until[] = [
      'activation',
      'phase',
      'turn',
      'round',
      'own-turn-start',
      'own-turn-end',
      'next-own-turn-end',
      'opponent-turn-end',
      'own-command',
    ];
    for (const until of all) {
      this.#slots.set(until, {
        status: pick(statusUntil, statuses.size, until),
        unit: pick(unitRegisterUntil, unitRegisters.size, until),
        model: pick(modelRegisterUntil, modelRegisters.size, until),
        side: pick(sideRegisterUntil, sideRegisters.size, until),
      });
    }
  }

  /** Ends a duration for one unit. A status acquired in the turn that ends here survives it once (`next-own-turn-end`). */
  end(until: Until, unit: Unit<Family>, models: readonly Float64Array[]): void {
    const slots = this.#slots.get(until) as Slots;
    const survives = until === 'next-own-turn-end';
    for (let i = 0; i < slots.status.length; i++) {
      const s = slots.status[i];
      unit.status[s] = survives && unit.status[s] === FRESH ? 1 : 0;
    }
    for (let i = 0; i < slots.unit.length; i++) unit.reg[slots.unit[i]] = 0;
    const end = unit.first + unit.size;
    for (let i = 0; i < slots.model.length; i++) {
      const column = models[slots.model[i]];
      for (let k = unit.first; k < end; k++) column[k] = 0;
    }
  }

  /** Ends a duration, which no status survives, for every unit. The columns of models are theirs alone: cleared as a whole. */
  endAll(until: 'phase' | 'turn' | 'round', units: Units, models: readonly Float64Array[]): void {
    const slots = this.#slots.get(until) as Slots;
    let clear = this.#clear.get(until);
    if (clear === undefined) {
      clear = clearer(slots);
      this.#clear.set(until, clear);
    }
    clear(units);
    for (let i = 0; i < slots.model.length; i++) models[slots.model[i]].fill(0);
  }

  endSide(until: Until, registers: Float64Array): void {
    const slots = (this.#slots.get(until) as Slots).side;
    for (let i = 0; i < slots.length; i++) registers[slots[i]] = 0;
  }
}
