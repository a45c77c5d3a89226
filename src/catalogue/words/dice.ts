import { rerollOf } from '../../rules/index.ts';
import type { ExampleDice } from '../../scenario/types.ts';
import { capital, type Phrase, wordsOf } from './phrase.ts';
import type { Setting } from './setting.ts';
import { nameText } from './value.ts';

/** One entry of a queue of dice. */
export type Rolled =
  | { readonly sort: 'die'; readonly face: number }
  /** Dice of one roll. */
  | { readonly sort: 'roll'; readonly faces: readonly number[] }
  /** The arrow of a scatter die, degrees anticlockwise from +x as the roller sees the board. */
  | { readonly sort: 'arrow'; readonly degrees: number }
  | { readonly sort: 'word'; readonly word: string };

/** The dice of one purpose, in rolling order. */
export interface DiceRow {
  readonly label: Phrase;
  /** The side that a roll belongs to. */
  readonly army: 'red' | 'blue' | null;
  readonly dice: readonly Rolled[];
}

const LABELS: { readonly [purpose: string]: string } = {
  hit: 'To Hit',
  wound: 'To Wound',
  armour: 'Armour save',
  cover: 'Cover save',
  invulnerable: 'Invulnerable save',
  save: 'Save',
  penetration: 'Armour Penetration',
  'vehicle-damage': 'Vehicle damage',
  'building-damage': 'Building damage',
  damage: 'Damage',
  pinning: 'Pinning test',
  morale: 'Morale check',
  leadership: 'Leadership test',
  initiative: 'Initiative test',
  shock: 'Battle-shock test',
  difficult: 'Difficult terrain',
  dangerous: 'Dangerous terrain',
  'scatter-distance': 'Scatter distance',
  'feel-no-pain': 'Feel no pain',
  fnp: 'Feel no pain',
  mw: 'Mortal wounds',
  fear: 'Fear test',
  deny: 'Deny the power',
  manifest: 'Manifest the power',
  charge: 'Charge distance',
  'fall-back': 'Fall Back distance',
  reserve: 'Reserve Roll',
  seize: 'Seize the initiative',
  'gets-hot': 'Gets hot',
  'look-out-sir': 'Look out, sir',
  hp: 'Hull Points lost',
  emp: 'EMP',
  'shock-ap': 'Shock AP',
  pick: 'Chosen at random',
  d66: 'D66',
};

function labelOf(purpose: string): string {
  const known = LABELS[purpose];
  if (known !== undefined) return known;
  const again = rerollOf(purpose);
  return again === null ? (capital([wordsOf(purpose)])[0] as string) : `${labelOf(again)}, re-rolled`;
}

/** Purposes whose numbers are degrees, however small. */
const ARROWS = /^(scatter|scatter-reroll|[a-z-]*bearing|[a-z-]*arrow)$/;

/** The dice of a worked example by purpose; purposes without dice are left out. */
export function diceRows(dice: ExampleDice, setting: Setting): DiceRow[] {
  return Object.entries(dice)
    .filter(([, faces]) => faces.length > 0)
    .map(([key, faces]) => {
      const [purpose = '', whose = ''] = key.split('@');
      const [owner = '', target] = whose.split('>');
      const army = owner === 'red' || owner === 'blue' ? owner : null;
      const label: Phrase = [
        labelOf(purpose),
        ...(owner === '' ? [] : [', ', ...nameText(owner, setting)]),
        ...(target === undefined ? [] : [' against ', ...nameText(target, setting)]),
      ];
      return { label, army, dice: faces.map((face) => rolled(purpose, face)) };
    });
}

function rolled(purpose: string, face: number | string | readonly number[]): Rolled {
  if (typeof face === 'string') return { sort: 'word', word: face };
  if (typeof face !== 'number') return { sort: 'roll', faces: face };
  return ARROWS.test(purpose) || face < 1 || face > 6 ? { sort: 'arrow', degrees: face } : { sort: 'die', face };
}
