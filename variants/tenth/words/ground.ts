import { gap, inPiece, whollyInPiece } from 'sandtable/kit';
import type { ExampleWords, Game, SideId, Stage, Unit } from 'sandtable/rules';
import { INTENT, intent, is } from 'sandtable/rules';
import { chargeUnit } from '../assault/charge.ts';
import type { Modern } from '../family.ts';
import { scoreEnd } from '../mission/mission.ts';
import { testInStep } from '../morale/shock.ts';
import { CHARGED } from '../state.ts';
import { modelInches, unitInches } from '../terrain/distance.ts';
import { coverFromTerrain } from '../terrain/sight.ts';

type G = Game<Modern>;
type U = Unit<Modern>;
type S = Stage<Modern>;

const textOf = (value: unknown): string => String(value);
const unitOf = (stage: S, value: unknown): U => stage.unit(textOf(value));

function sideOf(value: unknown): SideId {
  if (value !== 'red' && value !== 'blue') throw new Error(`${JSON.stringify(value)} is neither red nor blue`);
  return value === 'red' ? 0 : 1;
}
const nameOf = (side: SideId | -1): string => (side === -1 ? 'nobody' : side === 0 ? 'red' : 'blue');

/** Sets where the unit wants to go: `to: [x, y]`, or `towards` or `from` another unit. */
export function aim(stage: S, args: { readonly [key: string]: unknown }): void {
  const field = stage.game.desk.field;
  const to = args['to'];
  if (Array.isArray(to)) {
    field.intent = intent(INTENT.point);
    field.rules.pointX = Number(to[0]);
    field.rules.pointY = Number(to[1]);
  } else if (args['towards'] !== undefined) field.intent = intent(INTENT.advance, unitOf(stage, args['towards']).slot);
  else if (args['from'] !== undefined) field.intent = intent(INTENT.withdraw, unitOf(stage, args['from']).slot);
  else throw new Error('a move needs "to: [x, y]", "towards: <unit>" or "from: <unit>"');
}

function inMelee<T>(g: G, run: () => T): T {
  g.desk.field.melee = true;
  const result = run();
  g.desk.field.melee = false;
  return result;
}

function objectiveOf(g: G, value: unknown): number {
  const found = g.board.objectives.findIndex((o) => o.id === value);
  if (found < 0) throw new Error(`no objective is called "${textOf(value)}"; there are ${g.board.objectives.map((o) => o.id).join(', ')}`);
  return found;
}

/** How many living models of `b` satisfy a test. */
function count(g: G, b: U, test: (model: number) => boolean): number {
  let n = 0;
  for (let j = b.first; j < b.first + b.size; j++) if (g.models.alive[j] !== 0 && test(j)) n++;
  return n;
}

