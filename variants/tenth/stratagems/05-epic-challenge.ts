import { decision, type Game, hasBit, inflict, integer, is, keyword, type Question, type Unit, unitRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Modern, TRAIT } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { effect } from '../modifiers/effects.ts';
import { CHARACTER } from '../saves/allocate.ts';
import { charactersSeen, shieldedCharacter, sniped, unsteered } from '../weapons/12-precision.ts';
import { ifPays, ofStake } from './price.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

const PRECISION = keyword('precision');
const EPIC_CHALLENGE = stratagem('epic-challenge', 1);
const CHALLENGER = effect('epic-challenge', 'phase', 'stratagem');
/** The model that challenges: its number and 1. */
const HERO = unitRegister('challenger', 'phase');
/** Which of several Characters of a unit challenges: the one worth most, unless the doctrine says otherwise. */
const WHO = decision<Modern>('TEN-STRAT-05/who', 'model', dearest);

function dearest({ game: g, options, n }: Question<Modern>): number {
  let best = 0;
  for (let k = 1; k < n; k++) if (g.sheetOf(options[k]).points > g.sheetOf(options[best]).points) best = k;
  return best;
}

/** Part of a Character's points that the attacks are expected to win beyond what they would do to others. */
const REACHED_PART = 0.25;
const ASKED = decision<Modern>('epic-challenge', 'flag', ifWorthwhile, ifPays(EPIC_CHALLENGE, ofStake(REACHED_PART)));

/** The melee attacks of one Character get Precision. */
export default defineRule({
  id: 'TEN-STRAT-05',
  title: 'Epic Challenge',
  source: 'Core rules, Epic Challenge, 1CP',
  text: 'Fight phase, when a CHARACTER unit of yours within ER of an Attached unit is selected to fight: until the end of the phase all melee attacks of one CHARACTER model in it have Precision.',
  layer: 'core',
  default: 'on',
  keyword: 'character',
  params: {
    cost: costOf(EPIC_CHALLENGE),
    worthPoints: integer(60, 0, 400, 'Least army points of an enemy Character that make it worth a Command point', 'army points'),
  },
  patch: ({ cost, worthPoints }, s) => ({
    after: {
      selectedToFight: (g, u) => {
        if (!s.unitHas(g, u, CHARACTER) || !mayUse(g, s, EPIC_CHALLENGE, u.side, u)) return;
        const points = rivalPoints(g, s, u);
        if (points === 0) return;
        if (!chooseAt(g, points, worthPoints, ASKED, u, null)) return;
        use(g, s, EPIC_CHALLENGE, u);
        inflict(g, u, CHALLENGER);
        u.reg[HERO] = heroOf(g, u) + 1;
      },
    },
    wrap: {
      ...priced(EPIC_CHALLENGE, cost),
      traitsOf: (next) => (g, u, m, weapon, t) => {
        const traits = next(g, u, m, weapon, t);
        return is(u, CHALLENGER) && u.sheet.weapons[weapon].profile.melee && m === u.reg[HERO] - 1
          ? traits | TRAIT.hero | charactersSeen(g, s, m, t)
          : traits;
      },
      nextModel: (next) => (g, t, a) => {
        // Mortal wounds of the attack are for TEN-WPN-13 to say.
        if (a === null || a.mortal || (a.traits & TRAIT.hero) === 0 || a.target !== t || hasBit(a.profile.bits, PRECISION))
          return next(g, t, a);
        // As with Precision of a weapon: one that is seen, and of several the one picked (TEN-WPN-14).
        const character = sniped(g, s, t, a);
        return character >= 0 ? character : unsteered(a, () => next(g, t, a));
      },
    },
  }),
});

/** The Character of a unit that challenges. */
function heroOf(g: Game<Modern>, u: Unit<Modern>): number {
  let n = 0;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) if (g.models.alive[m] !== 0 && hasBit(g.sheetOf(m).keywordBits, CHARACTER)) WHO.options[n++] = m;
  return n === 0 ? -1 : WHO.options[n === 1 ? 0 : g.ask(WHO, u.side, u, null, n)];
}

/** Points of the most expensive shielded Character in a unit within Engagement Range. */
function rivalPoints(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  let points = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || !s.engages(g, u, t)) continue;
    const character = shieldedCharacter(g, s, t);
    if (character >= 0) points = Math.max(points, g.sheetOf(character).points);
  }
  return points;
}
