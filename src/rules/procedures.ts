/** What a procedure returns, as far as a designer may change it from outside: the types of `quantities.ts`, and yes or no. */
export const QUANTITIES = ['Inches', 'Degrees', 'Needed', 'Count', 'Bonus', 'Value', 'Piercing', 'Flag'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Whom a procedure is asked about, and which of its arguments that is: a model, its unit, the unit that makes an attack, a side. */
export interface Subject {
  readonly is: 'model' | 'unit' | 'attack' | 'side';
  readonly argument: number;
}

/** What a procedure of an edition does, as its declaration says. */
export interface Procedure {
  /** Its comment, with the IDs of the entries that it plays. */
  readonly about: string;
  /** Its arguments behind the game, and what it returns: `(model: ModelId, weapon: WeaponSheet) => Inches`. */
  readonly signature: string;
  /** What kind of quantity it returns; null if a switch could only break it. */
  readonly gives: Quantity | null;
  readonly whom: Subject | null;
}

export type Procedures = { readonly [seam: string]: Procedure };
