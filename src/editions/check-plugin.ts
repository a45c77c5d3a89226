import { shown } from '../compile/border.ts';
import { type AnyRule, isOurs, isVariant, type Param, RULE_ID, type RulePack, type Variant } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { PluginError } from './plugin-error.ts';

const isText = (it: unknown): boolean => typeof it === 'string' && it !== '';
const isFunction = (it: unknown): boolean => typeof it === 'function';
const isList = (it: unknown): boolean => Array.isArray(it) && it.every(isText);

/** A field, as a message says what belongs there, and whether a value does. */
interface Field {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

const TEXT: Field = { expected: 'a text', fits: isText };
const ANY_TEXT: Field = { expected: 'a text', fits: (it) => typeof it === 'string' };
const FUNCTION: Field = { expected: 'a function', fits: isFunction };
const IDS: Field = { expected: 'a list of IDs', fits: isList };
const KEYWORD: Field = { expected: 'a keyword or a list of keywords', fits: (it) => isText(it) || isList(it) };
const YES_OR_NO: Field = { expected: 'true or false', fits: (it) => typeof it === 'boolean' };
const SIMULATED = ['full', 'partial', 'data', 'none'];

/** Everything that a rule may have; what a ledger says about it besides is among it. */
const RULE: { readonly [K in keyof Required<AnyRule> | 'seams' | 'steps' | 'tuned']: Field } = {
  id: { expected: 'an ID like CAL-SHOOT-14', fits: (it) => typeof it === 'string' && RULE_ID.test(it) },
  title: TEXT,
  source: TEXT,
  text: ANY_TEXT,
  layer: TEXT,
  simulated: { expected: SIMULATED.map((it) => `'${it}'`).join(', '), fits: (it) => SIMULATED.includes(it as string) },
  leavesOut: ANY_TEXT,
  changes: ANY_TEXT,
  default: { expected: `'on' or 'off'`, fits: (it) => it === 'on' || it === 'off' },
  params: { expected: 'parameters by name', fits: (it) => typeof it === 'object' && it !== null },
  fixed: YES_OR_NO,
  keyword: KEYWORD,
  requires: IDS,
  conflicts: IDS,
  supersedes: IDS,
  outside: IDS,
  memoryless: YES_OR_NO,
  tables: FUNCTION,
  sequence: FUNCTION,
  patch: FUNCTION,
  seams: IDS,
  steps: IDS,
  tuned: { expected: 'what defineEntry returns', fits: () => true },
};

const PACK: { readonly [K in keyof RulePack]: Field } = {
  id: TEXT,
  title: TEXT,
  family: TEXT,
  rules: { expected: 'a list of rules', fits: Array.isArray },
  keywords: { expected: 'a list of keywords', fits: isList },
};

/** What belongs one level down. */
const PATCH = ['replace', 'wrap', 'before', 'after', 'reactions'];

/** Without these there is no rule: whoever leaves them out did not use `defineRule`. */
const NEEDED = ['id', 'title', 'source'] as const;

/**
 * The default export of code from outside as a variant or pack.
 * @param base As the user wrote it.
 * @param whereIs where a word stands in its code
 * @throws PluginError if it is something else, or has faults
 */
export function oursOf(base: string, found: unknown, whereIs: (word: string) => string | null): Variant | RulePack {
  if (!isOurs(found))
    throw new PluginError(
      base,
      looksLikeOne(found) ? FOREIGN : `its default export is ${name(found)}, expected what defineVariant or defineRulePack returns`,
    );
  const faults = faultsOfPlugin(found, whereIs);
  if (faults.length > 0) throw new PluginError(base, faults.join('\n'));
  return found;
}

const FOREIGN =
  'was made by another copy of sandtable, or without defineVariant or defineRulePack; import them from "sandtable/rules" and remove the other installed copy';

const looksLikeOne = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value && 'rules' in value;

function name(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'object' && 'then' in value) return 'a promise';
  return Array.isArray(value) ? 'an array' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/**
 * What is wrong with a variant or pack from outside as far as its fields show it: code without types gets no help from a compiler. A sentence for each fault.
 * @param whereIs where a word stands in its code
 */
function faultsOfPlugin(found: Variant | RulePack, whereIs: (word: string) => string | null): string[] {
  const own = isVariant(found) ? [] : faultsOf(found, PACK);
  if (!Array.isArray(found.rules)) return own;
  return [...own, ...found.rules.flatMap((rule) => faultsOfRule(rule, whereIs))];
}

function faultsOfRule(rule: AnyRule, whereIs: (word: string) => string | null): string[] {
  if (typeof rule !== 'object' || rule === null) return [`one of its rules is ${shown(rule)}, expected what defineRule returns`];
  const missing = NEEDED.filter((it) => rule[it] === undefined);
  const who = (): string => {
    const at = isText(rule.id) ? whereIs(rule.id) : null;
    return `${at === null ? '' : `${at}: `}rule ${isText(rule.id) ? rule.id : 'without an id'}`;
  };
  if (missing.length > 0) return [`${who()} has no ${missing.join(', ')}: make it with defineRule`];
  const faults = [...faultsOf(rule, RULE), ...faultsOfParams(rule)];
  if (rule.patch === undefined && rule.tables === undefined && rule.sequence === undefined && !rule.fixed)
    faults.push('does nothing: it has neither patch, tables nor sequence');
  return faults.map((it) => `${who()}: ${it}`);
}

/** A field that is undefined counts as left out. */
function faultsOf(value: object, fields: { readonly [name: string]: Field }): string[] {
  return Object.entries(value).flatMap(([name, given]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      const inPatch = didYouMean(name, PATCH).replace('?', ', in its patch?');
      return [`has no field "${name}"${didYouMean(name, Object.keys(fields)) || (fields === RULE ? inPatch : '')}`];
    }
    return given === undefined || field.fits(given) ? [] : [`${name} is ${shown(given)}, expected ${field.expected}`];
  });
}

const faultsOfParams = ({ params }: AnyRule): string[] =>
  Object.entries(params ?? {}).flatMap(([name, param]) => {
    const fault = faultOfParam(param);
    return fault === null ? [] : [`parameter ${name}: ${fault}`];
  });

function faultOfParam(param: Param): string | null {
  if (typeof param !== 'object' || param === null) return `is ${shown(param)}; make it with integer, flag or choice`;
  switch (param.kind) {
    case 'integer': {
      const { default: usual, min, max } = param;
      if (![usual, min, max].every(Number.isInteger)) return 'default, min and max have to be whole numbers';
      return usual < min || usual > max ? `default ${usual} is not from ${min} to ${max}` : null;
    }
    case 'flag': {
      const usual: unknown = param.default;
      return typeof usual === 'boolean' ? null : `default is ${shown(usual)}, expected true or false`;
    }
    case 'choice': {
      const { default: usual, options } = param;
      if (!isList(options)) return 'options have to be a list of words';
      return options.includes(usual) ? null : `default ${shown(usual)} is none of ${options.join(', ')}`;
    }
    default:
      return `is of no kind; make it with integer, flag or choice`;
  }
}
