import { gap } from 'sandtable/kit';
import { type Decision, decision, event, type Game, integer, type ModelId, purpose, reckoned } from 'sandtable/rules';
import { type Classic, STAT } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';

/** Inches stated as the distance; the first option is the shooter's own estimate. */
const GUESS = decision('CAL-SHOOT-05/guess', 'number', reckoned) as Decision<Classic>;
const ERROR = purpose('guess-error');
const GUESSED = event('guesses', { unit: 'unit', inches: 'number', off: 'inches' }, '{unit} guesses {inches|inch|inches} and is {off} off');
const LONGEST_GUESS = 240;

/** The target model on whose centre the marker was laid, -1 for none. */
function aimedModel(g: Game<Classic>, a: Attack): ModelId {
  const u = a.aimed;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (g.models.alive[j] !== 0 && g.models.x[j] === a.mark[0] && g.models.y[j] === a.mark[1]) return j;
  }
  return -1;
}

/** What the shooter states: by default its own estimate, else any whole number of inches within range of its weapon. */
function statedInches(g: Game<Classic>, a: Attack, thought: number, least: number, most: number): number {
  const { options } = GUESS;
  const end = Math.min(LONGEST_GUESS, Math.floor(most));
  let n = 0;
  options[n++] = Math.max(least, Math.min(end, thought));
  for (let inches = least; inches <= end; inches++) if (inches !== options[0]) options[n++] = inches;
  return options[g.ask(GUESS, a.attacker.side, a.attacker, a.aimed, n)];
}

/**
 * The distance of a Guess Range weapon is stated and then measured; the firer corrects it by up to his Ballistic Skill in inches, and the
 * rest of the error shifts the marker along the line to the target.
 */
export default defineRule({
  id: 'CAL-SHOOT-05',
  title: 'Guess Range: declaring the distance',
  source: 'The Shooting Phase, point 5',
  text: [
    'A Guess Range weapon is aimed by stating a distance in inches toward the target unit. The true distance is then measured; the shooter may correct the guess by any amount from 0 up to his BS in inches, up or down. The corrected distance is the aiming point on the line from shooter to target model.',
    'Ruling: the source does not list the weapons: Guess Range are those whose datasheet says so, every Barrage weapon of the base (CLS-WPN-17) and every thrown grenade (CAL-WPN-27); other blasts keep CLS-WPN-12. The stated distance lies between the minimum (if any) and maximum range of the weapon. The correction is applied after measuring, always as close to the true distance as possible: |guess - true| <= BS puts the marker on the target model, otherwise it lies |guess - true| - BS inches short or over. The guess is an input; the default policy states the true distance plus a seeded error of D6 minus D6 inches (a harness convention, may be set to 0).',
  ].join('\n'),
  changes: 'replaces classic base: placing the marker of a blast or barrage (CLS-WPN-12, CLS-WPN-17), for Guess Range weapons',
  default: 'on',
  params: { errorDice: integer(1, 0, 3, "dice added to the shooter's estimate of the distance, and as many subtracted", 'dice') },
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
