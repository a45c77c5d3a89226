import type { AnyRule, Param } from '../rules/index.ts';
import type { Selection } from './select.ts';
import { parseSpec, printSpec, type Switch } from './spec.ts';

/** Most switches that a name spells out; a ruleset with more goes by its specification. */
const MOST_SWITCHES = 2;

/**
 * What a ruleset is called in a sentence, by what it changes: `Waffle`, `Classic without “Morale tests” (CLS-MORALE-03)`, `Classic with
 * “Extra Attacks of a charging model” 2 instead of 1 (CLS-CHARGE-04)`. With more switches than can be read it is the specification.
 */
export function rulesetWords({ spec, variant, packs, rules }: Selection): string {
  const { base, preset, switches } = parseSpec(spec);
  if (switches.length > MOST_SWITCHES) return spec;
  const edition = /^[a-z]+$/.test(base) ? capital(base) : variant.title;
  const name = preset === null ? edition : `${edition} (${preset})`;
  const ruleOf = (id: string): AnyRule | undefined => rules.find(({ rule }) => rule.id === id)?.rule;
  const off = switches.flatMap((it) => (isOff(it) ? [switchWords(it, ruleOf)] : []));
  const on = [
    ...packs.map(({ title }) => `the pack “${title}”`),
    ...switches.flatMap((it) => (isOff(it) ? [] : [switchWords(it, ruleOf)])),
  ];
  return [name, off.length > 0 && `without ${off.join(' and ')}`, on.length > 0 && `with ${on.join(' and ')}`].filter(Boolean).join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isOff = ({ kind }: Switch): boolean => kind === 'off' || kind === 'layer-off';

type RuleOf = (id: string) => AnyRule | undefined;

function switchWords(it: Switch, ruleOf: RuleOf): string {
  switch (it.kind) {
    case 'on':
    case 'off':
      return titled(it.id, ruleOf(it.id)?.title);
    case 'layer-on':
    case 'layer-off':
      return `the rules of the layer ${it.layer}`;
    case 'set':
      return parameterWords(it, ruleOf(it.id)?.params?.[it.param]);
    default: {
      const written = printSpec({ base: '', preset: null, packs: [], switches: [it] }).slice(1);
      const title = ruleOf(written)?.title;
      return title === undefined ? written.replace('=', ' = ') : `“${title}”`;
    }
  }
}

/** `“Morale tests” (CLS-MORALE-03)`, or the ID alone where no title is known. */
const titled = (id: string, title: string | undefined): string => (title === undefined ? id : `“${title}” (${id})`);

function parameterWords({ id, param, value }: Extract<Switch, { kind: 'set' }>, known: Param | undefined): string {
  if (known === undefined) return `${id}.${param} = ${value}`;
  const told = (it: number | boolean | string): string => (it === true ? 'yes' : it === false ? 'no' : String(it));
  const now = known.kind === 'flag' ? told(value === 'true' || value === 'on') : value;
  return `“${capital(known.text)}” ${now} instead of ${told(known.default)} (${id})`;
}
