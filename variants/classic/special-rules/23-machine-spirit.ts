import {
  arenaMemory,
  type Decision,
  decision,
  event,
  type Game,
  hasBit,
  integer,
  is,
  keyword,
  type ModelId,
  PLACE,
  reckoned,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { gainElsewhere, isElsewhere, isLoaded } from '../shooting/elsewhere.ts';
import { FLAT_OUT, SMOKE } from '../state.ts';

const MACHINE_SPIRIT = keyword('machine-spirit');
/** What the additional weapon fires at: unit slots, -1 for the vehicle's own target; and which weapon it is. */
const SPIRIT_AT: Decision<Classic> = decision<Classic>('spirit-at', 'unit', reckoned);
const SPIRIT_WITH: Decision<Classic> = decision<Classic>('spirit-with', 'weapon', reckoned);
const ASIDE = event('machine-spirit', { unit: 'unit', target: 'unit' }, '{unit} aims another weapon at {target}');

/** By model: index in its list of the weapon with its own target, -1 for none, and the slot of that target. */
const spirits = arenaMemory('classic/machine-spirit', (g: Game<Classic>) => ({
  placeOf: new Int8Array(g.models.x.length).fill(-1),
  targetOf: new Int16Array(g.models.x.length),
}));

const isAwake = (g: Game<Classic>, model: ModelId): boolean => {
  const u = g.unitOf(model);
  return u.place === PLACE.table && hasBit(g.sheetOf(model).keywordBits, MACHINE_SPIRIT) && !is(u, FLAT_OUT) && !is(u, SMOKE);
};

const choosing = scratch({ weapon: -1, gain: 0 });

/** Index of the weapon of a model that gains most by firing at another unit, and its gain; -1 if none can. */
function bestWeapon(
  g: Game<Classic>,
  s: ClassicSeams,
  i: ModelId,
  target: Unit<Classic>,
  other: Unit<Classic>,
): Readonly<ReturnType<typeof choosing>> {
  const best = choosing();
  const n = g.sheetOf(i).weapons.length;
  best.weapon = -1;
  best.gain = -1;
  for (let c = 0; c < n; c++) {
    if (!isLoaded(g, i, c)) continue;
    const gain = gainElsewhere(g, s, i, c, target, other);
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.weapon = c;
  }
  return best;
}

/** Asks whether one of a vehicle's weapons is aimed at another unit, and which. */
function aimAside(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, target: Unit<Classic>): void {
  const { options } = SPIRIT_AT;
  const enemies = g.sides[1 - u.side];
  options[0] = -1;
  let n = 1;
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const other = enemies[k];
    if (!isElsewhere(g, s, u, target, other)) continue;
    const { weapon, gain } = bestWeapon(g, s, i, target, other);
    if (weapon < 0) continue;
    options[n++] = other.slot;
    if (gain <= best) continue;
    best = gain;
    options[n - 1] = options[0];
    options[0] = other.slot;
  }
  const slot = n === 1 ? -1 : options[g.ask(SPIRIT_AT, u.side, u, target, n)];
  if (slot < 0) return;
  const favoured = bestWeapon(g, s, i, target, g.units[slot]).weapon;
  const carried = g.sheetOf(i).weapons;
  const weapons = SPIRIT_WITH.options;
  weapons[0] = carried[favoured];
  let count = 1;
  for (let c = 0; c < carried.length; c++) if (c !== favoured && isLoaded(g, i, c)) weapons[count++] = carried[c];
  const { placeOf, targetOf } = spirits(g);
  placeOf[i] = carried.indexOf(weapons[g.ask(SPIRIT_WITH, u.side, u, g.units[slot], count)]);
  targetOf[i] = slot;
  g.log.note(ASIDE, u.slot, slot);
}

/** One more weapon at full Ballistic Skill than the vehicle's speed allows, at its own target if the owner wants. */
export default defineRule({
  id: 'CLS-USR-23',
  title: 'Power of the Machine Spirit',
  source: 'universal special rules: Power of the Machine Spirit',
  text: 'If the vehicle has not gone Flat Out or used smoke this turn, it may fire one more weapon at full BS than its speed allows, and that weapon may have its own target.',
  default: 'on',
  keyword: 'machine-spirit',
  params: {
    weapons: integer(1, 1, 6, 'Weapons fired beyond what its speed allows', 'weapons'),
  },
  patch: ({ weapons }, s) => ({
    before: {
      openFire: (g, u, target) => {
        if (!hasBit(u.anyBits, MACHINE_SPIRIT)) return;
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.alive[i] !== 0 && isAwake(g, i) && g.sheetOf(i).weapons.length > 1) aimAside(g, s, u, i, target);
        }
      },
    },
    after: {
      openFire: (g, u) => {
        const { placeOf, targetOf } = spirits(g);
        placeOf.fill(-1, u.first, u.first + u.size);
        targetOf.fill(0, u.first, u.first + u.size);
      },
    },
    wrap: {
      weaponsBeyondSpeed: (next) => (g, model) => next(g, model) + (isAwake(g, model) ? weapons : 0),
      fullBallisticWeapons: (next) => (g, model) => next(g, model) + s.weaponsBeyondSpeed(g, model),
      // The additional weapon does not also fire at this target.
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) => {
        const { placeOf, targetOf } = spirits(g);
        const elsewhere = placeOf[model] >= 0 && target.slot !== targetOf[model];
        return next(g, model, weapon, target, elsewhere ? ordinal + 1 : ordinal, overwatch);
      },
      firesApart: (next) => (g, u) => {
        const { placeOf } = spirits(g);
        for (let i = u.first; i < u.first + u.size; i++) if (placeOf[i] >= 0) return true;
        return next(g, u);
      },
      weaponTarget: (next) => (g, model, place, target) => {
        const { placeOf, targetOf } = spirits(g);
        return placeOf[model] === place ? g.units[targetOf[model]] : next(g, model, place, target);
      },
    },
  }),
});
