import { firstTouched, unitsTouch } from 'sandtable/kit';
import { CAUSE, DEED, event, type Game, hasBit, is, keyword, type ModelId, modelRegister, type Unit } from 'sandtable/rules';
import { duellistOf, opponentOf } from '../assault/duel.ts';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { addHits, beginAttack, endAttack, STAGE } from '../shooting/attack.ts';
import { HAMMER } from '../sight/facing.ts';
import { CHARGED, COMBAT_SCORE, LOCKED } from '../state.ts';

const HAMMER_OF_WRATH = keyword('hammer-of-wrath');
const IMPACT = event('impact', { unit: 'unit', target: 'unit', count: 'number' }, '{unit} scores {count|hit|hits} on {target} on impact');

/** 1 for models that ended a charge in contact, until their impact: whoever piles in at its step has none. */
const COMES_DOWN = modelRegister('comes-down', 'phase');

/** Notes which models of a unit that charged have ended in contact. */
function noteContacts(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  if (!is(u, CHARGED)) return;
  const others = g.sides[1 - u.side];
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || !s.hammers(g, i)) continue;
    for (let k = 0; k < others.length; k++) {
      if (others[k].alive > 0 && is(others[k], LOCKED) && firstTouched(g, i, others[k]) >= 0) g.models.reg[COMES_DOWN][i] = 1;
    }
  }
}

/** The impact of all models of a unit in contact with one enemy that have not hit another; a model in a challenge is resolved apart. */
function crash(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, enemy: Unit<Classic>, opponent: ModelId): void {
  const frame = g.dice.begin(DEED.fight, u, enemy);
  g.dice.weapon(frame, HAMMER.key);
  const a = beginAttack(g, u, enemy, HAMMER, frame, CAUSE.assault);
  a.melee = true;
  a.duel = opponent;
  const comesDown = g.models.reg[COMES_DOWN];
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || comesDown[i] === 0 || firstTouched(g, i, enemy) < 0) continue;
    if (opponentOf(g, i) !== opponent) continue;
    comesDown[i] = 0;
    a.firer[a.firers] = i;
    a.snaps[a.firers] = 0;
    a.shots[a.firers++] = 1;
    addHits(a, i, s.hammerHits(g, a, i), 0);
  }
  if (a.hits > 0) {
    g.log.note(IMPACT, u.slot, enemy.slot, a.hits);
    a.stage = STAGE.struck;
    s.resolveHits(g, a);
    u.reg[COMBAT_SCORE] += a.totalLost;
  }
  endAttack(g);
  g.dice.end(frame);
}

/** A model that ends a charge in contact inflicts an automatic hit at its own Strength before any blow. */
export default defineRule({
  id: 'CLS-USR-14',
  title: 'Hammer of Wrath',
  source: 'universal special rules: Hammer of Wrath',
  text: 'When a model with it ends a charge move in base contact with an enemy, it inflicts one automatic hit at its unmodified S, AP-, at Initiative step 10, on a unit it is in contact with. Wounds count for the combat result. Against a vehicle the facing in contact is used.',
  default: 'on',
  keyword: ['hammer-of-wrath', 'jump', 'chariot'],
  patch: (_p, s) => ({
    before: {
      combatBegins: (g, u) => noteContacts(g, s, u),
      impact: (g, u) => {
        if (!is(u, CHARGED)) return;
        const others = g.sides[1 - u.side];
        for (let k = 0; k < others.length; k++) {
          const enemy = others[k];
          if (enemy.alive > 0 && is(enemy, LOCKED) && unitsTouch(g, u, enemy)) crash(g, s, u, enemy, -1);
        }
        const duellist = duellistOf(g, u);
        if (duellist < 0) return;
        const opponent = opponentOf(g, duellist);
        crash(g, s, u, g.unitOf(opponent), opponent);
      },
    },
    wrap: {
      hammers: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, HAMMER_OF_WRATH) || next(g, model),
      strengthOf: (next) => (g, a) => (a.weapon === HAMMER && a.bearer >= 0 ? g.sheetOf(a.bearer).stats.values[STAT.S] : next(g, a)),
    },
  }),
});
