import { INTENT, intent, type ModelId, type SideId, type Stage, type Unit, type WeaponSheet } from 'sandtable/rules';
import { BARE_HANDS } from '../assault/strike.ts';
import type { Classic } from '../family.ts';
import { towards } from '../movement/goal.ts';
import { leader } from '../movement/mobility.ts';

export type ClassicStage = Stage<Classic>;
export type Args = { readonly [key: string]: unknown };

export const unitOf = (stage: ClassicStage, value: unknown): Unit<Classic> => stage.unit(String(value));

/** The unit under a key of a step. Throws an error that says which key is missing. */
export function unitAt(stage: ClassicStage, args: Args, key: string): Unit<Classic> {
  if (args[key] === undefined) throw new Error(`this step needs "${key}: <unit>"`);
  return unitOf(stage, args[key]);
}

export function sideOf(value: unknown): SideId {
  if (value !== 'red' && value !== 'blue') throw new Error(`${JSON.stringify(value)} is neither red nor blue`);
  return value === 'red' ? 0 : 1;
}

/** The name of a side, `draw` or another word for none. */
export const sideName = (side: SideId | -1, none = 'nobody'): string => (side === -1 ? none : side === 0 ? 'red' : 'blue');

export function numberAt(args: Args, key: string, otherwise: number): number {
  const value = args[key];
  if (value === undefined) return otherwise;
  if (typeof value !== 'number') throw new Error(`"${key}" is a number, not ${JSON.stringify(value)}`);
  return value;
}

/** Inches to two places, for results. */
export const inches = (value: number): number => Math.round(value * 100) / 100;

/** A model of a unit by its number from 1, or its first living one. */
export function modelOf(stage: ClassicStage, u: Unit<Classic>, place: unknown): ModelId {
  if (place === undefined) return leader(stage.game, u);
  if (typeof place !== 'number' || place < 1 || place > u.size)
    throw new Error(`"${u.id}" has models 1 to ${u.size}, not ${JSON.stringify(place)}`);
  return u.first + place - 1;
}

/** A weapon of a unit by name; its first one without a name; bare hands for a unit without any. */
export function weaponOf(u: Unit<Classic>, name: unknown): WeaponSheet<Classic> {
  if (name === undefined) return u.sheet.weapons[0] ?? BARE_HANDS;
  const found = u.sheet.weapons.find((w) => w.name === name);
  if (found === undefined)
    throw new Error(`"${u.id}" has no weapon "${String(name)}"; it has ${u.sheet.weapons.map((w) => w.name).join(', ')}`);
  return found;
}

/** The intent a step names: `to: [x, y]`, `towards: <unit>`, `from: <unit>` or `cover: <piece>`; staying without one. */
export function intentOf(stage: ClassicStage, args: Args): number {
  const { to } = args;
  if (Array.isArray(to)) return towards(stage.game, Number(to[0]), Number(to[1]));
  if (args['towards'] !== undefined) return intent(INTENT.advance, unitAt(stage, args, 'towards').slot);
  if (args['from'] !== undefined) return intent(INTENT.withdraw, unitAt(stage, args, 'from').slot);
  if (args['cover'] === undefined) return intent(INTENT.hold);
  const piece = stage.game.board.pieces.findIndex((p) => p.id === args['cover']);
  if (piece < 0) throw new Error(`no piece of terrain is called ${JSON.stringify(args['cover'])}`);
  return intent(INTENT.cover, piece);
}
