import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Modern, Volley } from './family.ts';

/** Shooting can stand in the middle of shooting; this deep at most. */
export const VOLLEY_DEPTH = 4;
const MOST_ROWS = 512;

/** A blank volley, made once per arena. */
export function blankVolley(g: Game<Modern>): Volley {
  return {
    attacker: g.units[0] as Unit<Modern>,
    melee: false,
    overwatch: false,
    n: 0,
    model: new Int16Array(MOST_ROWS),
    weapon: new Uint8Array(MOST_ROWS),
    target: new Int16Array(MOST_ROWS),
    traits: new Int16Array(MOST_ROWS),
    done: new Uint8Array(MOST_ROWS),
    failed: new Uint8Array(MOST_ROWS),
    toughness: new Int16Array(g.units.length),
    asideFrom: 0,
    seen: new Uint8Array(g.units.length),
    engaged: new Uint8Array(g.units.length),
    models: new Int16Array(g.units.length),
    attackerEngaged: false,
    held: false,
    hit: new Int16Array(g.units.length),
  };
}

/** Opens the next volley of the stack; `closeVolley` gives it back. */
export function openVolley(g: Game<Modern>, attacker: Unit<Modern>, melee: boolean, overwatch: boolean): Volley {
  const v = g.desk.volleys[g.desk.volleyDepth++] as Volley;
  v.attacker = attacker;
  v.melee = melee;
  v.overwatch = overwatch;
  v.n = 0;
  v.asideFrom = g.desk.aside.n;
  v.attackerEngaged = false;
  v.held = false;
  v.hit.fill(0);
  v.toughness.fill(0);
  return v;
}

export function closeVolley(g: Game<Modern>): void {
  g.desk.volleyDepth--;
}

/** Notes that a model attacks a unit with a weapon. Rows beyond the last are lost: no unit has that many weapons. */
export function addRow(v: Volley, model: ModelId, weapon: number, target: Unit<Modern>, traits: number): void {
  if (v.n >= MOST_ROWS) return;
  v.model[v.n] = model;
  v.weapon[v.n] = weapon;
  v.target[v.n] = target.slot;
  v.traits[v.n] = traits;
  v.done[v.n] = 0;
  v.n++;
}

/** Whether a model has been given a target in the volley. */
export function attacksAlready(v: Volley, model: ModelId): boolean {
  for (let k = 0; k < v.n; k++) if (v.model[k] === model) return true;
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
  }
}
