import type { Match, Script, UnitPlan } from '../../../src/engine/index.ts';
import {
  type Answer,
  type AnyEdition,
  type Family,
  hashName,
  keywordBits,
  type ModelSheet,
  type Node,
  type Reaction,
  type SideId,
  triggers,
} from '../../../src/rules/index.ts';
import { board, type PieceSpec } from '../kit/harness.ts';

/** A unit of a hand-made match: its models stand in a row along +x from `at`, an inch and a half apart, while red has seat 0. */
export interface HandUnit {
  readonly id: string;
  readonly side?: SideId;
  readonly at?: readonly [number, number];
  readonly models?: number;
  readonly wounds?: number;
  /** Points of one model. */
  readonly points?: number;
  /** Keywords model by model, or of all of them. */
  readonly keywords?: readonly string[] | readonly (readonly string[])[];
  readonly sheetKeywords?: readonly string[];
  /** How many of its models came from each of several datasheets. */
  readonly parts?: readonly number[];
  /** Slot of the unit that may bring it into play. */
  readonly maker?: number;
}

export interface HandMade {
  readonly units: readonly HandUnit[];
  readonly program: Node<Family>;
  readonly seams?: { readonly [seam: string]: (...args: never[]) => unknown };
  readonly reactions?: readonly Reaction<Family>[];
  /** Answers of red and of blue by slot of the decision. */
  readonly answers?: readonly [readonly (Answer<Family> | undefined)[], readonly (Answer<Family> | undefined)[]];
  readonly points?: Script['points'];
  readonly pieces?: readonly PieceSpec[];
  readonly objectives?: readonly (readonly [number, number])[];
  /** Called when an engagement starts. */
  readonly tidy?: () => void;
}

const ROUND_BASE = { coreX: 0, coreY: 0, rim: 0.5, height: 1 };

function planOf({
  id,
  side = 0,
  at = [10, 10],
  models = 1,
  wounds = 1,
  points = 10,
  keywords = [],
  sheetKeywords = [],
  parts,
  maker = -1,
}: HandUnit): UnitPlan {
  const perModel = Array.from({ length: models }, (_, k): readonly string[] => {
    const own = keywords[k];
    return Array.isArray(own) ? (own as readonly string[]) : (keywords as readonly string[]).filter((it) => typeof it === 'string');
  });
  const sheets = perModel.map(
    (names, k): ModelSheet<Family> => ({
      name: `model-${k}`,
      footprint: ROUND_BASE,
      stats: {},
      weapons: [],
      keywordBits: keywordBits(names),
      values: {},
      points,
    }),
  );
  const place = (x: number, y: number, step: number, dirX: number) => ({
    x: Float64Array.from(sheets, (_, k) => x + step * k),
    y: new Float64Array(models).fill(y),
    z: new Float64Array(models),
    dirX,
    dirY: 0,
  });
  const straight = place(at[0], at[1], 1.5, 1);
  const turned = place(72 - at[0], 48 - at[1], -1.5, -1);
  return {
    side,
    id,
    key: hashName(`${side === 0 ? 'red' : 'blue'}/${id}`),
    sheet: {
      id,
      title: id,
      keywords: sheetKeywords,
      roles: [],
      models: sheets,
      weapons: [],
      points: points * models,
      ...(parts !== undefined && { parts: parts.map((size) => ({ id, title: id, keywords: sheetKeywords, roles: [], size })) }),
      origin: 'native',
    },
    kinds: Uint8Array.from(sheets, (_, k) => k),
    wounds: new Int16Array(models).fill(wounds),
    placing: side === 0 ? [straight, turned] : [turned, straight],
    inside: -1,
    maker,
    reserve: 0,
    dedicated: false,
  };
}

/** A match without files and editions: the engine alone. Neither side wins it unless `seams.victor` says so. */
export function handMade({
  units,
  program,
  seams = {},
  reactions = [],
  answers = [[], []],
  points = [],
  pieces = [],
  objectives,
  tidy,
}: HandMade): Match {
  const edition = { furnish: () => ({}), tidy: () => tidy?.() } as unknown as AnyEdition;
  const script = (side: SideId): Script => ({ id: `doctrine-${side}`, answers: answers[side], points: side === 0 ? points : [] });
  return {
    scenario: 'hand-made',
    scenarioKey: hashName('scenario/hand-made'),
    ruleset: {
      changed: new Map(),
      edition,
      tables: {},
      seams: {
        victor: () => -1,
        controls: () => -1,
        mayTarget: () => true,
        shootingWorth: () => 0,
        fightWorth: () => 0,
        chargeChance: () => 0,
        fireWorth: () => 0,
        chargesAfterFire: () => true,
        wouldSee: () => true,
        firesUnseen: () => false,
        controlInches: () => 3,
        controlStrength: () => 0,
        objectiveWorth: () => 0,
        lossWorth: () => 0,
        lastRound: (g) => g.mission.rounds,
        moveInches: () => 6,
        reachInches: () => 24,
        ...seams,
      },
      program,
      reactions: triggers.names.map((_, on) => reactions.filter((it) => it.on === (on as never))),
    },
    makeBoard: () =>
      objectives === undefined
        ? board(pieces)
        : { ...board(pieces), objectives: objectives.map(([x, y], index) => ({ id: `marker-${index}`, index, x, y, radius: 0 })) },
    units: units.map(planOf),
    scripts: [script(0), script(1)],
    mission: { rounds: 0, scoring: {}, options: new Set(), attackerSeat: -1 },
  };
}
