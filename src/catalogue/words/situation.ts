import type { Example, ExampleUnit, TerrainPiece } from '../../scenario/types.ts';
import { capital, countText, listed, numberText, type Phrase, wordsOf } from './phrase.ts';
import { profileText, weaponText } from './profile.ts';
import { armyOf, type Setting } from './setting.ts';
import { nameText, plainValue, pointText, valueText } from './value.ts';

type Values = { readonly [key: string]: unknown };
const FAMILIES = ['classic', 'modern', 'hybrid'] as const;

/** What `given` says, one sentence a unit, a piece of terrain, and so on. */
export function situationText({ given }: Example, setting: Setting): Phrase[] {
  const {
    units,
    terrain = [],
    objectives = [],
    conjurable = {},
    battlefield,
    round,
    active,
    statuses = {},
    registers = {},
    mission,
    ...rest
  } = given;
  return [
    ...Object.entries(units).map(([name, unit]) => unitText(name, unit, [...(unit.statuses ?? []), ...(statuses[name] ?? [])], setting)),
    ...Object.entries(registers).map(
      ([name, values]): Phrase => [
        ...nameText(name, setting),
        ': ',
        Object.entries(values)
          .map(([key, value]) => `${wordsOf(key)} ${numberText(value)}`)
          .join(', '),
      ],
    ),
    ...Object.entries(conjurable).map(([name, unit]): Phrase => [`Can be brought into play: ${wordsOf(name)}, `, ...bodyText(unit, [])]),
    ...terrain.map((piece): Phrase => capital([pieceText(piece)])),
    ...objectives.map((it): Phrase => [`Objective ${wordsOf(it.id)} at ${pointText([it.x, it.y])}`]),
    ...(battlefield === undefined ? [] : [[`A battlefield of ${numberText(battlefield.width)}″ × ${numberText(battlefield.height)}″`]]),
    ...(round === undefined ? [] : [[`Round ${round}`]]),
    ...(active === undefined ? [] : [[`It is ${active}’s turn`]]),
    ...Object.entries(mission ?? {}).map(([key, value]): Phrase => [missionText(key, value)]),
    ...Object.entries(rest).map(([key, value]): Phrase => [`${wordsOf(key)}: `, ...valueText(value, setting)]),
  ];
}

function unitText(name: string, unit: ExampleUnit, statuses: readonly string[], setting: Setting): Phrase {
  const army = armyOf(name, setting) ?? 'red';
  return [{ unit: name, army }, ` (${army}): `, ...bodyText(unit, statuses), ...placeText(unit, setting)];
}

function bodyText(unit: ExampleUnit, statuses: readonly string[]): Phrase {
  const { models, kinds, keywords = [], rules = [], weapons = {}, datasheet, stats, wounds, roles = [], wargear = {}, points } = unit;
  const modern = unit.modern !== undefined;
  const count = kinds === undefined ? countOf(unit) : null;
  const size =
    typeof models === 'object'
      ? [
          Object.entries(models)
            .map(([kind, n]) => `${n} ${wordsOf(kind)}`)
            .join(', '),
        ]
      : count === null || count === 1
        ? []
        : [countText(count, 'model')];
  const profile = FAMILIES.flatMap((family) =>
    unit[family] === undefined ? [] : [profileText(withoutType(unit[family], keywords), modern)],
  );
  const parts = [
    ...size,
    ...(datasheet === undefined ? [] : [wordsOf(datasheet)]),
    ...(keywords.length === 0 ? [] : [keywords.map(wordsOf).join(', ')]),
    ...profile.filter((it) => it !== ''),
    ...Object.entries(kinds ?? {}).map(([kind, body]) => kindText(kind, body, modern)),
    ...(stats === undefined ? [] : [`with ${profileText(stats, modern)}`]),
    ...(rules.length === 0 ? [] : [rules.map(wordsOf).join(', ')]),
    ...Object.entries(weapons).map(([weapon, values]) => `${wordsOf(weapon)} (${weaponText(lineOf(values), modern)})`),
    ...Object.entries(wargear).map(([kind, list]) => `${wordsOf(kind)} with ${list.map(wordsOf).join(', ')}`),
    ...(wounds === undefined ? [] : [woundsText(wounds, unit)]),
    ...(roles.length === 0 ? [] : [roles.map(wordsOf).join(', ')]),
    ...(points === undefined ? [] : [countText(points, 'point')]),
    ...(statuses.length === 0 ? [] : [`is ${statuses.map(wordsOf).join(' and ')}`]),
  ];
  return [parts.join('; ')];
}

