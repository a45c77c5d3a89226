import {
  arenaMemory,
  type Decision,
  decision,
  event,
  type Game,
  hasBit,
  keyword,
  type ModelId,
  purpose,
  reckoned,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { gainElsewhere, isElsewhere, isLoaded } from '../shooting/elsewhere.ts';

const SPLIT_FIRE = keyword('split-fire');
const NERVE = purpose('split-fire');
/** What one model fires at while its unit fires at another target: unit slots, -1 for none; and which model it is. */
const SPLIT_AT: Decision<Classic> = decision<Classic>('split-at', 'unit', reckoned);
const SPLIT_WITH: Decision<Classic> = decision<Classic>('split-with', 'model', reckoned);
const SPLITS = event('splits-fire', { unit: 'unit', target: 'unit', model: 'model' }, '{unit} splits its fire: {model} shoots at {target}');

/** The model whose fire goes elsewhere, -1 for none, and the slot of its target. */
const splitOf = arenaMemory('classic/split-fire', (_g: Game<Classic>) => ({ model: -1, at: -1 }));

/** The best that a model gains by firing at another unit. */
function gainOf(g: Game<Classic>, s: ClassicSeams, i: ModelId, target: Unit<Classic>, other: Unit<Classic>): number {
  const n = g.sheetOf(i).weapons.length;
  let best = -1;
  for (let c = 0; c < n; c++) if (isLoaded(g, i, c)) best = Math.max(best, gainElsewhere(g, s, i, c, target, other));
  return best;
}

/** Lists other units to fire at, the largest gain for a model first, or none if no model gains; returns how many. */
function listOthers(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): number {
  const { options } = SPLIT_AT;
  const enemies = g.sides[1 - u.side];
  options[0] = -1;
  let n = 1;
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const other = enemies[k];
    if (!isElsewhere(g, s, u, target, other)) continue;
    options[n++] = other.slot;
    let gain = 0;
    for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) gain = Math.max(gain, gainOf(g, s, i, target, other));
    if (gain <= most) continue;
    most = gain;
    options[n - 1] = options[0];
    options[0] = other.slot;
  }
  return n;
}

/** Declares which model fires elsewhere, and tests for it. */
function split(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): void {
  const n = listOthers(g, s, u, target);
  if (n === 1) return;
  const slot = SPLIT_AT.options[g.ask(SPLIT_AT, u.side, u, target, n)];
  if (slot < 0) return;
  const other = g.units[slot];
  const { options } = SPLIT_WITH;
  let count = 0;
  let most = -Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    options[count++] = i;
    const gain = gainOf(g, s, i, target, other);
    if (gain <= most) continue;
    most = gain;
    options[count - 1] = options[0];
    options[0] = i;
  }
  const model = options[g.ask(SPLIT_WITH, u.side, u, other, count)];
  if (!s.passesLeadership(g, u, NERVE, 0)) return;
  splitOf(g).model = model;
  splitOf(g).at = slot;
  g.log.note(SPLITS, u.slot, slot, model);
}

/** On a passed Leadership test one model fires at a different unit from the rest. */
export default defineRule({
  id: 'CLS-USR-34',
  title: 'Split Fire',
  source: 'universal special rules: Split Fire',
  text: 'One model of the unit may fire at a different target than the rest (declared before shots), after a passed Ld test.',
  default: 'on',
  keyword: 'split-fire',
  patch: (_p, s) => ({
    before: {
      openFire: (g, u, target) => {
        if (u.alive > 1 && hasBit(u.anyBits, SPLIT_FIRE)) split(g, s, u, target);
      },
    },
    after: {
      openFire: (g) => {
        splitOf(g).model = -1;
        splitOf(g).at = -1;
      },
    },
    wrap: {
      firesApart: (next) => (g, u) => (splitOf(g).model >= 0 && g.models.unit[splitOf(g).model] === u.slot) || next(g, u),
      weaponTarget: (next) => (g, model, place, target) =>
        model === splitOf(g).model ? g.units[splitOf(g).at] : next(g, model, place, target),
    },
  }),
});
