import { gap, scatterX, scatterY } from 'sandtable/kit';
import { type Decision, decision, event, first, type Game, integer, type ModelId, purpose } from 'sandtable/rules';
import { type Attack, type Classic, STAT } from '../../../classic/family.ts';
import { SCATTER, SCATTER_DISTANCE } from '../../../classic/state.ts';
import { rollToHit } from '../../../classic/toHit.ts';
import { defineRule } from '../../family.ts';

/** Inches stated as the distance; the first option is what the shooter thinks it is. */
const GUESS = decision('CAL-SHOOT-05/guess', 'number', first) as Decision<Classic>;
const ERROR = purpose('guess-error');
const GUESSED = event('guesses', { unit: 'unit', inches: 'number', off: 'inches' }, '{unit} guesses {inches|inch|inches} and is {off} off');
const LONGEST_GUESS = 240;

/** The target model at whose centre the marker was laid, -1 for none. */
function aimedModel(g: Game<Classic>, a: Attack): ModelId {
  const u = a.aimed;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (g.models.alive[j] !== 0 && g.models.x[j] === a.mark[0] && g.models.y[j] === a.mark[1]) return j;
  }
  return -1;
}

/** What the shooter states: what it thinks by default, or any whole number of inches its weapon can reach. */
function statedInches(g: Game<Classic>, a: Attack, thought: number, least: number, most: number): number {
  const { options } = GUESS;
  const end = Math.min(LONGEST_GUESS, Math.floor(most));
  let n = 0;
  options[n++] = Math.max(least, Math.min(end, thought));
  for (let inches = least; inches <= end; inches++) if (inches !== options[0]) options[n++] = inches;
  return options[g.ask(GUESS, a.attacker.side, a.attacker, a.aimed, n)];
}

/**
 * The distance of a Guess Range weapon is stated and then measured; the firer corrects it by up to his Ballistic Skill in inches,
 * and what is left of the error shifts the marker along the line to the target.
 */
export const guessRange = defineRule({
  id: 'CAL-SHOOT-05',
  default: 'on',
  params: { errorDice: integer(1, 0, 3, 'dice added to what a shooter thinks the distance is, and as many taken off') },
  patch: ({ errorDice }, s) => ({
    wrap: {
      placeMarker: (next) => (g, a) => {
        if (!next(g, a)) return false;
        if (!s.guessesRange(g, a) || s.guessIsTrue(g, a)) return true;
        const m = g.models;
        const model = aimedModel(g, a);
        if (model < 0) return true;
        const distance = gap(m, a.bearer, model);
        let thought = Math.round(distance);
        for (let k = 0; k < errorDice; k++) thought += g.dice.d6(a.frame, ERROR) - g.dice.d6(a.frame, ERROR);
        const least = a.weapon.profile.ruleValues['minimum-range'] ?? 0;
        const off = statedInches(g, a, thought, least, s.rangeOf(g, a.bearer, a.weapon)) - distance;
        const left = Math.max(0, Math.abs(off) - s.statOf(g, a.bearer, STAT.BS));
        const dx = m.x[model] - m.x[a.bearer];
        const dy = m.y[model] - m.y[a.bearer];
        const d = Math.sqrt(dx * dx + dy * dy);
        if (left > 0 && d > 0) {
          const shift = off < 0 ? -Math.min(left, distance) : left;
          a.mark[0] += (dx / d) * shift;
          a.mark[1] += (dy / d) * shift;
        }
        g.log.note(GUESSED, a.attacker.slot, Math.round(distance + off), Math.round(left * 256));
        return true;
      },
    },
  }),
});

/** A D6 To Hit decides whether the marker of a Guess Range weapon scatters; if it does, by the full 2D6 inches. */
export const guessScatter = defineRule({
  id: 'CAL-SHOOT-16',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      scatterMarker: (next) => (g, a) => {
        if (!s.guessesRange(g, a)) {
          next(g, a);
          return;
        }
        if (rollToHit(s, g, a, s.hitOn(g, a)) > 0) return;
        const degrees = g.dice.bearing(a.frame, SCATTER);
        const inches = g.dice.sum(a.frame, SCATTER_DISTANCE, 2);
        a.mark[0] = scatterX(a.mark[0], degrees, inches);
        a.mark[1] = scatterY(a.mark[1], degrees, inches);
      },
    },
  }),
});