/** A type that the keywords say already is not said again. */
function withoutType(values: Values, keywords: readonly string[]): Values {
  const { type, ...rest } = values;
  return typeof type === 'string' && keywords.includes(type) ? rest : values;
}

const countOf = ({ models, places }: ExampleUnit): number | null => (typeof models === 'number' ? models : (places?.length ?? null));

function woundsText(wounds: number | readonly number[], { classic, models, kinds }: ExampleUnit): string {
  const what = classic !== undefined && 'AV' in classic ? 'Hull Point' : 'Wound';
  if (typeof wounds !== 'number') return `${what}s left: ${wounds.join(', ')}`;
  return `${countText(wounds, what)} left${models === undefined && kinds === undefined ? '' : ' each'}`;
}

/** A line of a weapon, which may stand under its family. */
function lineOf(values: Values): Values {
  const family = FAMILIES.find((it) => it in values);
  return family === undefined ? values : ((values[family] ?? {}) as Values);
}

function kindText(kind: string, body: NonNullable<ExampleUnit['kinds']>[string], modern: boolean): string {
  const own = FAMILIES.flatMap((family) => (body[family] === undefined ? [] : [profileText(body[family], modern)]));
  const more = [
    ...own.filter((it) => it !== ''),
    ...(body.keywords ?? []).map(wordsOf),
    ...(body.weapons === undefined ? [] : [body.weapons.length === 0 ? 'no weapons' : body.weapons.map(wordsOf).join(' and ')]),
    ...(body.points === undefined ? [] : [countText(body.points, 'point')]),
  ];
  return `${body.models} × ${wordsOf(kind)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

const COMES: { readonly [reserve: string]: string } = {
  edge: 'in reserve',
  'deep-strike': 'in reserve, to deep strike',
  outflank: 'in reserve, to outflank',
};

function placeText({ embarkedIn, reserve, attachedTo, joins, dedicatedTo }: ExampleUnit, setting: Setting): Phrase {
  return [
    ...(embarkedIn === undefined ? [] : ['; aboard ', ...nameText(embarkedIn, setting)]),
    ...(reserve === undefined ? [] : [`; ${COMES[reserve]}`]),
    ...(attachedTo === undefined ? [] : ['; has joined ', ...nameText(attachedTo, setting)]),
    ...(joins === undefined ? [] : ['; may join ', ...(joins === 'any' ? ['any unit'] : listed(joins.map((it) => nameText(it, setting))))]),
    ...(dedicatedTo === undefined ? [] : ['; transport of ', ...nameText(dedicatedTo, setting)]),
  ];
}

function pieceText({ id, kind, polygon, height, floors, cover, building, gun, ownerSeat }: TerrainPiece): string {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const span = (list: readonly number[]): string => numberText(Math.max(...list) - Math.min(...list));
  const name = wordsOf(id) === wordsOf(kind) ? '' : ` (${wordsOf(id)})`;
  return [
    `${KINDS[kind] ?? wordsOf(kind)}${name}, ${span(xs)}″ × ${span(ys)}″, ${numberText(height)}″ high`,
    ...(floors.length === 0
      ? []
      : [`with ${floors.length === 1 ? 'a floor' : 'floors'} at ${floors.map((it) => `${numberText(it)}″`).join(', ')}`]),
    ...(cover === 0 ? [] : [`cover save ${cover}+`]),
    ...(building === undefined
      ? []
      : [
          `Armour ${building.armour}, room for ${building.capacity}, ${countText(building.firePoints, 'fire point')}${building.battlements ? ', battlements' : ''}`,
        ]),
    ...(gun === undefined ? [] : [`with a gun (${weaponText(lineOf(gun as Values), gun.modern !== undefined)})`]),
    ...(ownerSeat === undefined ? [] : [`of ${ownerSeat === 0 ? 'red' : 'blue'}’s army`]),
  ].join('; ');
}

const KINDS: { readonly [kind: string]: string } = {
  woods: 'A wood',
  ruin: 'A ruin',
  crater: 'A crater',
  barricade: 'A barricade',
  hill: 'A hill',
  impassable: 'Something impassable',
  wreck: 'A wreck',
  building: 'A building',
  container: 'A container',
  'fuel-reserve': 'A fuel reserve',
  reactor: 'A reactor',
};

function missionText(key: string, value: unknown): string {
  if (key === 'options') return `Of the mission: ${plainValue(value)}`;
  if (key === 'scoring') return `Scores ${plainValue(value)}`;
  if (key === 'rounds') return `A game of ${plainValue(value)} rounds`;
  if (key === 'attacker') return `${plainValue(value)} attacks`;
  return `${wordsOf(key)}: ${plainValue(value)}`;
}
