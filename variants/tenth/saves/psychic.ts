import type { Game, Question, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, hasBit, keyword, PLACE, purpose } from 'sandtable/rules';
import { unitsWithin } from '../distance.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { MORTAL_ROLL } from '../states.ts';
import { timedAbility } from '../timing/ability.ts';
import { MOMENT } from '../timing/moment.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const PSYCHIC = keyword('psychic');
const ABILITY_ROLL = purpose('ability');
const SMITE_AT = decision<Modern>('psychic-bolt-at', 'unit', dearest);
const BACKFIRES_ON = 1;

/** The unit whose models are worth most; nobody (the first option) only if nobody else can be picked. */
function dearest(q: Question<Modern>): number {
  let best = q.n - 1;
  for (let k = 1; k < q.n; k++) if (q.game.units[q.options[k]].sheet.points > q.game.units[q.options[best]].sheet.points) best = k;
  return best;
}

/** Mortal wounds of Psychic abilities are inflicted by a Psychic Attack. */
export const psychicAbilities = defineRule({
  id: 'TEN-PSY-02',
  default: 'on',
  keyword: 'feel-no-pain-psychic',
  patch: () => ({ wrap: { abilityIsPsychicAttack: () => () => true } }),
});

/** Lists the enemies that a psyker may pick, after nobody; how many. */
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
    const outer = g.desk.psychicWounds;
    g.desk.psychicWounds = s.abilityIsPsychicAttack(g);
    s.mortalWounds(g, dice, struck, g.dice.d3(dice, MORTAL_ROLL), CAUSE.other, u, null);
    g.desk.psychicWounds = outer;
    g.dice.end(dice);
  },
});

/** Whether what a model suffers comes from a Psychic Attack. */
export const isPsychic = (g: G, bits: Uint32Array | null): boolean => g.desk.psychicWounds || (bits !== null && hasBit(bits, PSYCHIC));
