import type { ArmyColour, Point, Source } from './basics.ts';
import type { ObjectiveMarker, Reserve, TerrainPiece } from './battle-types.ts';
import type { Base, Block, Datasheet, KeywordText } from './datasheet-types.ts';

type Values = { readonly [key: string]: unknown };
type ExampleBase = number | Base;

/** One kind of model of a unit written out in an example, without its blocks (`blockOf`). */
export interface ExampleKind {
  readonly models: number;
  readonly base?: ExampleBase;
  readonly height?: number;
  readonly keywords?: readonly KeywordText[];
  readonly weapons?: readonly string[];
  readonly points?: number;
}

/** The block of a family in a unit, a kind of model or a weapon of an example. */
export const blockOf = (body: object, family: string): Block | undefined => (body as { readonly [key: string]: Block | undefined })[family];

/** Whether a weapon of an example has lines by family, rather than one for the family that plays it: lines are maps, values are not. */
export const isByFamily = (weapon: object): boolean => {
  const values = Object.values(weapon);
  return values.length > 0 && values.every((it) => typeof it === 'object' && it !== null && !Array.isArray(it));
};

/** A unit of a worked example: from a datasheet, or written out with blocks of families (`blockOf`). */
export interface ExampleUnit {
  readonly datasheet?: string;
  readonly army?: ArmyColour;
  readonly models?: number | { readonly [kind: string]: number };
  readonly wargear?: { readonly [kind: string]: readonly string[] };
  readonly at?: Point;
  readonly spacing?: number;
  readonly places?: readonly (readonly [x: number, y: number, level?: number])[];
  readonly facing?: number;
  readonly base?: ExampleBase;
  readonly height?: number;
  readonly keywords?: readonly KeywordText[];
  readonly kinds?: { readonly [kind: string]: ExampleKind };
  readonly stats?: Values;
  readonly rules?: readonly KeywordText[];
  readonly weapons?: { readonly [name: string]: Values };
  readonly wounds?: number | readonly number[];
  readonly statuses?: readonly string[];
  readonly points?: number;
  readonly roles?: readonly string[];
  readonly attachedTo?: string;
  readonly joins?: 'any' | readonly string[];
  readonly embarkedIn?: string;
  readonly dedicatedTo?: string;
  readonly reserve?: Reserve;
}

export type ExampleValue = null | boolean | number | string | readonly ExampleValue[] | { readonly [key: string]: ExampleValue };

export interface ExampleGiven {
  readonly units: { readonly [id: string]: ExampleUnit };
  readonly terrain?: readonly TerrainPiece[];
  readonly objectives?: readonly ObjectiveMarker[];
  /** Units that can be brought into play. */
  readonly conjurable?: { readonly [id: string]: ExampleUnit };
  readonly battlefield?: { readonly width: number; readonly height: number };
  readonly round?: number;
  /** The army whose turn it is; red if left out. */
  readonly active?: ArmyColour;
  readonly statuses?: { readonly [unit: string]: readonly string[] };
  readonly registers?: { readonly [unit: string]: { readonly [name: string]: number } };
  readonly mission?: { readonly [key: string]: ExampleValue };
  /** Keys of the edition's own. */
  readonly [key: string]: unknown;
}

/** One action: `{ shoot: A, at: B, with: rifle }`. The first key is the verb. */
export type ExampleStep = { readonly [key: string]: ExampleValue };

/** Raw faces by purpose; inner lists are dice that are summed. */
export type ExampleDice = { readonly [purpose: string]: readonly (number | string | readonly number[])[] };

/** A worked example. */
export interface Example {
  readonly rule: string;
  readonly title: string;
  readonly variant?: string;
  readonly given: ExampleGiven;
  readonly when: readonly ExampleStep[];
  readonly answers: { readonly [decision: string]: ExampleValue };
  readonly dice: ExampleDice;
  readonly then: { readonly [what: string]: ExampleValue };
  /** What happens with the rule off; `same` for an example in which the rule does nothing, or a restatement; left out: the example must fail. */
  readonly off?: 'same' | { readonly dice?: ExampleDice; readonly then?: { readonly [what: string]: ExampleValue } };
  /** Its line in the file. */
  readonly line: number;
}

/** A file of worked examples with the datasheets they use. */
export interface ExampleFile {
  readonly examples: readonly Example[];
  readonly datasheets: { readonly [id: string]: Datasheet };
  readonly sources: readonly Source[];
}
