import { legalPlace } from 'sandtable/kit';
import type { Verb } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { moveRulesOf } from '../../classic/movement/mobility.ts';
import { inches, modelOf, unitOf } from '../../classic/words/common.ts';

/** Verbs of vehicles that pay for turning. */
export const drivingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `turn: A, to: [x, y]`: turns its first vehicle on the spot to face a point; records `turned`. */
  turn: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const { to } = args;
    if (!Array.isArray(to)) throw new Error('"turn" needs "to: [x, y]"');
    const u = unitOf(stage, subject);
    const i = modelOf(stage, u, undefined);
    const m = game.models;
    const x = m.x[i] ?? 0;
    const y = m.y[i] ?? 0;
    const d = Math.sqrt((Number(to[0]) - x) * (Number(to[0]) - x) + (Number(to[1]) - y) * (Number(to[1]) - y));
    const dirX = (Number(to[0]) - x) / d;
    const dirY = (Number(to[1]) - y) / d;
    const turned = legalPlace(game, u, i, { x, y, dirX, dirY }, moveRulesOf(game, u, false)) && seams.mayFace(game, u, i, dirX, dirY);
    stage.results.set('turned', turned);
    if (!turned) return;
    seams.paysToFace(game, u, i, dirX, dirY);
    m.dirX[i] = dirX;
    m.dirY[i] = dirY;
    game.moved(u);
  },
};

/** What can be asked about speeds. */
export const drivingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `speeds: A`: records `combat` and `cruising`, the farthest move at each speed after the pivots made so far, and `limit`, that of its current move. */
  speeds: (stage, { subject }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    stage.results.set('combat', inches(seams.combatInches(game, u)));
    stage.results.set('cruising', inches(seams.baseMoveInches(game, u)));
    stage.results.set('limit', inches(seams.moveInches(game, u)));
  },
  /** `flights: A`: records `least`, `straight` and `turning`, the inches that it flies with and without a pivot. */
  flights: (stage, { subject }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    stage.results.set('least', seams.leastFlight(game, u));
    stage.results.set('straight', seams.mostFlight(game, u, 0));
    stage.results.set('turning', seams.mostFlight(game, u, 1));
  },
};
