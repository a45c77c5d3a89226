import type { FrameOf, Game, ModelId, Unit } from 'sandtable/rules';
import { defineFrame, field, full } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

/** Shooting can stand in the middle of shooting; this deep at most. */
export const VOLLEY_DEPTH = 4;
const MOST_ROWS = 512;

const declared = () => ({
  /** Which attack or volley of the engagement it is. */
  serial: field.idle(0, 'tells its counts from those of the volley before, and nothing else'),
  attacker: field.unit<Unit<Modern>>(),
  melee: false,
  overwatch: false,
  /** Slot of the one unit that it may be aimed at; -1 for any. */
  only: -1,
  /** Rows: who fires what at whom, with which traits. */
  n: 0,
  model: field.models(MOST_ROWS, 'n'),
  weapon: field.row(Uint8Array, MOST_ROWS, 'n'),
  target: field.row(Int16Array, MOST_ROWS, 'n'),
  traits: field.row(Int16Array, MOST_ROWS, 'n'),
  /** Whether a row was resolved: 1 if its attacks were made, 2 if they were dropped. */
  done: field.row(Uint8Array, MOST_ROWS, 'n'),
  /** Whether the Hazardous test of a row has failed. */
  failed: field.row(Uint8Array, MOST_ROWS, 'n'),
  /** By unit slot: the Toughness it had when it was picked, where that is kept; 0 where not. */
  toughness: field.byUnit(Int16Array),
  /** Where its part of the queue of what was put aside begins. */
  asideFrom: field.idle(0, 'the account tells that part for each volley'),
  /** By unit slot: whether it was seen, and locked in combat, when it was picked. */
  seen: field.byUnit(Uint8Array),
  engaged: field.byUnit(Uint8Array),
  /** By unit slot: models it had then; and whether the attacker was within Engagement Range of an enemy. */
  models: field.byUnit(Int16Array),
  attackerEngaged: false,
  /** The unit was selected and keeps its weapons back. */
  held: false,
  /** By unit slot: hits scored on it so far. */
  hit: field.byUnit(Int16Array),
});

/** The frame of `Volley`: how it begins, and what of it exact odds tell apart. */
export const VOLLEY = defineFrame(declared);

/** Models, weapons and targets that were picked before the attacks of one unit are rolled. */
export interface Volley extends FrameOf<ReturnType<typeof declared>> {}

/** Opens the next volley of the stack; `closeVolley` gives it back. */
export function openVolley(g: Game<Modern>, attacker: Unit<Modern>, melee: boolean, overwatch: boolean): Volley {
  const v = g.desk.volleys[g.desk.volleyDepth++] as Volley;
  VOLLEY.reset(v);
  v.serial = ++g.desk.begun;
  v.attacker = attacker;
  v.melee = melee;
  v.overwatch = overwatch;
  v.asideFrom = g.desk.aside.n;
  return v;
}

export function closeVolley(g: Game<Modern>): void {
  g.desk.volleyDepth--;
}

/** Notes that a model attacks a unit with a weapon. */
export function addRow(v: Volley, model: ModelId, weapon: number, target: Unit<Modern>, traits: number): void {
  if (v.n === MOST_ROWS) full('weapons fired in one volley', MOST_ROWS);
  v.model[v.n] = model;
  v.weapon[v.n] = weapon;
  v.target[v.n] = target.slot;
  v.traits[v.n] = traits;
  v.done[v.n] = 0;
  v.failed[v.n] = 0;
  v.n++;
}

/** Whether a model has been given a target in the volley for a weapon that is fired first. */
export function attacksAlready(g: Game<Modern>, s: ModernSeams, v: Volley, model: ModelId): boolean {
  for (let k = 0; k < v.n; k++) if (v.model[k] === model && s.firingPass(g, v.attacker, model, v.weapon[k]) === 0) return true;
  return false;
}

/** Notes the state of a unit as it is picked. */
export function noteTarget(v: Volley, t: Unit<Modern>, seen: boolean, engaged: boolean): void {
  v.seen[t.slot] = seen ? 1 : 0;
  v.engaged[t.slot] = engaged ? 1 : 0;
  v.models[t.slot] = t.alive;
}

/** Takes a row out; the others stay in their order. */
export function dropRow(v: Volley, row: number): void {
  v.n--;
  for (let k = row; k < v.n; k++) {
    v.model[k] = v.model[k + 1];
    v.weapon[k] = v.weapon[k + 1];
    v.target[k] = v.target[k + 1];
    v.traits[k] = v.traits[k + 1];
    v.done[k] = v.done[k + 1];
    v.failed[k] = v.failed[k + 1];
  }
}
