import { leversOfPhases } from '../compile/lever-names.ts';
import { rulesetWords } from '../compile/ruleset-words.ts';
import type { Selection } from '../compile/select.ts';
import { formatsFor } from '../editions/formats.ts';
import { selectionOf } from '../editions/selection.ts';
import { askOdds } from '../odds/ask.ts';
import { idleLevers } from '../odds/idle-levers.ts';
import { readExamples } from '../scenario/examples.ts';
import { footprintOf } from '../scenario/footprint.ts';
import type { Datasheet, ModelKind } from '../scenario/types.ts';
import { yamlText } from '../scenario/yaml-text.ts';
import type { AttackQuestion, Side } from './attack-question.ts';
import type { Calls, OddsColumn } from './calls.ts';
import { type OwnEngine, openOwn } from './own-engine.ts';
import { OWN_FOLDER } from './own-files.ts';
import { sheetNamed } from './sheets-call.ts';

/** Models of a rank; those beyond stand behind them. */
const RANK = 10;
/** Inches between the bases of models. */
const BESIDE = 0.5;
/** Where the first models stand, inches. */
const EDGE = 8;
const FRONT = 24;
/** From the models in cover to the edges of their terrain, inches. */
const WALL = 2;
const BOARD = { width: 100, height: 72 };
const FILE = 'attack.yaml';

/** The attack as a file of worked examples, which `sandtable odds` takes. */
export const attackText = (question: AttackQuestion): Promise<string> => textOf(question, openOwn(question.own));

async function textOf({ attacker, target, weapon, melee, inches, cover }: AttackQuestion, engine: OwnEngine): Promise<string> {
  const [own, enemy] = [await sheetNamed(attacker.sheet, engine), await sheetNamed(target.sheet, engine)];
  const [from, to] = [kindIn(own, attacker), kindIn(enemy, target)];
  const apart = melee ? 0 : inches;
  const first = FRONT + lengthOf(from) / 2 + apart + lengthOf(to) / 2;
  const A = {
    datasheet: attacker.sheet,
    models: { [attacker.kind]: attacker.models },
    ...(weapon !== null && { wargear: { [attacker.kind]: [weapon] } }),
    places: places(attacker.models, from, FRONT, -1),
  };
  const B = { datasheet: target.sheet, models: { [target.kind]: target.models }, places: places(target.models, to, first, 1) };
  const example = {
    title: titleOf(own, enemy, { attacker, target, weapon, melee, inches, cover }),
    given: {
      battlefield: BOARD,
      units: { A, B },
      ...(cover && { terrain: [coverRound(B.places, to)] }),
    },
    when: [melee ? { strike: 'A', at: 'B' } : { shoot: 'A', at: 'B', with: weapon }],
  };
  return yamlText({ format: 1, examples: [example] });
}

function kindIn({ title, models }: Datasheet, { kind }: Side): ModelKind {
  const found = models.find((it) => it.name === kind);
  if (found === undefined) throw new Error(`${title} has no model "${kind}"; it has ${models.map((it) => it.name).join(', ')}`);
  return found;
}

function titleOf(own: Datasheet, enemy: Datasheet, asked: Omit<AttackQuestion, 'kill' | 'samples' | 'rulesets' | 'own'>): string {
  const { attacker, target, weapon, melee, inches, cover } = asked;
  const by = weapon === null ? '' : ` with ${weapon}`;
  const how = melee ? 'in close combat' : `from ${inches}"`;
  return `${attacker.models} ${own.title} (${attacker.kind})${by} at ${target.models} ${enemy.title} (${target.kind}) ${how}${cover ? ', in cover' : ''}`;
}

const sizeOf = ({ base, height }: ModelKind): { readonly length: number; readonly width: number } => {
  const { coreX, coreY, rim } = footprintOf(base, height);
  return { length: 2 * (coreX + rim), width: 2 * (coreY + rim) };
};
const lengthOf = (kind: ModelKind): number => sizeOf(kind).length;

/** Ranks of ten, the first nearest to the enemy. */
function places(models: number, kind: ModelKind, x: number, way: 1 | -1): (readonly [number, number])[] {
  const { length, width } = sizeOf(kind);
  return Array.from({ length: models }, (_, i) => [
    x + way * (length + BESIDE) * Math.floor(i / RANK),
    EDGE + (width + BESIDE) * (i % RANK),
  ]);
}

/** Terrain that all models stand in, well behind its edges, so that all are in cover alike. */
function coverRound(standing: readonly (readonly [number, number])[], kind: ModelKind) {
  const { length, width } = sizeOf(kind);
  const [xs, ys] = [standing.map(([x]) => x), standing.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - length / 2 - WALL, Math.max(...xs) + length / 2 + WALL];
  const [low, high] = [Math.min(...ys) - width / 2 - WALL, Math.max(...ys) + width / 2 + WALL];
  const polygon = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return { id: 'cover', kind: 'ruin', polygon, height: 2 };
}

/** The odds under one ruleset, by the code and from the file of `sandtable odds`. */
export async function oddsColumn({ question, spec }: Calls['odds']['takes']): Promise<OddsColumn> {
  try {
    const engine = openOwn(question.own);
    const { files, editions } = engine;
    const selection = await ruleset(spec, engine);
    const file = readExamples(await textOf(question, engine), FILE, { files, formats: await formatsFor([spec], editions) }, OWN_FOLDER);
    const [example] = file.examples;
    if (example === undefined) throw new Error('the attack is empty');
    const odds = askOdds(example, file, selection, { samples: question.samples, kill: question.kill });
    return { spec, called: rulesetWords(selection), odds, idle: idleLevers(example, file, selection), used: engine.used() };
  } catch (error) {
    return refusal(spec, error instanceof Error ? error : new Error(String(error)));
  }
}

/** Odds that would take too long to calculate, or that are not those of play, are still to be had from play. */
function refusal(spec: string, { name, message }: Error): OddsColumn {
  if (name === 'RangeError') return { spec, refused: `${message}; take fewer models or shots, or have it played often`, playable: true };
  return { spec, refused: message, playable: name === 'OddsError' };
}

async function ruleset(spec: string, { editions }: OwnEngine): Promise<Selection> {
  const selection = await selectionOf(spec, editions);
  const [first] = leversOfPhases(selection);
  if (first !== undefined) throw new Error(`${first}: an attack by itself is made in no phase; leave the phase out`);
  return selection;
}
