import type { Procedure, Quantity, Subject } from '../rules/index.ts';
import type { Lever } from './lever.ts';

/** Names of the field that the name of a procedure does not show. */
const OF_THE_FIELD: { readonly [stem: string]: string } = {
  hit: 'To Hit',
  fightHit: 'To Hit in close combat',
  wound: 'To Wound',
  armour: 'Armour save',
  cover: 'Cover save',
  invulnerable: 'Invulnerable save',
};

/** Keywords that are nouns with a plural: of others one says "jump units". */
const NOUNS: ReadonlySet<string> = new Set(['beast', 'bike', 'character', 'flyer', 'monster', 'skimmer', 'tank', 'vehicle', 'walker']);

/** What a procedure returns as its name has it, where it is not known: good enough for a title. */
function guessed(seam: string): Quantity {
  if (/^(may|is|has|can|must|needs)[A-Z]/.test(seam)) return 'Flag';
  return seam.endsWith('On') ? 'Needed' : 'Value';
}

/** What a procedure gives that is called `moveInches`: "Move"; `hitOn` is "To Hit", `apOf` is "AP", `mayRun` "May run". */
export function seamTitle(seam: string, gives: Quantity = guessed(seam)): string {
  const ending = gives === 'Inches' ? /Inches$|Of$/ : gives === 'Degrees' ? /Degrees$/ : gives === 'Needed' ? /On$/ : /Of$/;
  const stem = gives === 'Flag' ? seam : seam.replace(ending, '');
  if (gives === 'Needed' && OF_THE_FIELD[stem] !== undefined) return OF_THE_FIELD[stem];
  if (stem.length <= 2) return stem.toUpperCase();
  const words = stem.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const more = (by: number, than: string): string => `${Math.abs(by)}${than} ${by < 0 ? 'less' : 'more'}`;

function changeText({ how, by, flag }: Lever, gives: Quantity): string {
  const unit = gives === 'Inches' ? '"' : gives === 'Degrees' ? ' degrees' : '';
  switch (how) {
    case 'shift':
      if (gives === 'Needed') return `${Math.abs(by)} ${by < 0 ? 'easier' : 'harder'}`;
      if (gives === 'Piercing') return `${Math.abs(by)} ${by < 0 ? 'better' : 'worse'}`;
      return more(by, unit);
    case 'set':
      if (flag) return by === 1 ? 'always' : 'never';
      return gives === 'Needed' ? (by >= 7 ? 'never' : by <= 1 ? 'without a roll' : `always ${by}+`) : `always ${by}${unit}`;
    case 'scale':
      return `times ${by}`;
    case 'most':
      return `at most ${by}${unit}`;
    case 'least':
      return `at least ${by}${unit}`;
  }
}

/** For whom and when a lever is. */
export interface LeverScope {
  /** Phases, by their ids. */
  readonly when: readonly string[];
  readonly sides: readonly string[];
  /** Keywords and datasheets; a unit has to be all of them. */
  readonly names: readonly string[];
  /** Whom the procedure is asked about. */
  readonly subject: Subject | null;
}

/** ` for red’s vehicles that shoot` */
function scopeText({ when, sides, names, subject }: LeverScope): string {
  const plain = names.map((it) => it.replaceAll('-', ' '));
  const [only] = plain;
  const units =
    plain.length > 1 ? `units that are ${plain.join(' and ')}` : only !== undefined && NOUNS.has(only) ? `${only}s` : `${only} units`;
  const side = sides.join(' and ');
  const whom = only === undefined ? side : side === '' ? units : `${side}’s ${units}`;
  const phases = when.map((it) => it.replace(/-phase$/, '').replaceAll('-', ' '));
  const called = phases.map((it) => it.charAt(0).toUpperCase() + it.slice(1)).join(' or ');
  // What is asked about an attack in the phase of shooting is about those who shoot in it.
  const shoot = subject?.is === 'attack' && phases.length === 1 && phases[0] === 'shooting' && whom !== '' && sides.length === 0;
  const inPhase = phases.length === 0 ? '' : ` in the ${called} phase`;
  return `${whom === '' ? '' : ` for ${whom}`}${shoot ? ' that shoot' : inPhase}`;
}

/** What a lever does, in a line: `To Hit: 1 harder for vehicles that shoot`, `Move: 2" more for red`. */
export function leverTitle(lever: Lever, { gives }: Pick<Procedure, 'gives'>, scope: LeverScope): string {
  const quantity = gives as Quantity;
  return `${seamTitle(lever.seam, quantity)}: ${changeText(lever, quantity)}${scopeText(scope)}`;
}
