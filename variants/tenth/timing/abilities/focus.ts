import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision, enemyOf, hasBit, inflict, is, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { effect } from '../../modifiers/effects.ts';
import { chooseAt, ifWorthwhile } from '../../stratagems/stake.ts';
import { mayUse, stratagem, use } from '../../stratagems/stratagem.ts';
import type { Tables } from '../../tables.ts';
import { unitInches } from '../../terrain/distance.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const FOCUS = keyword('focused-attack');
const FOCUSED_ATTACK = stratagem('focused-attack', 1);
const FOCUSED = effect('focused', 'phase', 'stratagem');
const WHETHER = decision<Modern>('focused-attack', 'flag', ifWorthwhile);
/** Least expected points that make it worth a Command point, and the share of attacks gained by one better result. */
const WORTH_POINTS = 15;
const SHARE = 1 / 6;

/** Uses the Stratagem on a unit, if it may be chosen; returns whether it did. */
export function focus(g: G, s: ModernSeams, u: U): boolean {
  if (is(u, FOCUSED) || !hasBit(u.anyBits, FOCUS) || !s.notYetSelected(g, u) || !mayUse(g, s, FOCUSED_ATTACK, u.side, u)) return false;
  use(g, s, FOCUSED_ATTACK, u);
  inflict(g, u, FOCUSED);
  return true;
}

/** Offers it before a unit is selected that has something to attack; `worth` rates the unit's attacks on one target. */
function offer(g: G, s: ModernSeams, u: U, attacks: ModernSeams['mayTarget'], worth: ModernSeams['shootingWorth']): void {
  if (!hasBit(u.anyBits, FOCUS) || !mayUse(g, s, FOCUSED_ATTACK, u.side, u)) return;
  const enemies = g.sides[enemyOf(u.side)];
  let most = -1;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && attacks(g, u, e)) most = Math.max(most, worth(g, u, e));
  }
  if (most >= 0 && chooseAt(g, most * SHARE, WORTH_POINTS, WHETHER, u, null)) focus(g, s, u);
}

/** A Stratagem for units that have not been selected to shoot or fight. */
export const focusedAttack: Ability<Modern, Tables> = {
  keyword: 'focused-attack',
  text: 'Stratagem, 1CP: until the end of the phase add 1 to Hit rolls of this unit, which must not have been selected to shoot or fight this phase.',
  patch: (s, t) => ({
    before: {
      shootUnit: (g, u) => offer(g, s, u, s.mayTarget, s.shootingWorth),
      fightUnit: (g, u) => offer(g, s, u, (_g, a, b) => unitInches(g, a, b) <= t.pileInInches + t.engagementInches, s.fightWorth),
    },
    wrap: { hitModifier: (next) => (g, a) => next(g, a) + (is(a.attacker, FOCUSED) ? 1 : 0) },
  }),
};
