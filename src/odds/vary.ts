import type { Selection } from '../compile/select.ts';
import { loadFormats } from '../load/formats.ts';
import { readExamples } from '../load/scenarios.ts';
import { loadSelection } from '../load/selection.ts';
import type { Datasheet } from '../scenario/types.ts';
import { exampleBattle } from '../scene/stage.ts';
import { askOdds, type Question } from './ask.ts';
import type { AttackOdds } from './attack-table.ts';
import type { Axis } from './axes.ts';
import { against, atRange, type Setting, SettingError, withModels } from './setting.ts';

/** An attack, with the folder from which names of datasheets are found, and the ruleset that it is asked of. */
export interface VariedAttack extends Setting {
  readonly beside: string;
  readonly spec: string;
  /** Where paths of the ruleset begin. */
  readonly from?: string;
}

/** Names with a meaning of their own; any other is a value that a ruleset can set, such as `B.T` or `A.weapon`. */
const RANGE = 'range';
const MODELS = 'models';
export const AGAINST = 'against';

/** The odds at every value of the axes, the last varying fastest; `at` says which. */
export async function variedOdds(attack: VariedAttack, axes: readonly Axis[], question: Question): Promise<AttackOdds[]> {
  const found: AttackOdds[] = [];
  for (const point of pointsOf(axes)) found.push(await oddsAt(attack, point, question));
  return found;
}

type AxisPoint = readonly (readonly [name: string, value: string])[];

const pointsOf = (axes: readonly Axis[]): AxisPoint[] =>
  axes.reduce<AxisPoint[]>(
    (points, { name, values }) => points.flatMap((point) => values.map((value) => [...point, [name, value] as const])),
    [[]],
  );

async function oddsAt(attack: VariedAttack, point: AxisPoint, question: Question): Promise<AttackOdds> {
  const levers = point.filter(([name]) => ![RANGE, MODELS, AGAINST].includes(name));
  const selection = await withLevers(attack, levers);
  let setting: Setting = attack;
  for (const [name, value] of [...point].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))) {
    if (name === AGAINST) setting = against(setting, ...(await targetOf(value, attack)));
    else if (name === MODELS) setting = withModels(setting, numberOf(name, value, 1), selection);
    else if (name === RANGE) setting = atRange(setting, numberOf(name, value, 0), selection);
  }
  const { example, file } = setting;
  return { ...askOdds(example, file, selection, question), variant: attack.spec, at: Object.fromEntries(point) };
}

/** A distance is measured between units as they are by then. */
const ORDER = [AGAINST, MODELS, RANGE];

function numberOf(name: string, value: string, least: number): number {
  const n = Number(value);
  const fits = name === MODELS ? Number.isInteger(n) && n <= 50 : Number.isFinite(n) && n <= 60;
  if (!fits || n < least)
    throw new SettingError(`${name}=${value}: expected ${name === MODELS ? 'a whole number from 1 to 50' : 'inches from 0 to 60'}`);
  return n;
}

/** The ruleset with values set; one that is as it was already sets nothing. */
async function withLevers(attack: VariedAttack, levers: AxisPoint): Promise<Selection> {
  const set: string[] = [];
  for (const [name, value] of levers) {
    const text = `${name}=${value}`;
    if (!(await isAlready(attack, text))) set.push(text);
  }
  return loadSelection(specWith(attack.spec, set), attack.from);
}

const specWith = (spec: string, levers: readonly string[]): string =>
  levers.length === 0 ? spec : `${spec}${spec.includes('@') ? ',' : '@'}${levers.join(',')}`;

/** A value that changes nothing is refused where somebody sets it; among several to compare it is the one there is. */
async function isAlready({ example, file, spec, from }: VariedAttack, lever: string): Promise<boolean> {
  try {
    const selection = await loadSelection(specWith(spec, [lever]), from);
    selection.edit(exampleBattle(example, file, selection.variant.edition).battle);
    return false;
  } catch (error) {
    if (error instanceof Error && error.message.includes('changes nothing: it is already')) return true;
    throw error;
  }
}

/** `veteran-infantry`, or `veteran-infantry:5` for five of them. */
async function targetOf(value: string, { beside, spec }: VariedAttack): Promise<[Datasheet, number | null]> {
  const [, id = value, models] = /^(.+?)(?::(\d+))?$/.exec(value) ?? [];
  const text = JSON.stringify([{ title: value, given: { units: { A: { datasheet: id, at: [0, 0] } } }, when: [{ read: 'A.models' }] }]);
  const { datasheets } = readExamples(text, `--against ${value}`, await loadFormats([spec]), beside);
  return [datasheets[id] as Datasheet, models === undefined ? null : Number(models)];
}
