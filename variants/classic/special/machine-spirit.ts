import { type Decision, decision, event, first, type Game, hasBit, is, keyword, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { gainElsewhere, isElsewhere, isLoaded } from '../elsewhere.ts';
import { type Classic, defineRule } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';
import { FLAT_OUT, SMOKE } from '../state.ts';

const MACHINE_SPIRIT = keyword('machine-spirit');
/** What the additional weapon fires at: unit slots, -1 for what the vehicle fires at; and which weapon that is. */
const SPIRIT_AT: Decision<Classic> = decision<Classic>('spirit-at', 'unit', first);
const SPIRIT_WITH: Decision<Classic> = decision<Classic>('spirit-with', 'weapon', first);
const ASIDE = event('machine-spirit', { unit: 'unit', target: 'unit' }, '{unit} aims another weapon at {target}');

const MOST_MODELS = 8192;
/** By model: place in its list of the weapon that has a target of its own, -1 for none, and the slot of that target. */
const placeOf = new Int8Array(MOST_MODELS).fill(-1);
const targetOf = new Int16Array(MOST_MODELS);

const isAwake = (g: Game<Classic>, model: ModelId): boolean => {
  const u = g.unitOf(model);
  return u.place === PLACE.table && hasBit(g.sheetOf(model).keywordBits, MACHINE_SPIRIT) && !is(u, FLAT_OUT) && !is(u, SMOKE);
};

/** The weapon of a model that gains most by firing at another unit, by its place; -1 where none can. `most` is what it gains. */
let most = 0;
function bestWeapon(g: Game<Classic>, s: ClassicSeams, i: ModelId, target: Unit<Classic>, other: Unit<Classic>): number {
  const n = g.sheetOf(i).weapons.length;
  let best = -1;
  most = -1;
  for (let c = 0; c < n; c++) {
    if (!isLoaded(g, i, c)) continue;
    const gain = gainElsewhere(g, s, i, c, target, other);
    if (gain <= most) continue;
    most = gain;
    best = c;
  }
  return best;
}

/** Asks whether a weapon of a vehicle is aimed at another unit, and which. */
function aimAside(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, target: Unit<Classic>): void {
  const { options } = SPIRIT_AT;
  const enemies = g.sides[1 - u.side];
  options[0] = -1;
  let n = 1;
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const other = enemies[k];
    if (!isElsewhere(g, s, u, target, other) || bestWeapon(g, s, i, target, other) < 0) continue;
    options[n++] = other.slot;
    if (most <= best) continue;
    best = most;
    options[n - 1] = options[0];
    options[0] = other.slot;
  }
  const slot = n === 1 ? -1 : options[g.ask(SPIRIT_AT, u.side, u, target, n)];
  if (slot < 0) return;
  const favoured = bestWeapon(g, s, i, target, g.units[slot]);
  const carried = g.sheetOf(i).weapons;
  const weapons = SPIRIT_WITH.options;
  weapons[0] = carried[favoured];
  let count = 1;
  for (let c = 0; c < carried.length; c++) if (c !== favoured && isLoaded(g, i, c)) weapons[count++] = carried[c];
  placeOf[i] = carried.indexOf(weapons[g.ask(SPIRIT_WITH, u.side, u, g.units[slot], count)]);
  targetOf[i] = slot;
  g.log.note(ASIDE, u.slot, slot);
}

/** One weapon more at full Ballistic Skill than the vehicle's speed allows, at a target of its own if its owner wants. */
export const machineSpirit = defineRule({
  id: 'CLS-USR-23',
  default: 'on',
  keyword: 'machine-spirit',
  patch: (_p, s) => ({
    before: {
      openFire: (g, u, target) => {
        if (!hasBit(u.anyBits, MACHINE_SPIRIT)) return;
        for (let i = u.first; i < u.first + u.size; i++) {
          placeOf[i] = -1;
          if (g.models.alive[i] !== 0 && isAwake(g, i) && g.sheetOf(i).weapons.length > 1) aimAside(g, s, u, i, target);
        }
      },
    },
    after: {
      openFire: (_g, u) => placeOf.fill(-1, u.first, u.first + u.size),
    },
    wrap: {
      weaponsBeyondSpeed: (next) => (g, model) => next(g, model) + (isAwake(g, model) ? 1 : 0),
      fullBallisticWeapons: (next) => (g, model) => next(g, model) + s.weaponsBeyondSpeed(g, model),
      // What the additional weapon fires elsewhere is not fired here besides.
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) =>
        next(g, model, weapon, target, placeOf[model] >= 0 && target.slot !== targetOf[model] ? ordinal + 1 : ordinal, overwatch),
      firesApart: (next) => (g, u) => {
        for (let i = u.first; i < u.first + u.size; i++) if (placeOf[i] >= 0) return true;
        return next(g, u);
      },
      weaponTarget: (next) => (g, model, place, target) =>
        placeOf[model] === place ? g.units[targetOf[model]] : next(g, model, place, target),
    },
  }),
});
