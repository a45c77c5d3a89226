import type { Theme } from '../page/index.ts';
import type { Spec } from './chart.ts';
import { roomOfScales } from './scale-room.ts';
import { houseStyle } from './style.ts';

type Style = Readonly<Record<string, unknown>>;

type House = Readonly<Record<string, Style>> & {
  readonly background: string;
  readonly lineBreak: string;
  /** Of each positional channel. */
  readonly room: Readonly<Record<string, Style>>;
};

/** Channels that have an axis, or a legend. */
const AXES = ['x', 'y'];
const LEGENDS = ['color', 'fill', 'stroke', 'shape', 'size', 'opacity', 'fillOpacity', 'strokeOpacity', 'strokeDash'];
const FACETS = ['row', 'column', 'facet'];

/** Parts of a specification that are specifications themselves. */
const CHILDREN = ['layer', 'concat', 'hconcat', 'vconcat', 'spec'];

/**
 * The same chart with everything that it needs to be right in the chart itself: colours that it names by range, named looks of marks,
 * what keeps words whole and readable on its own ground, and the room that rows and values have. Its `config` may then be replaced by any other theme, or by none.
 * @param compiled what Vega-Lite makes of it under the house style
 */
export function carryStyle(spec: Spec, theme: Theme, compiled: unknown): Spec {
  const slots = asObject(spec['usermeta'])['slots'] as readonly number[] | undefined;
  const house = { ...houseStyle(theme, slots), room: roomOfScales(compiled) } as House;
  const { data, config, title, ...own } = spec;
  return {
    background: house.background,
    ...own,
    ...(isObject(title) && { title: { ...house['title'], ...title, subtitle: linesOf(title['subtitle']) } }),
    ...chartPart(own, house, true),
    data,
    config,
  };
}

/** @param outer whether no layer is around this part: only then it has a view and a distance to its neighbours of its own */
function chartPart(part: Spec, house: House, outer: boolean): Spec {
  const layered = 'layer' in part || 'mark' in part;
  const changed: Record<string, unknown> = { ...part };
  if (layered && outer) changed['view'] = { ...house['view'], ...asObject(part['view']) };
  if ('facet' in part && part['spacing'] === undefined) changed['spacing'] = house['facet']?.['spacing'];
  if ('mark' in part) changed['mark'] = markOf(part['mark'], house);
  if (isObject(part['encoding'])) changed['encoding'] = eachOf(part['encoding'], (it, channel) => channelOf(channel, it, house));
  if (isObject(part['facet'])) {
    const facet = part['facet'];
    changed['facet'] = 'field' in facet ? channelOf('facet', facet, house) : eachOf(facet, (it, channel) => channelOf(channel, it, house));
  }
  for (const name of CHILDREN) {
    const child = part[name];
    if (Array.isArray(child)) changed[name] = child.map((it: Spec) => chartPart(it, house, outer && !layered));
    else if (isObject(child)) changed[name] = chartPart(child, house, outer && !layered);
  }
  return changed;
}

/** A mark with the looks of its type and of the styles that it names; its own properties come last. */
function markOf(mark: unknown, house: House): Style {
  const own = isObject(mark) ? mark : { type: mark };
  const { style: named, ...rest } = own;
  const type = String(own['type']);
  const styles = named === undefined ? [] : [named].flat().map(String);
  const { color, ...looks }: Style = Object.assign({}, house['mark'], house[type], ...styles.map((name) => asObject(house['style'])[name]));
  const known = styles.filter((name) => asObject(house['style'])[name] !== undefined);
  const foreign = styles.filter((name) => !known.includes(name));
  const coloured = ['fill', 'stroke'].some((name) => name in looks || name in rest);
  return {
    ...(!coloured && { color }),
    // A theme may fill every rectangle.
    ...(type === 'rect' && { ...looks, ...rest }['filled'] === false && { fill: 'transparent' }),
    ...looks,
    // Vega-Lite lets the size of a type's words win over that of a style.
    ...(type === 'text' && { fontSize: house['text']?.['fontSize'] }),
    ...rest,
    ...(type === 'text' && { lineBreak: house.lineBreak }),
    ...(foreign.length > 0 && { style: foreign }),
  };
}

/** What a channel shows, with colours in place of their range's name, and its axis, legend or heading as the house has it. */
function channelOf(channel: string, definition: unknown, house: House): unknown {
  if (!isObject(definition)) return definition;
  const changed: Record<string, unknown> = { ...definition };
  const scale = definition['scale'];
  if (isObject(scale) && typeof scale['range'] === 'string') {
    const range = asObject(house['range'])[scale['range']];
    if (range !== undefined) changed['scale'] = { ...scale, range };
  }
  if (!('field' in definition || 'aggregate' in definition)) return changed;
  if (house.room[channel] !== undefined && scale !== null) changed['scale'] = { ...house.room[channel], ...asObject(changed['scale']) };
  if (AXES.includes(channel) && definition['axis'] !== null) {
    changed['axis'] = { ...house['axis'], ...(channel === 'y' && house['axisY']), ...inLines(asObject(definition['axis']), definition) };
  }
  if (LEGENDS.includes(channel) && definition['legend'] !== null && scale !== null) {
    changed['legend'] = { ...house['legend'], ...inLines(asObject(definition['legend']), definition) };
  }
  if (FACETS.includes(channel) && definition['header'] !== null) {
    changed['header'] = { ...house['header'], ...inLines(asObject(definition['header']), definition) };
  }
  return changed;
}

/** Names of several lines: without a `lineBreak` for everything only a list is drawn in lines. */
function inLines(guide: Style, { type, aggregate }: Style): Style {
  if ((type !== 'nominal' && type !== undefined) || aggregate !== undefined || guide['format'] !== undefined) return guide;
  return { ...guide, labelExpr: `split(${String(guide['labelExpr'] ?? 'datum.label')}, '\\n')` };
}

/** Lines of a text or of several. */
const linesOf = (text: unknown): string[] => [text ?? []].flat().flatMap((it) => String(it).split('\n'));

const eachOf = (object: Style, change: (value: unknown, key: string) => unknown): Style =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

const isObject = (value: unknown): value is Style => typeof value === 'object' && value !== null && !Array.isArray(value);
const asObject = (value: unknown): Style => (isObject(value) ? value : {});
