import { is, PLACE, type Verb } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { SWOOPING, ZOOMING } from '../flyers/state.ts';
import { type ClassicStage, inches, modelOf, numberAt, unitOf } from './common.ts';

/** Puts units aloft that an example says are zooming or swooping. */
export function takeOff({ game, seams }: ClassicStage): void {
  for (const u of game.units) if (is(u, ZOOMING) || is(u, SWOOPING)) seams.rise(game, u);
}

/** Verbs of units aloft. */
export const flyingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /**
   * `fly: A, turn: 90, inches: 20` (`again: -45`, `half-way: true` for a second turn halfway): a move aloft, or
   * one of its owner's choice without `inches`. Notes `legal`, whether the course is one it may fly, `moved` and `aloft`.
   */
  fly: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    const i = modelOf(stage, u, undefined);
    const x = game.models.x[i] ?? 0;
    const y = game.models.y[i] ?? 0;
    if (args['inches'] === undefined) seams.flyUnit(game, u);
    else {
      const turn = numberAt(args, 'turn', 0);
      const again = numberAt(args, 'again', 0);
      const way = numberAt(args, 'inches', 0);
      const pivots = (turn === 0 ? 0 : 1) + (again === 0 ? 0 : 1);
      const legal =
        pivots <= seams.flightPivots(game, u) &&
        Math.abs(turn) <= seams.flightDegrees(game, u) &&
        Math.abs(again) <= seams.flightDegrees(game, u) &&
        way >= seams.leastFlight(game, u) &&
        way <= seams.mostFlight(game, u, pivots) &&
        seams.fly(game, u, turn, way, again, args['half-way'] === true ? 0.5 : 1);
      stage.results.set('legal', legal);
      if (legal && u.aloft !== 0) seams.hasFlown(game, u);
    }
    const dx = (game.models.x[i] ?? 0) - x;
    const dy = (game.models.y[i] ?? 0) - y;
    stage.results.set('moved', u.place === PLACE.table ? inches(Math.sqrt(dx * dx + dy * dy)) : 0);
    stage.results.set('aloft', u.aloft !== 0);
  },
  /** `flight: A`: zooms or hovers, swoops or glides; notes `aloft`. */
  flight: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    stage.seams.chooseFlight(stage.game, u);
    stage.results.set('aloft', u.aloft !== 0);
  },
};
