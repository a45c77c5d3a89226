import type { Ability, Game, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, enemyOf, hasBit, keyword, PLACE, purpose } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { CHARACTER } from '../saves/allocate.ts';
import { harm } from '../saves/harm.ts';
import { MORTAL_ROLL } from '../state.ts';
import type { Tables } from '../tables.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { woundsWorth } from '../worth/wounds.ts';
import { leastValue } from './granted-moves.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const ABILITY_ROLL = purpose('ability');
/** Which enemy in reach suffers. */
const WHOM = decision<Modern>(
  'pile-in-wounds',
  'unit',
  () => 0,
  (q, slot, scale) => woundsWorth(q.game, q.game.units[slot], 1, scale),
);

/** On this roll or more a unit suffers a mortal wound, or D3 of them. */
function roll(g: G, s: ModernSeams, by: U, on: number, victim: U, several = false): void {
  const dice = g.dice.begin(DEED.react, by, victim);
  if (g.dice.d6(dice, ABILITY_ROLL) >= on)
    s.mortalWounds(g, victim, several ? g.dice.d3(dice, MORTAL_ROLL) : 1, harm(dice, CAUSE.other, by));
  g.dice.end(dice);
}

const PILE_IN_WOUNDS = keyword('pile-in-wounds');
const pileInWounds: Ability<Modern, Tables> = {
  keyword: 'pile-in-wounds',
  text: 'Each time it has Piled In, on a D6 of X or more one enemy unit within Engagement Range suffers a mortal wound.',
  patch: (s) => ({
    after: {
      piledIn: (g, u) => {
        if (!hasBit(u.anyBits, PILE_IN_WOUNDS)) return;
        const victim = engagedWith(g, s, u);
        if (victim !== null) roll(g, s, u, leastValue(g, u, 'pile-in-wounds'), victim);
      },
    },
  }),
};

/** The enemy within Engagement Range that suffers, by its choice; null if there is none. */
function engagedWith(g: G, s: ModernSeams, u: U): U | null {
  const enemies = g.sides[enemyOf(u.side)];
  let n = 0;
  for (let k = 0; k < enemies.length; k++) if (s.engages(g, u, enemies[k])) WHOM.options[n++] = enemies[k].slot;
  return n === 0 ? null : g.units[WHOM.options[g.ask(WHOM, u.side, u, null, n)]];
}

const CHARGE_WOUNDS = keyword('charge-wounds');
const chargeWounds: Ability<Modern, Tables> = {
  keyword: 'charge-wounds',
  text: 'Each time it has ended a Charge move, on a D6 of X or more one enemy unit within Engagement Range suffers D3 mortal wounds.',
  patch: (s) => ({
    after: {
      ownChargeEnds: (g, u) => {
        if (u.alive === 0 || !hasBit(u.anyBits, CHARGE_WOUNDS)) return;
        const victim = engagedWith(g, s, u);
        if (victim !== null) roll(g, s, u, leastValue(g, u, 'charge-wounds'), victim, true);
      },
    },
  }),
};

const CONSOLIDATION_WOUNDS = keyword('consolidation-wounds');
const NEAR_INCHES = 6;
const consolidationWounds: Ability<Modern, Tables> = {
  keyword: 'consolidation-wounds',
  text: 'Each time an enemy unit within 6" has Consolidated, it suffers a mortal wound on a D6 of X or more.',
  patch: (s) => ({
    after: {
      consolidated: (g, u) => {
        const enemies = g.sides[enemyOf(u.side)];
        for (let k = 0; k < enemies.length && u.alive > 0; k++) {
          const e = enemies[k];
          if (e.place !== PLACE.table || !hasBit(e.anyBits, CONSOLIDATION_WOUNDS) || !unitsWithin(g, u, e, NEAR_INCHES)) continue;
          roll(g, s, e, leastValue(g, e, 'consolidation-wounds'), u);
        }
      },
    },
  }),
};

const AGAIN = keyword('fights-again-alone');
/** Whether a Character fights again after its unit has fought. */
const FIGHTS_AGAIN = decision<Modern>('fights-again-alone', 'flag', () => 1);
const fightsAgainAlone: Ability<Modern, Tables> = {
  keyword: 'fights-again-alone',
  text: 'When it has fought, one Character of it can fight again alone.',
  patch: (s) => ({
    after: {
      fightUnit: (g, u) => {
        if (u.alive === 0 || !hasBit(u.anyBits, AGAIN)) return;
        for (let m = u.first; m < u.first + u.size; m++) {
          if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, CHARACTER)) continue;
          if (!g.choose(FIGHTS_AGAIN, u.side, u, null)) continue;
          s.fightAlone(g, u, m);
          return;
        }
      },
    },
  }),
};

/** Abilities triggered by moves in a fight, and those that let one model fight again. */
export const fightTriggers: readonly Ability<Modern, Tables>[] = [pileInWounds, chargeWounds, consolidationWounds, fightsAgainAlone];
