import type { Names } from '../campaign/names.ts';
import { type ListNotes, listSentences } from '../scenario/list-notes.ts';

export type Colour = 'red' | 'blue';

/** What armies, rulesets and rules are called in sentences. */
export interface Naming {
  /** `Classic without “Morale tests” (CLS-MORALE-03)`; by its specification in a run that has no names. */
  readonly ruleset: (spec: string) => string;
  /** `Line patrol (red)`: for the first mention in a sentence. */
  readonly army: (colour: Colour, scenario: string) => string;
  /** `Line patrol`: for further ones. */
  readonly again: (colour: Colour, scenario: string) => string;
  /** `“Morale tests” (CLS-MORALE-03)`. */
  readonly rule: (id: string) => string;
}

/** The names of a run; one by an older version has none, and goes by colours and specifications. */
export function naming({ names }: { readonly names?: Names }): Naming {
  const title = (colour: Colour, scenario: string): string | undefined => names?.armies[scenario]?.[colour];
  const army = (colour: Colour, scenario: string): string => {
    const found = title(colour, scenario);
    return found === undefined ? colour : `${found} (${colour})`;
  };
  const isShared = (scenario: string): boolean => title('red', scenario) === title('blue', scenario);
  return {
    ruleset: (spec) => names?.rulesets[spec] ?? specName(spec),
    army,
    again: (colour, scenario) => (isShared(scenario) ? army(colour, scenario) : (title(colour, scenario) ?? colour)),
    rule: (id) => {
      const found = names?.rules[id];
      return found === undefined || found === id ? id : `“${found}” (${id})`;
    },
  };
}

/** `Line patrol (red) against Raiders (blue)`, of each scenario; nothing where no titles are known. */
export function armySentences({ names, notes }: { readonly names?: Names; readonly notes?: Partial<ListNotes> }): string[] {
  const all = Object.entries(names?.armies ?? {});
  const told = all.map(([scenario, { red, blue }]) => `${all.length > 1 ? `In ${scenario} r` : 'R'}ed is ${red}, blue is ${blue}.`);
  return [...new Set(told), ...listSentences(notes)];
}

/** How an army is called in the heads of tables: by its title where the run has one scenario, else by its colour. */
export function armyHead({ names }: { readonly names?: Names }, colour: Colour): string {
  const titles = new Set(Object.values(names?.armies ?? {}).map((it) => it[colour]));
  const [only] = titles;
  return titles.size === 1 && only !== undefined ? `${only} (${colour})` : colour;
}

/** Most switches that a name spells out; a longer specification stays as written. */
const MOST_SWITCHES = 2;

/** The name of a ruleset whose titles are not known: `Waffle`, `Classic without CLS-MORALE-03`. Anything but an edition with few switches is its specification. */
export function specName(spec: string): string {
  const [, base, list] = /^([a-z]+)(?:@(.+))?$/.exec(spec) ?? [];
  if (base === undefined) return spec;
  const name = `${base.charAt(0).toUpperCase()}${base.slice(1)}`;
  if (list === undefined) return name;
  const switches = list.split(',');
  if (switches.length > MOST_SWITCHES) return spec;
  const said = (sign: string) => switches.filter((it) => it.startsWith(sign)).map((it) => it.slice(1));
  const off = said('-');
  const on = [...said('+'), ...switches.filter((it) => !/^[-+]/.test(it)).map((it) => it.replace('=', ' = '))];
  return [name, off.length > 0 && `without ${off.join(' and ')}`, on.length > 0 && `with ${on.join(' and ')}`].filter(Boolean).join(' ');
}
