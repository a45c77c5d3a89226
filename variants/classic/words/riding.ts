import { PLACE, type Verb } from 'sandtable/rules';
import { manBattlements, occupy, vacate } from '../buildings/occupying.ts';
import type { Classic } from '../family.ts';
import { climbTo } from '../movement/floors.ts';
import { transportOf } from '../transports/hold.ts';
import { inches, intentOf, numberAt, unitAt, unitOf } from './common.ts';

/** Verbs of transports and their passengers. */
export const ridingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `embark: A, in: T`: goes there and gets in; notes `embarked`. */
  embark: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('embarked', stage.seams.embark(stage.game, u, unitAt(stage, args, 'in')));
  },
  /** `disembark: A, to: [x, y]` (or `towards: B`): notes `disembarked`, and `farthest`, how far a base reaches from the hull. */
  disembark: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    const transport = transportOf(game, u);
    const out = seams.disembark(game, u, intentOf(stage, args));
    stage.results.set('disembarked', out);
    if (!out || transport === null) return;
    let most = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (game.models.alive[i] === 0) continue;
      const dx = (game.models.x[i] ?? 0) - transport.x;
      const dy = (game.models.y[i] ?? 0) - transport.y;
      most = Math.max(most, Math.sqrt(dx * dx + dy * dy) + (game.models.radius[i] ?? 0));
    }
    stage.results.set('farthest', inches(most));
  },
  /** `squeeze-out: A`: an emergency disembarkation. */
  'squeeze-out': (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const transport = transportOf(stage.game, u);
    if (transport === null) throw new Error(`"${u.id}" is in no transport`);
    stage.seams.escape(stage.game, u, transport.first, null);
  },
  /** `occupy: A, in: bunker` (`on: bunker` for its roof): goes there; notes `occupied`. */
  occupy: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const { game, seams } = stage;
    const roof = args['on'] !== undefined;
    const piece = game.board.pieces.findIndex((p) => p.id === args[roof ? 'on' : 'in']);
    if (piece < 0) throw new Error('this step needs "in: <piece>" or "on: <piece>"');
    stage.results.set('occupied', roof ? manBattlements(game, seams, u, piece) : occupy(game, seams, u, piece));
  },
  /** `climb: A, to: 3`: all of a unit moves to a level, whatever it costs. */
  climb: (stage, { subject, args }) => climbTo(stage.game, unitOf(stage, subject), numberAt(args, 'to', 0)),
  /** `vacate: A, to: [x, y]`: notes `vacated`. */
  vacate: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    stage.results.set('vacated', vacate(stage.game, stage.seams, u, intentOf(stage, args)));
  },
  /** `activate: A`: what the unit does in the Movement phase, with all that its owner is asked. */
  activate: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayMove(stage.game, u);
    stage.results.set('may-move', may);
    if (may) stage.seams.moveUnit(stage.game, u);
  },
};

/** What can be asked about transports and their passengers. */
export const ridingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `may-disembark: A` notes `may-disembark`. */
  'may-disembark': (stage, { subject }) => {
    stage.results.set('may-disembark', stage.seams.mayDisembark(stage.game, unitOf(stage, subject)));
  },
  /** `places: A` (`in: T`): notes `places`, those it takes up, and `fits`. */
  places: (stage, { subject, args }) => {
    const { game, seams } = stage;
    const u = unitOf(stage, subject);
    let places = 0;
    for (let i = u.first; i < u.first + u.size; i++) if (game.models.alive[i] !== 0) places += seams.placesOf(game, i);
    stage.results.set('places', places);
    if (args['in'] !== undefined) stage.results.set('fits', seams.mayCarry(game, unitAt(stage, args, 'in'), u));
    stage.results.set('aboard', u.place === PLACE.embarked);
  },
};
