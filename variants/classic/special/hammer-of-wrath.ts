import { firstTouched, unitsTouch } from 'sandtable/kit';
import { CAUSE, DEED, event, type Game, hasBit, is, keyword, type ModelId, type Unit } from 'sandtable/rules';
import { addHits, beginAttack, endAttack } from '../attack.ts';
import { duellistOf, opponentOf } from '../duel.ts';
import { HAMMER } from '../facing.ts';
import { type Classic, defineRule, STAT } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';
import { CHARGED, COMBAT_SCORE, LOCKED } from '../state.ts';

const HAMMER_OF_WRATH = keyword('hammer-of-wrath');
const IMPACT = event('impact', { unit: 'unit', target: 'unit', count: 'number' }, '{unit} scores {count|hit|hits} on {target} on impact');

const MOST = 8192;
const struck = new Uint8Array(MOST);

/** The impact of all models of a unit that stand against one enemy and have not struck another; of who is in a challenge apart. */
function impact(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, enemy: Unit<Classic>, opponent: ModelId): void {
  const frame = g.dice.begin(DEED.fight, u, enemy);
  g.dice.weapon(frame, HAMMER.key);
  const a = beginAttack(g, u, enemy, HAMMER, frame, CAUSE.assault);
  a.melee = true;
  a.duel = opponent;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || struck[i] !== 0 || !s.hammers(g, i) || firstTouched(g, i, enemy) < 0) continue;
    if (opponentOf(g, i) !== opponent) continue;
    struck[i] = 1;
    a.firer[a.firers] = i;
    a.snaps[a.firers] = 0;
    a.shots[a.firers++] = 1;
    addHits(a, i, s.hammerHits(g, a, i), 0);
  }
  if (a.hits > 0) {
    g.log.note(IMPACT, u.slot, enemy.slot, a.hits);
    s.resolveHits(g, a);
    u.reg[COMBAT_SCORE] += a.totalLost;
  }
  endAttack(g);
  g.dice.end(frame);
}

/** Who ends a charge in contact inflicts an automatic hit at his own Strength before any blow. */
export const hammerOfWrath = defineRule({
  id: 'CLS-USR-14',
  default: 'on',
  keyword: ['hammer-of-wrath', 'jump', 'chariot'],
  patch: (_p, s) => ({
    before: {
      combatBegins: (g, u) => {
        if (!is(u, CHARGED)) return;
        struck.fill(0, u.first, u.first + u.size);
        const others = g.sides[1 - u.side];
        for (let k = 0; k < others.length; k++) {
          const enemy = others[k];
          if (enemy.alive > 0 && is(enemy, LOCKED) && unitsTouch(g, u, enemy)) impact(g, s, u, enemy, -1);
        }
        const duellist = duellistOf(g, u);
        if (duellist < 0) return;
        const opponent = opponentOf(g, duellist);
        impact(g, s, u, g.unitOf(opponent), opponent);
      },
    },
    wrap: {
      hammers: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, HAMMER_OF_WRATH) || next(g, model),
      strengthOf: (next) => (g, a) => (a.weapon === HAMMER && a.bearer >= 0 ? g.sheetOf(a.bearer).stats.values[STAT.S] : next(g, a)),
    },
  }),
});
