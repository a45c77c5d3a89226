import {
  type EventKind,
  event,
  hashName,
  type ModelRegister,
  modelRegister,
  NameTable,
  type Status,
  status,
  type WeaponSheet,
} from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { madeArm } from '../weapons/arms.ts';

/** What a power is (CLS-PSY-12 to -18). From `witchfire` on they are attacks. */
export const KIND = { blessing: 0, malediction: 1, conjuration: 2, witchfire: 3, beam: 4, focussed: 5, nova: 6 } as const;
export type PowerKind = (typeof KIND)[keyof typeof KIND];

/** A psychic power as a row of the table; editions change the rows, rules bring them. */
export interface Power {
  readonly name: string;
  /** Identifies its dice. */
  readonly key: number;
  /** The discipline it belongs to, or '' for none. */
  readonly discipline: string;
  /** Its place on that table: 1 to 6, or 0 for the primaris. */
  readonly place: number;
  /** Warp Charge it costs. */
  readonly cost: number;
  readonly kind: PowerKind;
  /** Inches; 0 reaches only the psyker's own unit. */
  readonly rangeInches: number;
  /** What it attacks with; an empty weapon for a power that is no attack. */
  readonly weapon: WeaponSheet<Classic>;
  /** The condition it puts on a unit, -1 for none. */
  readonly condition: Status | -1;
  /** Marks the models in the unit at that time: those that join later are not affected, those that leave still are (CLS-PSY-19). -1 for none. */
  readonly mark: ModelRegister | -1;
  /** Noted for every attempt: who, which target (itself if none), points harnessed. */
  readonly event: EventKind;
  /** For house rules that cast by dice total or buy powers; if omitted, both follow from the Warp Charge cost. */
  readonly castingLevel?: number;
  readonly masteryCost?: number;
}

/** How a power is declared; the rest follows from its name. */
interface PowerLine {
  readonly name: string;
  readonly discipline: string;
  readonly place: number;
  readonly cost: number;
  readonly kind: PowerKind;
  readonly rangeInches: number;
  readonly weapon?: WeaponSheet<Classic>;
  readonly castingLevel?: number;
  readonly masteryCost?: number;
}

/** Known powers are kept as bits of a whole number. */
export const MOST_POWERS = 30;

/** Every power declared by any module, whether or not it is in play. */
class Declared {
  readonly #names = new NameTable('power');
  readonly #powers: Power[] = [];

  add(power: Power): void {
    this.#powers[this.#names.add(power.name)] = power;
  }
  has(name: string): boolean {
    return this.#names.find(name) >= 0;
  }
  some(holds: (power: Power) => boolean): boolean {
    return this.#powers.some(holds);
  }
}
const declared = new Declared();

export const isPower = (name: string): boolean => declared.has(name);
export const isDiscipline = (name: string): boolean => declared.some((power) => power.discipline === name);
const NO_ARM = madeArm('no-weapon', { S: 1, AP: '-', type: 'assault' });

/** Declares a power. Blessings and maledictions get a condition of the same name. */
export function definePower(line: PowerLine): Power {
  const lasts = line.kind === KIND.blessing || line.kind === KIND.malediction;
  const power: Power = Object.freeze({
    weapon: NO_ARM,
    ...line,
    key: hashName(`power/${line.name}`),
    condition: lasts ? status(line.name, 'game') : -1,
    mark: lasts ? modelRegister(`under-${line.name}`, 'game') : -1,
    event: event(
      line.name,
      { unit: 'unit', target: 'unit', points: 'number' },
      `{unit} attempts ${line.name.replaceAll('-', ' ')} (Warp Charge ${line.cost}) on {target}: {points|point|points}`,
    ),
  });
  declared.add(power);
  return power;
}

/** A power with other numbers; `weapon` for one that attacks. */
export const tuned = (power: Power, cost: number, rangeInches: number, weapon: WeaponSheet<Classic> = power.weapon): Power =>
  Object.freeze({ ...power, cost, rangeInches, weapon });

/** The tables with one more power. Throws a RangeError for more than can be kept apart. */
export function withPower<T extends { readonly powers: readonly Power[] }>(t: T, power: Power): T {
  if (t.powers.length >= MOST_POWERS) throw new RangeError(`more than ${MOST_POWERS} psychic powers`);
  return { ...t, powers: [...t.powers, power] };
}

/** Whether a psyker with these disciplines and powers could ever bring units into play, whichever powers are in play. */
export const mayConjure = (disciplines: readonly string[], knows: readonly string[]): boolean =>
  declared.some((power) => power.kind === KIND.conjuration && (knows.includes(power.name) || disciplines.includes(power.discipline)));
