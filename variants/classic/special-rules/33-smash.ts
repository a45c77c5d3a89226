import {
  type Decision,
  decision,
  type Game,
  hasBit,
  inflict,
  integer,
  is,
  keyword,
  type ModelId,
  type Question,
  status,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ARM, type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { EMPOWERED } from '../psychic/state.ts';
import { HAMMER } from '../sight/facing.ts';

const SMASH = keyword('smash');
/** Makes one smashing attack instead of its Attacks in this fight. */
const SMASHING = status('smashing', 'phase');

/** One blow is better than several that could not get through. */
function worthIt(q: Question<Classic>): number {
  if (q.about === null || q.cause === null) return 0;
  const foe = q.cause.sheet.models[0].stats;
  const strength = q.about.sheet.models[0].stats.values[STAT.S];
  return foe.vehicle !== 0 && strength + 6 <= Math.max(foe.rear, foe.values[STAT.WS] > 0 ? foe.front : 0) ? 1 : 0;
}

const BLOW: Decision<Classic> = decision<Classic>('smash', 'flag', worthIt);

/** Whether a model has Smash: from its datasheet, or for a time from Perils (CLS-PSY-09). */
const smashes = (g: Game<Classic>, model: ModelId): boolean =>
  hasBit(g.sheetOf(model).keywordBits, SMASH) || g.models.reg[EMPOWERED][model] !== 0;

function holdsSmashers(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (hasBit(u.anyBits, SMASH)) return true;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && g.models.reg[EMPOWERED][i] !== 0) return true;
  return false;
}

/** The Strength of a model's single blow: whatever is added to its Strength is added to the multiplied one (CLS-DEF-09). */
const multiplied = (g: Game<Classic>, s: ClassicSeams, model: ModelId, times: number): number =>
  Math.min(10, s.statOf(g, model, STAT.S) + (times - 1) * g.sheetOf(model).stats.values[STAT.S]);

/** All melee attacks are AP2; one at double Strength, re-rolling penetration, may replace them. */
export default defineRule({
  id: 'CLS-USR-33',
  title: 'Smash',
  source: 'universal special rules: Smash',
  text: 'All melee attacks of the model are AP2. It may replace its attacks by a single attack at double S (max 10), re-rolling failed penetration rolls.',
  default: 'on',
  keyword: ['smash', ...PSYKERS],
  params: {
    ap: integer(2, 1, 6, 'AP of its blows', 'AP'),
    times: integer(2, 1, 5, 'What the Strength of its single blow is multiplied by', 'times'),
    attacks: integer(1, 1, 5, 'Blows that it strikes instead of its Attacks', 'attacks'),
  },
  patch: ({ ap, times, attacks }, s) => ({
    before: {
      combatBegins: (g, u, enemy) => {
        if (holdsSmashers(g, u) && g.choose(BLOW, u.side, u, enemy)) inflict(g, u, SMASHING);
      },
    },
    wrap: {
      apOf: (next) => (g, a) => {
        const plain = next(g, a);
        // In Death or Glory a blow is struck outside a combat (CLS-VEH-35).
        const blow = a.melee || a.weapon.profile.type === ARM.melee;
        return blow && plain > ap && a.weapon !== HAMMER && a.bearer >= 0 && smashes(g, a.bearer) ? ap : plain;
      },
      attacksOf: (next) => (g, model, enemy) =>
        is(g.unitOf(model), SMASHING) && smashes(g, model) ? Math.min(attacks, next(g, model, enemy)) : next(g, model, enemy),
      strengthOf: (next) => (g, a) => {
        if (!a.melee || a.bearer < 0 || a.weapon === HAMMER || !is(a.attacker, SMASHING) || !smashes(g, a.bearer)) return next(g, a);
        return Math.max(next(g, a), multiplied(g, s, a.bearer, times));
      },
      mostStrength: (next) => (g, a) => (smashes(g, a.bearer) ? Math.max(next(g, a), multiplied(g, s, a.bearer, times)) : next(g, a)),
      rerollsPenetration: (next) => (g, a) =>
        (a.melee && a.weapon !== HAMMER && a.bearer >= 0 && is(a.attacker, SMASHING) && smashes(g, a.bearer)) || next(g, a),
    },
  }),
});
