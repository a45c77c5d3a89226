import { parseSpec, type Selection, select } from '../../../src/compile/index.ts';
import {
  type Block,
  type CoreSeams,
  defineVariant,
  type Edition,
  type Family,
  Program,
  rounds,
  rulesFor,
  step,
} from '../../../src/rules/index.ts';
import type { ArmyUnit, Battle, Datasheet, DoctrineFile } from '../../../src/scenario/types.ts';

export interface KindParts {
  readonly name: string;
  readonly points?: number;
  readonly rules?: readonly string[];
  readonly weapons?: readonly string[];
  readonly wounds?: number;
}
export interface SheetParts {
  readonly keywords?: readonly string[];
  readonly rules?: readonly string[];
  readonly kinds?: readonly KindParts[];
  /** Rules of each weapon; null for one without a line in the family. */
  readonly weapons?: { readonly [name: string]: readonly string[] | null };
  /** No block for the family at all. */
  readonly foreign?: boolean;
}

export const MAN: KindParts = { name: 'man' };

/** A datasheet with one inch round bases. */
export function sheet(
  id: string,
  { keywords = ['infantry'], rules = [], kinds = [MAN], weapons = {}, foreign = false }: SheetParts = {},
): Datasheet {
  return {
    id,
    title: id,
    keywords,
    models: kinds.map(({ name, points = 10, rules: own = [], weapons: carried = [], wounds = 1 }) => ({
      name,
      least: 0,
      most: 30,
      base: { round: 25.4 },
      height: 1.2,
      weapons: carried,
      points: { classic: points },
      blocks: foreign ? {} : { classic: { W: wounds, rules: own } },
    })),
    weapons: Object.entries(weapons).map(([name, own]) => ({
      name,
      blocks: own === null ? { modern: {} } : { classic: { S: 3, AP: '-', type: 'assault', rules: own } },
    })),
    blocks: foreign ? {} : { classic: { type: 'infantry', flags: [], rules } },
  } as unknown as Datasheet;
}

/** A unit of an army list with `count` models of each kind. */
export function unit(
  id: string,
  datasheet: Datasheet,
  count: number | { readonly [kind: string]: number } = 3,
  more: Partial<ArmyUnit> = {},
): ArmyUnit {
  const models = datasheet.models.flatMap((kind) => {
    const n = typeof count === 'number' ? count : (count[kind.name] ?? 0);
    return n === 0 ? [] : [{ kind: kind.name, count: n, weapons: kind.weapons }];
  });
  const points = models.reduce((sum, m) => sum + m.count * (datasheet.models.find((k) => k.name === m.kind)?.points['classic'] ?? 0), 0);
  return {
    id,
    datasheet: datasheet.id,
    models,
    points: { classic: points },
    roles: [],
    attachedTo: null,
    joins: null,
    embarkedIn: null,
    dedicatedTo: null,
    reserve: null,
    ...more,
  };
}

export interface BattleParts {
  readonly red?: readonly ArmyUnit[];
  readonly blue?: readonly ArmyUnit[];
  readonly sheets: readonly Datasheet[];
  readonly more?: Partial<Battle>;
  readonly zoneDepth?: number;
}

const DOCTRINE: DoctrineFile = { id: 'none', title: 'None', answers: {} };
const WIDTH = 48;
const HEIGHT = 36;

/** A scenario on an empty board of 48 by 36 inches with zones along its long edges; units without places deploy themselves. */
export function battle({ red = [], blue = [], sheets, more = {}, zoneDepth = 9 }: BattleParts): Battle {
  const army = (id: string, units: readonly ArmyUnit[]) => ({ id, title: id, limit: 0, units });
  return {
    id: 'small',
    title: 'Small',
    exercise: false,
    evenUnder: [],
    battlefield: {
      width: WIDTH,
      height: HEIGHT,
      terrain: [],
      objectives: [],
      zones: [
        [
          [0, 0],
          [WIDTH, 0],
          [WIDTH, zoneDepth],
          [0, zoneDepth],
        ],
        [
          [0, HEIGHT - zoneDepth],
          [WIDTH, HEIGHT - zoneDepth],
          [WIDTH, HEIGHT],
          [0, HEIGHT],
        ],
      ],
      homeward: [
        [0, -1],
        [0, 1],
      ],
    },
    armies: { red: army('red', red), blue: army('blue', blue) },
    datasheets: Object.fromEntries(sheets.map((it) => [it.id, it])),
    doctrines: { red: DOCTRINE, blue: DOCTRINE },
    deployment: { red: [], blue: [] },
    orders: [],
    mission: { rounds: 'variant', scoring: {}, options: [], attackerSeat: -1 },
    conjurable: [],
    waived: [],
    terrainKinds: [],
    sources: [
      { kind: 'scenario', id: 'small', path: 'small.yaml', digest: '', positions: {} },
      ...sheets.map((it) => ({ kind: 'datasheet' as const, id: it.id, path: `${it.id}.yaml`, digest: '', positions: {} })),
    ],
    ...more,
  };
}

interface Plain extends Family {
  readonly name: 'classic';
  readonly model: { readonly wounds: number };
  readonly weapon: { readonly name: string };
  readonly seams: CoreSeams<Plain>;
  readonly desk: object;
}

const edition: Edition<Plain, object> = {
  family: 'classic',
  tables: {},
  seams: () => ({
    victor: () => -1,
    controls: () => -1,
    moveInches: () => 6,
    reachInches: () => 24,
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
  }),
  sequence: new Program<Plain>(
    rounds(
      'rounds',
      step('end', (g) => {
        g.over = true;
      }),
    ),
  ),
  profile: {
    model: (block: Block) => ({ wounds: block['W'] as number }),
    weapon: (_block, name) => ({ name }),
    wounds: (model) => model.wounds,
    keywords: (block: Block) => (block['rules'] as readonly string[] | undefined) ?? [],
  },
  keywords: ['brave', 'stubborn', 'feel-no-pain', 'rending', 'twin-linked'],
  refused: { winged: 'it flies by rules of its own' },
  terrain: ['woods', 'impassable'],
  embarks: (_transport, riders) => (riders.length > 1 ? 'it takes one unit' : null),
  scoring: ['kill-points'],
  options: ['night-fighting'],
  entries: [],
  carries: { seams: {}, steps: {} },
  furnish: () => ({}),
  tidy: () => undefined,
  words: { verbs: {}, readers: {} },
};

const { defineRule } = rulesFor<Plain, object>();
const brave = defineRule({
  id: 'PLN-USR-01',
  title: 'Brave',
  source: 'plain',
  default: 'on',
  keyword: 'brave',
  patch: () => ({ wrap: { moveInches: (next) => (g, u) => next(g, u) + 1 } }),
});

/** An edition that reads datasheets and plays nothing. */
export const plain: Selection = select(parseSpec('plain'), defineVariant({ id: 'plain', title: 'Plain', edition, rules: [brave] }), []);