/** Words for moves, charges, fights, sight, objectives and the order of play. */
export const groundWords: ExampleWords<Modern> = {
  verbs: {
    /** `move: A, to: [x, y]`: a Normal move; also `towards` or `from` a unit. */
    move: (stage, { subject, args }) => {
      aim(stage, args);
      stage.seams.normalMove(stage.game, unitOf(stage, subject));
    },
    advance: (stage, { subject, args }) => {
      aim(stage, args);
      stage.seams.advanceMove(stage.game, unitOf(stage, subject));
    },
    /** `fall-back: A`: `fell-back` says whether it could. */
    'fall-back': (stage, { subject }) => {
      stage.results.set('fell-back', stage.seams.fallBackMove(stage.game, unitOf(stage, subject)));
    },
    stay: (stage, { subject }) => stage.seams.remainStationary(stage.game, unitOf(stage, subject)),
    /** `charge: A, at: B`; without `at` its side chooses. `charged` says whether it made a Charge move. */
    charge: (stage, { subject, args }) => {
      const u = unitOf(stage, subject);
      const before = is(u, CHARGED);
      if (args['at'] === undefined) chargeUnit(stage.game, stage.seams, u);
      else stage.seams.charge(stage.game, u, unitOf(stage, args['at']));
      stage.results.set('charged', !before && is(u, CHARGED));
    },
    /** `fight: A`: piles in, attacks, consolidates. */
    fight: (stage, { subject }) => inMelee(stage.game, () => stage.seams.fightUnit(stage.game, unitOf(stage, subject))),
    'pile-in': (stage, { subject }) => inMelee(stage.game, () => stage.seams.pileIn(stage.game, unitOf(stage, subject))),
    consolidate: (stage, { subject }) => inMelee(stage.game, () => stage.seams.consolidate(stage.game, unitOf(stage, subject))),
    /** `battle-shock: A`: a test of its Battle-shock step. */
    'battle-shock': (stage, { subject }) => testInStep(stage.game, stage.seams, unitOf(stage, subject)),
    /** `coherency: A`: the end-of-turn check of one unit. */
    coherency: (stage, { subject }) => stage.seams.coherencyLosses(stage.game, unitOf(stage, subject)),
    /** `lose: A, models: 2`: its last models go. */
    lose: (stage, { subject, args }) => {
      const { game: g } = stage;
      const u = unitOf(stage, subject);
      let left = Number(args['models'] ?? 1);
      for (let i = u.first + u.size - 1; i >= u.first && left > 0; i--) {
        if (g.models.alive[i] === 0) continue;
        g.remove(i, 4, null);
        left--;
      }
    },
    /** `phase: charge-phase, of: red`: one node of the turn program. */
    phase: (stage, { subject, args }) => {
      const side = args['of'] === undefined ? stage.game.active : sideOf(args['of']);
      stage.game.active = side;
      stage.play(textOf(subject), side);
    },
    /** `turn: red`: a whole turn. */
    turn: (stage, { subject }) => stage.play('player-turns', sideOf(subject)),
    /** `round: red`: a whole round in which red has the first turn. */
    round: (stage, { subject }) => {
      stage.game.first = sideOf(subject);
      stage.play('battle-rounds', sideOf(subject));
    },
    /** `battle: yes`: everything from deployment to the end. */
    battle: (stage) => {
      stage.game.round = 0;
      stage.play('battle', 0);
      stage.results.set('rounds', stage.game.round);
      stage.results.set('first', nameOf(stage.game.first));
      stage.results.set('victor', nameOf(stage.seams.victor(stage.game)));
    },
    /** `victor: yes`: scores the end of the battle; reports the winner. */
    victor: (stage) => {
      stage.seams.settleControl(stage.game);
      scoreEnd(stage.game, stage.seams);
      stage.results.set('victor', nameOf(stage.seams.victor(stage.game)));
    },
  },
  questions: {
    /** `measure: A, to: B`: `inches` horizontally and `straight`, between the nearest models. */
    measure: (stage, { subject, args }) => {
      const { game: g, results } = stage;
      const a = unitOf(stage, subject);
      const b = unitOf(stage, args['to']);
      results.set('inches', unitInches(g, a, b));
      let straight = Infinity;
      for (let i = a.first; i < a.first + a.size; i++) {
        if (g.models.alive[i] !== 0)
          for (let j = b.first; j < b.first + b.size; j++) if (g.models.alive[j] !== 0) straight = Math.min(straight, modelInches(g, i, j));
      }
      results.set('straight', straight);
    },
    /** `look: A, at: B`: `visible`, `seen`, `fully-visible` and `covered` (models of B). */
    look: (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const a = unitOf(stage, subject);
      const b = unitOf(stage, args['at']);
      results.set('visible', s.visible(g, a, b));
      results.set(
        'seen',
        count(g, b, (j) => count(g, a, (i) => s.modelSees(g, i, j)) > 0),
      );
      results.set(
        'fully-visible',
        count(g, b, (j) => s.fullyVisible(g, a, j)),
      );
      results.set(
        'covered',
        count(g, b, (j) => coverFromTerrain(g, s, a, j)),
      );
    },
    /** `within: A, piece: wood`: `within` and `wholly`, and how many `models` are wholly on it. */
    within: (stage, { subject, args }) => {
      const { game: g, results } = stage;
      const u = unitOf(stage, subject);
      const piece = g.board.pieces.find((it) => it.id === args['piece']);
      if (piece === undefined) throw new Error(`no piece of terrain is called "${textOf(args['piece'])}"`);
      const wholly = count(g, u, (i) => whollyInPiece(g.models, i, piece));
      results.set('within', count(g, u, (i) => inPiece(g.models, i, piece)) > 0);
      results.set('wholly', wholly === u.alive);
      results.set('models', wholly);
    },
    /** `engaged: A, with: B`: `engaged`; models of A within Engagement Range of B in `engaging`, that may attack it in `reaching`. */
    engaged: (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const a = unitOf(stage, subject);
      const b = unitOf(stage, args['with']);
      inMelee(g, () => {
        results.set('engaged', s.engages(g, a, b));
        results.set(
          'engaging',
          count(g, a, (i) => s.modelEngages(g, i, b)),
        );
        results.set(
          'reaching',
          count(g, a, (i) => s.reachesInMelee(g, i, b)),
        );
      });
    },
    /** `may-charge: A`, or `at: B`: whether it may declare a charge, and its `chance`. */
    'may-charge': (stage, { subject, args }) => {
      const { game: g, seams: s, results } = stage;
      const u = unitOf(stage, subject);
      const t = args['at'] === undefined ? null : unitOf(stage, args['at']);
      results.set('may-charge', s.mayCharge(g, u) && (t === null || s.mayChargeAt(g, u, t)));
      if (t !== null) results.set('chance', s.chargeChance(g, u, t));
    },
    'may-fight': (stage, { subject }) => {
      const { game: g, seams: s, results } = stage;
      const u = unitOf(stage, subject);
      results.set(
        'may-fight',
        inMelee(g, () => s.mayFight(g, u)),
      );
      results.set('fights-first', s.fightsFirst(g, u));
    },
    /** `control: <objective>`: who controls it, and both Levels of Control. */
    control: (stage, { subject }) => {
      const { game: g, seams: s, results } = stage;
      const o = objectiveOf(g, subject);
      results.set('control', nameOf(s.controls(g, o)));
      results.set('red-level', s.levelOfControl(g, 0, o));
      results.set('blue-level', s.levelOfControl(g, 1, o));
    },
  },
  readers: {
    'below-half': (stage, u) => stage.seams.belowHalf(stage.game, u),
    strength: (stage, u) => stage.seams.startingStrength(stage.game, u),
    leadership: (stage, u) => stage.seams.leadershipOf(stage.game, u),
    coherent: (stage, u) => stage.seams.coherent(stage.game, u),
    'move-inches': (stage, u) => stage.seams.moveInches(stage.game, u),
    engaged: (stage, u) => stage.seams.engaged(stage.game, u),
    /** Smallest gap between two of its models. */
    'own-gap': (stage, u) => {
      const { game: g } = stage;
      let least = Infinity;
      for (let i = u.first; i < u.first + u.size; i++) {
        for (let j = i + 1; j < u.first + u.size; j++) {
          if (g.models.alive[i] !== 0 && g.models.alive[j] !== 0) least = Math.min(least, gap(g.models, i, j));
        }
      }
      return least;
    },
  },
  aliases: { shock: ['battle-shock'], escape: ['desperate-escape'] },
};
