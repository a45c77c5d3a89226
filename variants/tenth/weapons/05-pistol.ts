import { arenaMemory, decision, decline, enemyOf, type Game, hasBit, keyword, PLACE, type Scale, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { bearsRanged } from '../special-rules/bearers.ts';
import { unitInches } from '../terrain/distance.ts';
import { isBigModel } from '../terrain/field-desk.ts';
import { pointsLeft, weaponWorth } from '../worth/worth.ts';
import { addedWorth, adding } from './modes.ts';

const PISTOL = keyword('pistol');
/** Whether models with both fire their Pistols rather than their other weapons. */
const PISTOLS = decision<Modern>('TEN-WPN-05/pistols', 'flag', decline, (q, option, scale) =>
  q.about === null ? 0 : bestWith(q.game, q.about, option === 1, scale),
);

/** Whether the unit picking targets fires its Pistols first. */
const picking = arenaMemory('tenth/pistols', (_g: Game<Modern>) => ({ pistolsFirst: false }));

const isPistol = (u: Unit<Modern>, weapon: number): boolean => hasBit(u.sheet.weapons[weapon].profile.bits, PISTOL);

/** What the best fire of a unit with its Pistols, or with its other weapons, is worth. */
function bestWith(g: Game<Modern>, u: Unit<Modern>, pistols: boolean, scale: Scale<Modern>): number {
  const { s } = scale;
  const enemies = g.sides[enemyOf(u.side)];
  const by = adding().worth;
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || t.place !== PLACE.table || !s.mayTarget(g, u, t)) continue;
    const inches = unitInches(g, u, t);
    let sum = 0;
    for (let m = u.first; m < u.first + u.size; m++) {
      if (g.models.alive[m] === 0) continue;
      const carried = g.sheetOf(m).weapons;
      for (let c = 0; c < carried.length; c++) {
        const w = carried[c];
        const fires = !u.sheet.weapons[w].profile.melee && isPistol(u, w) === pistols && s.rangeOf(g, u, m, w) >= inches;
        sum += addedWorth(g, u, carried, c, fires ? weaponWorth(g, u, w, t) : 0, by);
      }
    }
    best = Math.max(best, scale.perPoint(g, t) * Math.min(sum, pointsLeft(g, t)));
  }
  return best;
}

/** Pistols can be fired while engaged; otherwise a model fires either them or its other weapons. */
export default defineRule({
  id: 'TEN-WPN-05',
  title: '[PISTOL]',
  source: 'Core rules, weapon abilities',
  text: 'A unit within ER of enemies is eligible to shoot if a model has a Pistol; in that case only Pistol attacks may be made and each must target an enemy unit within ER of the attacking unit (allowed even though friends are within ER of it). At any time a model that is not a MONSTER or VEHICLE fires either its Pistols or all its other ranged weapons, chosen before targets are picked.',
  layer: 'core',
  default: 'on',
  keyword: 'pistol',
  patch: (_p, s) => {
    /** Whether the unit could not shoot at all without its Pistols. */
    let pressed: ModernSeams['barredByEnemies'] = s.barredByEnemies;
    return {
      wrap: {
        barredByEnemies: (next) => {
          pressed = next;
          return (g, u) => next(g, u) && !bearsRanged(g, u, PISTOL);
        },
        mayFire: (next) => (g, u, m, weapon) => next(g, u, m, weapon) && (isPistol(u, weapon) || !pressed(g, u)),
        targetBarred: (next) => (g, u, t) => (pressed(g, u) ? !s.engages(g, u, t) : next(g, u, t)),
        firingPass: (next) => (g, u, m, weapon) => {
          const pass = next(g, u, m, weapon);
          return isBigModel(g, m) || isPistol(u, weapon) === picking(g).pistolsFirst ? pass : 1;
        },
        pickTargets: (next) => (g, v, only) => {
          const now = picking(g);
          now.pistolsFirst = bearsRanged(g, v.attacker, PISTOL) && g.choose(PISTOLS, v.attacker.side, v.attacker, only);
          next(g, v, only);
          now.pistolsFirst = false;
        },
      },
    };
  },
});
