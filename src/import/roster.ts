import type { RosterProfile } from '../rules/index.ts';
import type { Container } from './container.ts';
import { ImportError } from './import-error.ts';
import { DEEPEST_SELECTION, MOST_SELECTIONS, TOO_DEEP, TOO_MANY } from './limits.ts';
import type { Part } from './part.ts';

/** A rule or an ability, with its text. */
export interface RuleText {
  readonly name: string;
  readonly text: string;
}

/** Something that was chosen for a list: a unit, a model, a weapon, a setting. */
export interface Selection {
  readonly name: string;
  readonly type: string;
  readonly number: number;
  readonly group: string;
  readonly points: number;
  readonly categories: readonly { readonly name: string; readonly primary: boolean }[];
  readonly profiles: readonly RosterProfile[];
  readonly rules: readonly RuleText[];
  readonly selections: readonly Selection[];
}

export interface Roster {
  readonly name: string;
  readonly system: string;
  readonly generatedBy: string;
  /** Its own sum, and the limit it was made for; null if it says none. */
  readonly points: number | null;
  readonly limit: number | null;
  readonly forces: readonly Force[];
  /** Top selections of all its forces, in order. */
  readonly selections: readonly Selection[];
  /** Rules and profiles of its forces. */
  readonly rules: readonly RuleText[];
}

/** Everything of a roster that is not hidden. @throws ImportError for one beyond the limits */
export function readRoster({ root, around }: Container): Roster {
  const reader = new Reader();
  const forces = reader.forces(root, 0);
  return {
    name: squeezed(root.attribute('name') || around.attribute('name')),
    system: squeezed(root.attribute('gameSystemName') || around.attribute('gameSystemName')),
    generatedBy: squeezed(around.attribute('generatedBy') || root.attribute('generatedBy')),
    points: pointsIn(root.list('costs', 'cost')),
    limit: pointsIn(root.list('costLimits', 'costLimit')),
    forces,
    selections: forces.flatMap((it) => it.selections),
    rules: forces.flatMap((it) => it.rules),
  };
}

export interface Force {
  readonly name: string;
  readonly selections: readonly Selection[];
  readonly rules: readonly RuleText[];
}

class Reader {
  #count = 0;

  forces(of: Part, deep: number): Force[] {
    if (deep > DEEPEST_SELECTION) throw new ImportError(TOO_DEEP);
    return of.list('forces', 'force').flatMap((it) => [
      {
        name: squeezed(it.attribute('name')),
        selections: it.list('selections', 'selection').map((child) => this.selection(child, 1)),
        rules: [...rulesIn(it), ...profilesIn(it).map((profile) => ({ name: profile.name, text: '' }))],
      },
      ...this.forces(it, deep + 1),
    ]);
  }

  selection(of: Part, deep: number): Selection {
    if (deep > DEEPEST_SELECTION) throw new ImportError(TOO_DEEP);
    if (++this.#count > MOST_SELECTIONS) throw new ImportError(TOO_MANY);
    return {
      name: squeezed(of.attribute('name')),
      type: of.attribute('type').toLowerCase(),
      number: countOf(of.attribute('number')),
      group: squeezed(of.attribute('group')),
      points: pointsIn(of.list('costs', 'cost')) ?? 0,
      categories: of
        .list('categories', 'category')
        .map((it) => ({ name: squeezed(it.attribute('name')), primary: it.attribute('primary') === 'true' })),
      profiles: profilesIn(of),
      rules: rulesIn(of),
      selections: of.list('selections', 'selection').map((it) => this.selection(it, deep + 1)),
    };
  }
}

/** What no file says: control characters, those that turn the direction of text, and halves of pairs that stand alone. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** A name as it is shown, and written into files. */
const squeezed = (text: string): string =>
  text
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(UNSEEN, '')
    .trim();
const isShown = (it: Part): boolean => it.attribute('hidden') !== 'true';

/** A number of models or weapons: 1 where it says nothing that is one. */
function countOf(text: string): number {
  const found = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(found) && found >= 0 ? Math.min(found, 1000) : 1;
}

const profilesIn = (of: Part): RosterProfile[] =>
  of
    .list('profiles', 'profile')
    .filter(isShown)
    .map((it) => {
      const columns: { [column: string]: string } = {};
      for (const value of it.list('characteristics', 'characteristic'))
        columns[squeezed(value.attribute('name')).toLowerCase()] = (value.text().trim() || value.attribute('value')).trim();
      return { name: squeezed(it.attribute('name')), columns };
    });

const rulesIn = (of: Part): RuleText[] =>
  of
    .list('rules', 'rule')
    .filter(isShown)
    .map((it) => ({
      name: squeezed(it.attribute('name')),
      text: (it.one('description')?.text() || it.attribute('description')).trim(),
    }));

/** The cost in points among others; null if there is none. */
function pointsIn(costs: readonly Part[]): number | null {
  let sum: number | null = null;
  for (const cost of costs) {
    if (!/^(?:pts|points?|point\(s\))\.?$/i.test(cost.attribute('name').trim())) continue;
    const value = Number(cost.attribute('value'));
    if (Number.isFinite(value) && value >= 0) sum = (sum ?? 0) + value;
  }
  return sum;
}
