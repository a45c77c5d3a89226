import type { Game, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, enemyOf, PLACE, take } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { harm } from '../../saves/harm.ts';
import { unitInches } from '../../terrain/distance.ts';
import type { Timed } from '../ability.ts';
import { family } from '../slots.ts';

/** The nearest enemy unit on the battlefield within this many inches, or null. */
export function nearestEnemy(g: Game<Modern>, u: Unit<Modern>, inches: number): Unit<Modern> | null {
  const enemies = g.sides[enemyOf(u.side)];
  let found: Unit<Modern> | null = null;
  let least = inches;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const far = unitInches(g, u, e);
    if (far > least || (found !== null && far === least)) continue;
    found = e;
    least = far;
  }
  return found;
}

const WHETHER = decision<Modern>('may-hurt-nearest', 'flag', take);
const wound: Timed['act'] = (g, unit, s, inches) => {
  const target = nearestEnemy(g, unit, inches);
  if (target === null) return;
  const dice = g.dice.begin(DEED.react, unit, target);
  s.mortalWounds(g, target, 1, harm(dice, CAUSE.other, unit));
  g.dice.end(dice);
};

/** `hurts-nearest-at-opponents-movement-end 12` and the like; `may-hurt-nearest-at-turn-end 12` is optional. */
export const hurt = [
  ...family(
    'hurts-nearest',
    ['at-battle-start', 'at-movement-end', 'at-opponents-movement-end', 'at-your-shooting-start', 'at-your-command-end', 'at-round-end'],
    'the nearest enemy unit within X" of this unit suffers 1 mortal wound.',
    { act: wound },
  ),
  ...family('may-hurt-nearest', ['at-turn-end'], 'you may have the nearest enemy unit within X" of this unit suffer 1 mortal wound.', {
    asks: WHETHER,
    act: wound,
  }),
];
