import type { Block, FamilyFormat, ProfileWords } from '../../rules/index.ts';
import { blockOf, type Example, type ExampleUnit, isByFamily, type TerrainPiece } from '../../scenario/types.ts';
import { capital, countText, listed, numberText, type Phrase, wordsOf } from './phrase.ts';
import { profileText, weaponText } from './profile.ts';
import { armyOf, type Setting } from './setting.ts';
import { nameText, plainValue, pointText, valueText } from './value.ts';

/** What `given` says, one sentence per unit, piece of terrain, and so on. */
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
    ...Object.entries(conjurable).map(
      ([name, unit]): Phrase => [`Can be brought into play: ${wordsOf(name)}, `, ...bodyText(unit, [], setting)],
    ),
    ...terrain.map((piece): Phrase => capital([pieceText(piece, setting)])),
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
  return [{ unit: name, army }, ` (${army}): `, ...bodyText(unit, statuses, setting), ...placeText(unit, setting)];
}

/** The families that a body has blocks of. */
const familiesOf = (body: object, { families }: Setting): FamilyFormat[] => families.filter((it) => blockOf(body, it.name) !== undefined);

const wordsOfFamily = (name: string, { families }: Setting): ProfileWords | undefined => families.find((it) => it.name === name)?.words;

function bodyText(unit: ExampleUnit, statuses: readonly string[], setting: Setting): Phrase {
  const { models, kinds, keywords = [], rules = [], weapons = {}, datasheet, stats, wounds, roles = [], wargear = {}, points } = unit;
  const own = familiesOf(unit, setting);
  const family = own[0]?.name ?? setting.family;
  const said = wordsOfFamily(family, setting);
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
  const profile = own.map(({ name, words }) => profileText(withoutType(blockOf(unit, name) ?? {}, keywords), words));
  const parts = [
    ...size,
    ...(datasheet === undefined ? [] : [wordsOf(datasheet)]),
    ...(keywords.length === 0 ? [] : [keywords.map(wordsOf).join(', ')]),
    ...profile.filter((it) => it !== ''),
    ...Object.entries(kinds ?? {}).map(([kind, body]) => kindText(kind, body, setting)),
    ...(stats === undefined ? [] : [`with ${profileText(stats, said)}`]),
    ...(rules.length === 0 ? [] : [rules.map(wordsOf).join(', ')]),
    ...Object.entries(weapons).map(([weapon, values]) => `${wordsOf(weapon)} (${weaponText(lineOf(values, family), said)})`),
    ...Object.entries(wargear).map(([kind, list]) => `${wordsOf(kind)} with ${list.map(wordsOf).join(', ')}`),
    ...(wounds === undefined ? [] : [woundsText(wounds, unit, said?.wound?.(blockOf(unit, family) ?? {}) ?? 'Wound')]),
    ...(roles.length === 0 ? [] : [roles.map(wordsOf).join(', ')]),
    ...(points === undefined ? [] : [countText(points, 'point')]),
    ...(statuses.length === 0 ? [] : [`is ${statuses.map(wordsOf).join(' and ')}`]),
  ];
  return [parts.join('; ')];
}

/** Leaves out a type already among the keywords. */
function withoutType(values: Block, keywords: readonly string[]): Block {
  const { type, ...rest } = values;
  return typeof type === 'string' && keywords.includes(type) ? rest : values;
}

const countOf = ({ models, places }: ExampleUnit): number | null => (typeof models === 'number' ? models : (places?.length ?? null));

function woundsText(wounds: number | readonly number[], { models, kinds }: ExampleUnit, what: string): string {
  if (typeof wounds !== 'number') return `${what}s left: ${wounds.join(', ')}`;
  return `${countText(wounds, what)} left${models === undefined && kinds === undefined ? '' : ' each'}`;
}

/** A weapon's line, which may be under its family. */
function lineOf(values: Block, family: string): Block {
  if (!isByFamily(values)) return values;
  return blockOf(values, family) ?? (Object.values(values)[0] as Block);
}

function kindText(kind: string, body: NonNullable<ExampleUnit['kinds']>[string], setting: Setting): string {
  const own = familiesOf(body, setting).map(({ name, words }) => profileText(blockOf(body, name) ?? {}, words));
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

function pieceText({ id, kind, polygon, height, floors, cover, building, gun, ownerSeat }: TerrainPiece, setting: Setting): string {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const span = (list: readonly number[]): string => numberText(Math.max(...list) - Math.min(...list));
  const name = wordsOf(id) === wordsOf(kind) ? '' : ` (${wordsOf(id)})`;
  return [
    `${textOfKind(kind, setting) ?? wordsOf(kind)}${name}, ${span(xs)}″ × ${span(ys)}″, ${numberText(height)}″ high`,
    ...(floors.length === 0
      ? []
      : [`with ${floors.length === 1 ? 'a floor' : 'floors'} at ${floors.map((it) => `${numberText(it)}″`).join(', ')}`]),
    ...(cover === 0 ? [] : [`cover save ${cover}+`]),
    ...(building === undefined
      ? []
      : [
          `Armour ${building.armour}, room for ${building.capacity}, ${countText(building.firePoints, 'fire point')}${building.battlements ? ', battlements' : ''}`,
        ]),
    ...(gun === undefined ? [] : [`with a gun (${weaponText(lineOf(gun, setting.family), wordsOfFamily(setting.family, setting))})`]),
    ...(ownerSeat === undefined ? [] : [`of ${ownerSeat === 0 ? 'red' : 'blue'}’s army`]),
  ].join('; ');
}

const textOfKind = (kind: string, { families }: Setting): string | undefined =>
  families.flatMap((it) => it.terrain).find((it) => it.name === kind && it.text !== undefined)?.text;

function missionText(key: string, value: unknown): string {
  if (key === 'options') return `Of the mission: ${plainValue(value)}`;
  if (key === 'scoring') return `Scores ${plainValue(value)}`;
  if (key === 'rounds') return `A game of ${plainValue(value)} rounds`;
  if (key === 'attacker') return `${plainValue(value)} attacks`;
  return `${wordsOf(key)}: ${plainValue(value)}`;
}
