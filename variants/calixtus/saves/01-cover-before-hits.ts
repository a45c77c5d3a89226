import { clearView, gap, standing } from 'sandtable/kit';
import { type Game, is, type ModelId, reaching, TOLD_NOBODY, type Unit } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { type Attack, dropHit, WOUND } from '../../classic/shooting/attack.ts';
import { hullCover } from '../../classic/sight/hullcover.ts';
import { COVER, GONE_TO_GROUND, HITS_DISCARDED, JINKED, SHOTS_DISCARDED } from '../../classic/state.ts';
import { coverApart } from '../../classic/worth/on-paper.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { COVERED, PRESSED_ON, PRONE } from '../state.ts';

/** The best save there is. */
const BEST_SAVE = 2;
const FACES = 6;
/** What doctrines expect of a unit that jinks or is prone. */
const JINK_COVER = 4;
const PRONE_COVER = 6;

/** The firer and target model nearest to each other; the firer is in `a.nearFirer` of the model. */
function nearestTarget(g: Game<Classic>, a: Attack): ModelId {
  const m = g.models;
  const u = a.target;
  let best = Infinity;
  let at: ModelId = -1;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (m.alive[j] === 0) continue;
    for (let k = 0; k < a.firers; k++) {
      const i = a.firer[k];
      const dx = m.x[i] - m.x[j];
      const dy = m.y[i] - m.y[j];
      const far = best + m.radius[i] + m.radius[j];
      if (dx * dx + dy * dy >= far * far) continue;
      const d = gap(m, i, j);
      if (d >= best) continue;
      best = d;
      at = j;
      a.nearFirer[j] = i;
    }
  }
  return at;
}

/** The model of the target first in line for wounds, -1 for none. If several are equally near, the first of them. */
function firstInLine(g: Game<Classic>, s: CalixtusSeams, a: Attack): ModelId {
  if (a.firers > 0 && !a.fromMark && clearView(g, g.desk.sight, a.attacker, a.target)) {
    const model = nearestTarget(g, a);
    if (model >= 0) a.cover[model] = 0;
    return model;
  }
  s.markReachable(g, a);
  const u = a.target;
  let best: ModelId = -1;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (g.models.alive[j] === 0 || a.nearFirer[j] < 0) continue;
    if (best < 0 || a.nearInches[j] < a.nearInches[best]) best = j;
  }
  return best;
}

/** The target's cover save against a whole weapon selection: that of the model first in line; 7 for none. */
function coverOfTarget(g: Game<Classic>, s: CalixtusSeams, a: Attack): number {
  // A building has no saves at all (CLS-TERRAIN-12).
  if (a.target.housed >= 0 || !s.allowsCover(g, a)) return NEVER;
  const vehicle = s.isVehicle(g, a.target);
  if (vehicle && a.stray) return NEVER;
  const model = vehicle ? nearestTarget(g, a) : firstInLine(g, s, a);
  if (model < 0) return NEVER;
  if (vehicle) {
    a.bearer = a.nearFirer[model];
    a.cover[model] = hullCover(g, s, a, model);
  }
  const on = s.coverOn(g, a, model);
  return on >= NEVER ? NEVER : Math.max(BEST_SAVE, on);
}

/**
 * The share of shots that get past the cover a target has from every direction: what shelters its first model, and being prone, jinking or
 * gone to ground.
 */
function exposure(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): number {
  if (is(u, PRESSED_ON)) return 1;
  const model = leader(g, u);
  let on: number = is(u, JINKED) ? JINK_COVER : is(u, PRONE) ? PRONE_COVER : NEVER;
  for (let p = 0; p < g.board.count; p++) {
    if (standing(g, g.desk.sight, model, p) !== 0 && s.coversInside(g, p)) on = Math.min(on, s.pieceCover(g, p));
  }
  if (is(u, GONE_TO_GROUND)) on--;
  return on >= NEVER ? 1 : (Math.max(BEST_SAVE, on) - 1) / FACES;
}

/** Cover is rolled for every shot before it rolls To Hit; hits that rolled no To Hit roll it before they wound. */
export default defineRule({
  id: 'CAL-SAVE-01',
  title: 'Cover save before to-hit',
  source: 'The Shooting Phase, point 7',
  text: [
    'If the target has a cover save, the defender rolls one die per shot before to-hit dice are rolled. Each success discards that shot; only the others roll to hit.',
    'Ruling: the cover die is not the saving throw of the model, so an armour or invulnerable save may follow; AP never affects it. Cover of a weapon group is that of the model first in line for allocation (CAL-SHOOT-13), fixed for the group; whether that model is in cover is judged by CLS-SAVE-05 (25% hidden, or area terrain). For vehicles cover needs 25% of the facing hidden (CLS-VEH-27, CLS-VEH-13) and the die is rolled per shot all the same, not per glancing or penetrating hit. Weapons that make no to-hit roll (Blast, beams, automatic hits) take one cover die per hit, after hits are counted and before to-wound. Weapons that ignore cover skip the step, Template weapons among them; for Barrage, cover is judged from the centre of the marker (CLS-SAVE-11). A natural 1 always fails (CLS-SAVE-09). Not used in close combat.',
  ].join('\n'),
  changes:
    'replaces classic base: cover save taken after wounding in place of armour (CLS-SAVE-04, CLS-SAVE-08, CLS-SHOOT-01, CLS-VEH-27) and cover checked model by model (CLS-SAVE-05)',
  default: 'on',
  tables: (t) => ({ ...t, onPaper: { ...t.onPaper, coverStops: coverApart } }),
  patch: (_p, s) => ({
    wrap: {
      coverAsSave: () => () => NEVER,
      shootingWorth: (next) => (g, u, target) => {
        const worth = next(g, u, target);
        return worth <= 0 ? worth : worth * exposure(g, s, target);
      },
    },
    after: {
      beforeShots: (g, a) => {
        const arm = a.weapon.profile;
        if (a.melee || a.stray || arm.templateInches > 0 || arm.blastInches > 0) return;
        a.coverTaken = true;
        const on = coverOfTarget(g, s, a);
        if (on >= NEVER) return;
        let stopped = 0;
        for (let k = 0; k < a.firers; k++) {
          a.at = k;
          for (a.left = a.shots[k]; a.left > 0; a.left--) {
            if (g.dice.d6(a.frame, COVER, reaching(on), TOLD_NOBODY) < on) continue;
            a.shots[k]--;
            stopped++;
            g.log.tally(SHOTS_DISCARDED, 1, a.attacker.slot, a.target.slot, a.frame);
          }
        }
        if (stopped > 0) g.log.note(COVERED, a.attacker.slot, a.target.slot, stopped);
      },
      beforeWounds: (g, a) => {
        if (a.melee || a.coverTaken || a.hits === 0) return;
        // Wounds of the unit whose hits were resolved before do not count here.
        a.pools = 0;
        const on = coverOfTarget(g, s, a);
        if (on >= NEVER) return;
        const before = a.hits;
        let kept = 0;
        for (a.left = before; a.left > 0; a.left--) {
          if ((a.hitFlags[kept] & WOUND.noCover) !== 0 || g.dice.d6(a.frame, COVER, reaching(on), TOLD_NOBODY) < on) {
            kept++;
            continue;
          }
          dropHit(a, kept);
          g.log.tally(HITS_DISCARDED, 1, a.attacker.slot, a.target.slot, a.frame);
        }
        if (a.hits < before) g.log.note(COVERED, a.attacker.slot, a.target.slot, before - a.hits);
      },
    },
  }),
});
