import { type Decision, decision, type Game, type ModelId, reckoned, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { weaponWorth } from '../worth/worth.ts';

/** The target of a weapon that may have its own; options are unit slots, the most worthwhile for that weapon first. */
const WEAPON_AT = decision('weapon-at', 'unit', reckoned) as Decision<Classic>;

/** The unit that one weapon of a model is fired at: the owner's choice among those in sight, arc and range. */
export function ownTarget(g: Game<Classic>, s: ClassicSeams, model: ModelId, place: number, target: Unit<Classic>): Unit<Classic> {
  const u = g.unitOf(model);
  const index = g.sheetOf(model).weapons[place];
  const weapon = u.sheet.weapons[index];
  const enemies = g.sides[1 - u.side];
  const { options } = WEAPON_AT;
  let n = 0;
  let best = -1;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (!s.mayTarget(g, u, enemy) || !s.bears(g, model, weapon, enemy)) continue;
    const worth = weaponWorth(g, u, index, enemy);
    options[n++] = enemy.slot;
    if (worth <= best) continue;
    best = worth;
    options[n - 1] = options[0];
    options[0] = enemy.slot;
  }
  if (n === 0) return target;
  return g.units[n === 1 ? options[0] : options[g.ask(WEAPON_AT, u.side, u, target, n)]];
}
