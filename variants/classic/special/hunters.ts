import { type Decision, decision, decline, hasBit, keyword } from 'sandtable/rules';
import { type Classic, defineRule, FOE, isMonstrous } from '../family.ts';
import { isFoe } from '../foes.ts';

const MONSTER_HUNTER = keyword('monster-hunter');
const TANK_HUNTERS = keyword('tank-hunters');
const PREFERRED_ENEMY = keyword('preferred-enemy');
/** Whether to roll again what only glanced. */
const PRESS_ON = decision('reroll-glance', 'flag', decline) as Decision<Classic>;

/** Failed To Wound rolls against monsters are re-rolled. */
export const monsterHunter = defineRule({
  id: 'CLS-USR-21',
  default: 'on',
  keyword: 'monster-hunter',
  patch: () => ({
    wrap: {
      rerollsWound: (next) => (g, a, face) =>
        (a.bearer >= 0 && isMonstrous(a.target.sheet.models[0].stats) && hasBit(g.sheetOf(a.bearer).keywordBits, MONSTER_HUNTER)) ||
        next(g, a, face),
    },
  }),
});

/** Rolls to penetrate that fail are re-rolled; those that glance may be. */
export const tankHunters = defineRule({
  id: 'CLS-USR-40',
  default: 'on',
  keyword: 'tank-hunters',
  patch: () => ({
    wrap: {
      rerollsPenetration: (next) => (g, a) => (a.bearer >= 0 && hasBit(g.sheetOf(a.bearer).keywordBits, TANK_HUNTERS)) || next(g, a),
      rerollsGlancing: (next) => (g, a) =>
        (a.bearer >= 0 &&
          hasBit(g.sheetOf(a.bearer).keywordBits, TANK_HUNTERS) &&
          g.choose(PRESS_ON, a.attacker.side, a.attacker, a.target)) ||
        next(g, a),
    },
  }),
});

/** Natural 1s To Hit and To Wound are re-rolled. */
export const preferredEnemy = defineRule({
  id: 'CLS-USR-24',
  default: 'on',
  keyword: 'preferred-enemy',
  patch: (_p, s) => ({
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        return face === 1 && s.prefers(g, a.bearer, a.target) ? Math.min(on, s.hitOn(g, a)) : on;
      },
      rerollsWound: (next) => (g, a, face) => (face === 1 && a.bearer >= 0 && s.prefers(g, a.bearer, a.target)) || next(g, a, face),
      prefers: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, PREFERRED_ENEMY) && isFoe(g, model, FOE['preferred-enemy'], enemy)) || next(g, model, enemy),
    },
  }),
});
