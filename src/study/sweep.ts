import type { Selection } from '../compile/select.ts';
import { describeParam } from '../compile/select.ts';
import { parseSpec, printSpec } from '../compile/spec.ts';
import type { Param } from '../rules/index.ts';

/** A parameter and the values it is to take. */
export interface Range {
  readonly id: string;
  readonly param: string;
  readonly values: readonly string[];
}

/** A value or range of a parameter that cannot be swept. */
export class SweepError extends Error {
  override readonly name = 'UsageError';
}

const MOST_VALUES = 50;

/**
 * Reads `RULE.param=0..3`, `RULE.param=0..12..3` (in steps of 3) or `RULE.param=a,b,c`.
 * @throws SweepError for another form
 */
export function readRange(text: string): Range {
  const found = /^([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,})\.([A-Za-z][A-Za-z0-9]*)=(.+)$/.exec(text);
  if (found === null) throw new SweepError(`--param ${text}: expected RULE.param=0..3 or RULE.param=a,b,c`);
  const [, id = '', param = '', values = ''] = found;
  const range = /^(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?$/.exec(values);
  if (range === null) return { id, param, values: values.split(',').map((it) => it.trim()) };
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
  const count = Math.floor((to - from) / step) + 1;
  if (!(step > 0) || count < 1 || count > MOST_VALUES)
    throw new SweepError(`--param ${text}: expected a range upwards of at most ${MOST_VALUES} values`);
  return { id, param, values: Array.from({ length: count }, (_, i) => String(from + i * step)) };
}

/** One ruleset of a sweep. */
export interface Swept {
  readonly values: readonly string[];
  readonly spec: string;
}

/** The rulesets of a sweep over one or two parameters: all their combinations. The value a ruleset has anyway is the ruleset itself. */
export function sweepOf(selection: Selection, ranges: readonly Range[]): Swept[] {
  const current = ranges.map(({ id, param }) => String(currentValue(selection, id, param)));
  let combinations: readonly (readonly string[])[] = [[]];
  for (const { values } of ranges) combinations = combinations.flatMap((before) => values.map((value) => [...before, value]));
  return combinations.map((values) => {
    const spec = parseSpec(selection.spec);
    let { switches } = spec;
    ranges.forEach(({ id, param }, i) => {
      switches = switches.filter((it) => !(it.kind === 'set' && it.id === id && it.param === param));
      const value = values[i] as string;
      const stays = value === current[i] && switches.length === spec.switches.length;
      if (!stays && value !== String(paramOf(selection, id, param).default)) switches = [...switches, { kind: 'set', id, param, value }];
    });
    return { values, spec: printSpec({ ...spec, switches }) };
  });
}

function paramOf(selection: Selection, id: string, param: string): Param {
  const rule = selection.rules.find((it) => it.rule.id === id)?.rule;
  const params = rule?.params ?? {};
  const found = params[param];
  if (found !== undefined) return found;
  const known = selection.rules.flatMap((it) =>
    Object.entries(it.rule.params ?? {}).map(([name, p]) => `${it.rule.id}.${name} (${describeParam(p)})`),
  );
  const there = rule === undefined ? known : Object.entries(params).map(([name, p]) => `${id}.${name} (${describeParam(p)})`);
  throw new SweepError(`${selection.spec} has no parameter ${id}.${param}; it has ${there.length === 0 ? 'none' : there.join(', ')}`);
}

function currentValue(selection: Selection, id: string, param: string): number | boolean | string {
  const fallback = paramOf(selection, id, param).default;
  return selection.rules.find((it) => it.rule.id === id)?.values[param] ?? fallback;
}
