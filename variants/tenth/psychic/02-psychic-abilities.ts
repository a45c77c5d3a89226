import { CAUSE, DEED, decision, type Game, hasBit, keyword, PLACE, purpose, type Question, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { harm } from '../saves/harm.ts';
import { inflicting } from '../saves/inflicting.ts';
import { MORTAL_ROLL } from '../state.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { timedAbility } from '../timing/ability.ts';
import { MOMENT } from '../timing/moment.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const PSYCHIC = keyword('psychic');
const ABILITY_ROLL = purpose('ability');
const SMITE_AT = decision<Modern>('psychic-bolt-at', 'unit', dearest);
const BACKFIRES_ON = 1;

/** The unit whose models are worth most; none (the first option) only if no other can be picked. */
function dearest(q: Question<Modern>): number {
  let best = q.n - 1;
  for (let k = 1; k < q.n; k++) if (q.game.units[q.options[k]].sheet.points > q.game.units[q.options[best]].sheet.points) best = k;
  return best;
}

/** Mortal wounds from Psychic abilities are inflicted by a Psychic Attack. */
export default defineRule({
  id: 'TEN-PSY-02',
  title: 'Mortal wounds of Psychic abilities are Psychic Attacks',
  source: 'FAQ "Psychic Abilities/Attacks", 1st and 2nd question; commentary "Psychic Attacks"',
  text: "All mortal wounds from an ability tagged Psychic, also those on the user's own unit and those of targeted bolt-type abilities, are inflicted by a Psychic Attack (Feel No Pain against Psychic Attacks works).",
  layer: 'faq',
  changes: 'Adds to TEN-PSY-01. Off: only attacks with [PSYCHIC] weapons are Psychic Attacks.',
  default: 'on',
  keyword: 'feel-no-pain-psychic',
  patch: () => ({ wrap: { abilityIsPsychicAttack: () => () => true } }),
});

/** Lists the enemies that a psyker may pick, after -1 for none; returns how many. */
function listTargets(g: G, s: ModernSeams, u: U, inches: number): number {
  const enemies = g.sides[1 - u.side];
  SMITE_AT.options[0] = -1;
  let n = 1;
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.place === PLACE.table && t.alive > 0 && unitsWithin(g, u, t, inches) && s.visible(g, u, t)) SMITE_AT.options[n++] = t.slot;
  }
  return n;
}

/** A Psychic ability that hurts an enemy, or its user. */
export const psychicBolt = timedAbility({
  keyword: 'psychic-bolt',
  text: 'Psychic: at the start of its Shooting phase it may pick an enemy unit within X" that it sees and roll a D6: that unit suffers D3 mortal wounds, or on a 1 its own unit does.',
  at: MOMENT.shootingStart,
  whose: 'your',
  may: (g, u, s, inches) => listTargets(g, s, u, inches) > 1,
  act: (g, u, s, inches) => {
    const n = listTargets(g, s, u, inches);
    if (n === 1) return;
    const at = SMITE_AT.options[g.ask(SMITE_AT, u.side, u, null, n)];
    if (at < 0) return;
    const t = g.units[at];
    const dice = g.dice.begin(DEED.react, u, t);
    const struck = g.dice.d6(dice, ABILITY_ROLL) === BACKFIRES_ON ? u : t;
    const now = inflicting(g);
    const outer = now.psychic;
    now.psychic = s.abilityIsPsychicAttack(g);
    s.mortalWounds(g, struck, g.dice.d3(dice, MORTAL_ROLL), harm(dice, CAUSE.other, u));
    now.psychic = outer;
    g.dice.end(dice);
  },
});

/** Whether a model's loss comes from a Psychic Attack. */
export const isPsychic = (g: G, bits: Uint32Array | null): boolean => inflicting(g).psychic || (bits !== null && hasBit(bits, PSYCHIC));
