import type { Unit, Verb } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { arriveUnit } from '../reserves/arrive.ts';
import { EDGE } from '../reserves/edges.ts';
import { type ClassicStage, intentOf, sideOf, unitOf } from './common.ts';

const EDGES = ['own', 'left', 'right'] as const;

function edgeOf(value: unknown): number {
  const edge = EDGES.indexOf((value ?? 'own') as (typeof EDGES)[number]);
  if (edge < 0) throw new Error(`an edge is one of ${EDGES.join(', ')}, not ${JSON.stringify(value)}`);
  return edge;
}

/** `x` and `y` of the first placed model of a unit. */
function noteWhere(stage: ClassicStage, u: Unit<Classic>): void {
  const m = stage.game.models;
  stage.results.set('x', Math.round((m.x[u.first] ?? 0) * 100) / 100);
  stage.results.set('y', Math.round((m.y[u.first] ?? 0) * 100) / 100);
}

function pointAt(args: { readonly [key: string]: unknown }): readonly [number, number] {
  const { to } = args;
  if (!Array.isArray(to)) throw new Error('this step needs "to: [x, y]"');
  return [Number(to[0]), Number(to[1])];
}

/** Verbs of reserves: deployment, rolls and arrivals. */
export const arrivingVerbs: { readonly [verb: string]: Verb<Classic> } = {
  /** `reserves: red`: the Reserve Rolls of a side. */
  reserves: (stage, { subject }) => stage.seams.rollReserves(stage.game, sideOf(subject)),
  /** `arrive: A` arrives as its army list says; `towards: B`, `to: [x, y]` and `edge: left` say where. Notes `arrived`, `x`, `y`. */
  arrive: (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    if (args['to'] === undefined && args['towards'] === undefined && args['edge'] === undefined) arriveUnit(stage.game, stage.seams, u);
    else stage.seams.arriveAs(stage.game, u, edgeOf(args['edge']), intentOf(stage, args));
    stage.results.set('arrived', u.arrived === stage.game.round);
    noteWhere(stage, u);
  },
  /** `deep-strike: A, to: [x, y]`; notes `may-deep-strike`, `x` and `y` of its first model. */
  'deep-strike': (stage, { subject, args }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayDeepStrike(stage.game, u);
    stage.results.set('may-deep-strike', may);
    if (!may) return;
    const [x, y] = pointAt(args);
    stage.seams.deepStrike(stage.game, u, x, y);
    noteWhere(stage, u);
  },
  /** `outflank: A`: rolls for the edge; notes `may-outflank` and `edge`. */
  outflank: (stage, { subject }) => {
    const u = unitOf(stage, subject);
    const may = stage.seams.mayOutflank(stage.game, u);
    stage.results.set('may-outflank', may);
    if (may) stage.results.set('edge', stage.seams.outflankEdge(stage.game, u) === EDGE.left ? 'left' : 'right');
  },
  /** `deploy: true`: from the scenario's places to the last scout; notes nothing. */
  deploy: (stage) => stage.seams.deployArmies(stage.game),
};

/** What can be asked about reserves. */
export const arrivingQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `reserve-limit: red` notes `limit`. */
  'reserve-limit': (stage, { subject }) => {
    stage.results.set('limit', stage.seams.reserveLimit(stage.game, sideOf(subject)));
  },
};
