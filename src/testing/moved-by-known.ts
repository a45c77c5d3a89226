import type { Arena } from '../engine/arena.ts';
import { eventFields, events, type Family, PLACE, type Unit } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { MakeCheck, Procedure } from './check.ts';

/** Places are kept to 1/256 inch. */
const SLACK_INCHES = 0.02;

const standsOpen = (unit: Unit<Family>): boolean => unit.place === PLACE.table && unit.housed < 0;

/** What is known to change where models stand. */
export interface Movers {
  /** Procedures that move or place a unit, their first argument behind the game. */
  readonly seams: readonly string[];
  /** Procedures in which any unit may have to make way. */
  readonly around: readonly string[];
  /** Events that tell of a unit that it stands elsewhere, and the field that says within how many inches; null where it is not measured. */
  readonly told: { readonly [event: string]: string | null };
}

/**
 * No model of a unit on the table stands elsewhere than before, and no unit has come onto the table, but by procedures that are known to move or place it, or
 * told by an event: whoever adds a way has to say how far it may take a unit, or that it is not measured. Looked at where a known procedure begins,
 * for the unit that it moves, and after each step of the turn program for all, from the first round on.
 */
export function movedByKnown({ seams, around, told }: Movers): MakeCheck {
  return (say) => {
    // Events of editions that have not been loaded are nobody's.
    const known = Object.entries(told).filter(([name]) => events.find(name) >= 0);
    const tellers = new Map(known.map(([name, inches]) => [events.find(name), tellerOf(name, inches)] as const));
    let arena: Arena | null = null;
    let depth: number[] = [];
    /** By unit, within how many inches events say that it moved since it was last looked at. */
    let telling: number[] = [];
    let stood: Uint8Array = new Uint8Array(0);
    let alive: Uint8Array = new Uint8Array(0);
    let [x, y]: [Float64Array, Float64Array] = [new Float64Array(0), new Float64Array(0)];

    const note = (g: Arena, unit: Unit<Family>): void => {
      telling[unit.slot] = 0;
      stood[unit.slot] = standsOpen(unit) ? 1 : 0;
      for (let i = unit.first; i < unit.first + unit.size; i++) {
        alive[i] = item(g.models.alive, i);
        x[i] = item(g.models.x, i);
        y[i] = item(g.models.y, i);
      }
    };
    const look = (g: Arena, unit: Unit<Family>): void => {
      if (g.round === 0 || unit.alive === 0 || !standsOpen(unit) || item(depth, unit.slot) > 0 || item(telling, unit.slot) === Infinity)
        return note(g, unit);
      let farthest = 0;
      for (let i = unit.first; i < unit.first + unit.size; i++)
        if (alive[i] !== 0 && g.models.alive[i] !== 0)
          farthest = Math.max(farthest, Math.hypot(item(g.models.x, i) - item(x, i), item(g.models.y, i) - item(y, i)));
      const who = `round ${g.round}, ${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`;
      if (stood[unit.slot] === 0) say(`${who}: came onto the table, and no procedure that is known to place it was called`);
      else if (farthest > item(telling, unit.slot) + SLACK_INCHES) {
        const inches = item(telling, unit.slot);
        const by = inches > 0 ? `${inches.toFixed(2)}" were told` : 'no procedure that is known to move it was called';
        say(`${who}: stands ${farthest.toFixed(2)}" from where it stood, and ${by}`);
      }
      note(g, unit);
    };
    const moving =
      (next: Procedure): Procedure =>
      (...args) => {
        const { slot } = args[1] as Unit<Family>;
        const unit = arena?.units[slot];
        if (arena === null || unit === undefined) return next(...args);
        look(arena, unit);
        depth[slot] = item(depth, slot) + 1;
        try {
          return next(...args);
        } finally {
          depth[slot] = item(depth, slot) - 1;
          note(arena, unit);
        }
      };
    const makingWay =
      (next: Procedure): Procedure =>
      (...args) => {
        try {
          return next(...args);
        } finally {
          if (arena !== null) for (const unit of arena.units) note(arena, unit);
        }
      };
    return {
      wrap: Object.fromEntries([...seams.map((it) => [it, moving] as const), ...around.map((it) => [it, makingWay] as const)]),
      begin(of) {
        if (arena !== of) {
          arena = of;
          const models = of.models.x.length;
          [x, y] = [new Float64Array(models), new Float64Array(models)];
          [alive, stood] = [new Uint8Array(models), new Uint8Array(of.units.length)];
        }
        depth = of.units.map(() => 0);
        telling = of.units.map(() => 0);
        for (const unit of of.units) note(of, unit);
      },
      event(kind, ...values) {
        const teller = tellers.get(kind);
        if (teller === undefined) return;
        const inches = teller.inches < 0 ? Infinity : item(values, teller.inches) / teller.perInch;
        for (const field of teller.units) telling[item(values, field)] = item(telling, item(values, field)) + inches;
      },
      step() {
        if (arena !== null) for (const unit of arena.units) look(arena, unit);
      },
    };
  };
}

/** Which fields of an event name units, and which says inches, -1 for none. */
function tellerOf(
  name: string,
  inches: string | null,
): { readonly units: readonly number[]; readonly inches: number; readonly perInch: number } {
  const fields = item(eventFields, events.find(name));
  const at = inches === null ? -1 : fields.findIndex(([field]) => field === inches);
  if (inches !== null && at < 0) throw new Error(`event ${name} has no field ${inches}`);
  const units = fields.flatMap(([, type], k) => (type === 'unit' ? [k] : []));
  // Of an event that says how far, its first unit moves.
  return { units: at < 0 ? units : units.slice(0, 1), inches: at, perInch: at >= 0 && fields[at]?.[1] === 'inches' ? 256 : 1 };
}
