import { type Decision, decision, hasBit, inflict, is, keyword, type Question, status } from 'sandtable/rules';
import { HAMMER } from '../facing.ts';
import { type Classic, defineRule, STAT } from '../family.ts';

const SMASH = keyword('smash');
const SMASH_AP = 2;
/** Strikes one smashing blow in place of its Attacks in this fight. */
const SMASHING = status('smashing', 'phase');

/** One blow is better than several where those could not get through. */
function worthIt(q: Question<Classic>): number {
  if (q.about === null || q.cause === null) return 0;
  const foe = q.cause.sheet.models[0].stats;
  const strength = q.about.sheet.models[0].stats.values[STAT.S];
  return foe.vehicle !== 0 && strength + 6 <= Math.max(foe.rear, foe.values[STAT.WS] > 0 ? foe.front : 0) ? 1 : 0;
}

const BLOW: Decision<Classic> = decision<Classic>('smash', 'flag', worthIt);

/** All melee attacks are AP2; one at double Strength, re-rolling penetration, may replace them. */
export const smash = defineRule({
  id: 'CLS-USR-33',
  default: 'on',
  keyword: 'smash',
  patch: () => ({
    before: {
      combatBegins: (g, u, enemy) => {
        if (hasBit(u.anyBits, SMASH) && g.choose(BLOW, u.side, u, enemy)) inflict(g, u, SMASHING);
      },
    },
    wrap: {
      apOf: (next) => (g, a) => {
        const ap = next(g, a);
        return a.melee && ap > SMASH_AP && a.weapon !== HAMMER && a.bearer >= 0 && hasBit(g.sheetOf(a.bearer).keywordBits, SMASH)
          ? SMASH_AP
          : ap;
      },
      attacksOf: (next) => (g, model, enemy) =>
        is(g.unitOf(model), SMASHING) && hasBit(g.sheetOf(model).keywordBits, SMASH)
          ? Math.min(1, next(g, model, enemy))
          : next(g, model, enemy),
      strengthOf: (next) => (g, a) => {
        if (!a.melee || a.bearer < 0 || a.weapon === HAMMER || !is(a.attacker, SMASHING) || !hasBit(g.sheetOf(a.bearer).keywordBits, SMASH))
          return next(g, a);
        return Math.max(next(g, a), Math.min(10, 2 * g.sheetOf(a.bearer).stats.values[STAT.S]));
      },
      rerollsPenetration: (next) => (g, a) =>
        (a.melee && a.bearer >= 0 && is(a.attacker, SMASHING) && hasBit(g.sheetOf(a.bearer).keywordBits, SMASH)) || next(g, a),
    },
  }),
});
