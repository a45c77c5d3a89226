import type { Ability, Game, ModelId } from 'sandtable/rules';
import { DEED, decision, event, hasBit, is, keyword, modelRegister, purpose, take } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { VOLLEY_DEPTH } from '../../shooting/volley.ts';
import { HAS_FOUGHT } from '../../state.ts';
import type { Tables } from '../../tables.ts';
import { actOnDeath, onlyThoseWho, settleDying } from './acting.ts';
import { DYING, keepForNow, mayAct, standing } from './dying.ts';

type G = Game<Modern>;

const ABILITY_ROLL = purpose('ability');
/** Whether a destroyed model fights or shoots before it is removed. */
const FIGHTS = decision<Modern>('fights-on-death', 'flag', take);
const SHOOTS = decision<Modern>('shoots-on-death', 'flag', take);
const SPARES = event('spared', { unit: 'unit', model: 'model' }, '{model} of {unit} is not destroyed after all');
/** Has used its ability to survive. */
const WAS_SPARED = modelRegister('was-spared', 'game');

/** Rolls for an ability of a model; returns whether it works: on its number or more. */
function works(g: G, m: ModelId, ability: string): boolean {
  const u = g.unitOf(m);
  const dice = g.dice.begin(DEED.react, u, g.nobody);
  const face = g.dice.d6(dice, ABILITY_ROLL);
  g.dice.end(dice);
  return face >= (g.sheetOf(m).values[ability] ?? 2);
}

/** A unit whose models are all destroyed cannot be attacked, although they are still on the table. */
const notAtTheDead =
  (next: ModernSeams['resolveAttack']): ModernSeams['resolveAttack'] =>
  (g, a) => {
    if (standing(a.target) > 0) next(g, a);
  };

const BIT_FIGHTS = keyword('fights-on-death');
const BIT_SHOOTS = keyword('shoots-on-death');
const BIT_SPARED = keyword('not-destroyed-on');

/** What models do when they are destroyed, in the order in which it is checked. */
export const deathAbilities: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'not-destroyed-on',
    text: 'The first time this model is destroyed, roll one D6: on X+ it is not destroyed but left with 1 wound.',
    patch: (s) => ({
      wrap: {
        kept: (next) => (g, m, cause, by, a) => {
          if (next(g, m, cause, by, a)) return true;
          if (!hasBit(g.sheetOf(m).keywordBits, BIT_SPARED) || g.models.reg[WAS_SPARED][m] !== 0) return false;
          g.models.reg[WAS_SPARED][m] = 1;
          if (!works(g, m, 'not-destroyed-on')) return false;
          g.wound(m, g.models.wounds[m] - 1, cause, by);
          g.log.note(SPARES, g.models.unit[m], m);
          if (s.triggersWhenSpared(g)) s.destroyed(g, m, by);
          return true;
        },
      },
    }),
  },
  {
    keyword: 'fights-on-death',
    text: 'Each time this model is destroyed by a melee attack, if it has not fought this phase, it can fight on X+ before it is removed.',
    patch: (s) => ({
      wrap: {
        resolveAttack: notAtTheDead,
        kept: (next) => (g, m, cause, by, a) => {
          if (next(g, m, cause, by, a)) return true;
          if (a === null || !a.melee || !hasBit(g.sheetOf(m).keywordBits, BIT_FIGHTS) || !mayAct(g, m)) return false;
          const u = g.unitOf(m);
          if (is(u, HAS_FOUGHT) || !g.choose(FIGHTS, u.side, u, by) || !works(g, m, 'fights-on-death')) return false;
          keepForNow(g, m, DYING.fights, cause, by);
          if (!s.fightsLater(g) && g.desk.volleyDepth < VOLLEY_DEPTH) actOnDeath(g, s, u, true);
          return true;
        },
      },
      after: { afterAttacks: (g) => settleDying(g, s), pickMeleeTargets: onlyThoseWho },
    }),
  },
  {
    keyword: 'shoots-on-death',
    text: 'Each time this model is destroyed by an attack, it can shoot on X+ before it is removed.',
    patch: (s) => ({
      wrap: {
        resolveAttack: notAtTheDead,
        kept: (next) => (g, m, cause, by, a) => {
          if (next(g, m, cause, by, a)) return true;
          if (a === null || !hasBit(g.sheetOf(m).keywordBits, BIT_SHOOTS) || !mayAct(g, m)) return false;
          const u = g.unitOf(m);
          if (!s.mayShootOnDeath(g, u) || !g.choose(SHOOTS, u.side, u, by) || !works(g, m, 'shoots-on-death')) return false;
          keepForNow(g, m, DYING.shoots, cause, by);
          return true;
        },
      },
      after: { afterAttacks: (g) => settleDying(g, s), pickTargets: onlyThoseWho },
    }),
  },
];
