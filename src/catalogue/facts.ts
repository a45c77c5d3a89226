import { describeParam } from '../compile/select.ts';
import { counted } from '../rules/counted.ts';
import type { Param, RuleId } from '../rules/index.ts';
import type { Catalogue, RuleFacts } from './catalogue.ts';
import type { Effects } from './effects.ts';
import { settingOfParam, switchOf } from './switches.ts';

/** A fact about a rule: its name, and the text line by line. */
export interface Fact {
  readonly name: string;
  readonly lines: readonly FactLine[];
}

/** Words, code to type, and rules. */
export type FactLine = readonly (string | { readonly code: string } | { readonly rule: RuleId; readonly titled: boolean })[];

/** How far rules are played, in words. */
export const PLAYED = {
  full: 'played in full',
  partial: 'played in part',
  data: 'data of sheets, terrain and scenarios',
  none: 'not played',
} as const;

/** All non-empty facts about a rule, in reading order. */
export function factsOf(rule: RuleFacts, catalogue: Catalogue): Fact[] {
  const { line, relations, effects, exercised } = rule;
  const { selection } = catalogue;
  const switched = switchOf(selection, line);
  const rules = (name: string, ids: readonly RuleId[]): Fact => ({ name, lines: ids.map((id) => [{ rule: id, titled: true }]) });
  const facts: Fact[] = [
    { name: 'Source', lines: line.source === '' ? [] : [[line.source]] },
    {
      name: 'Switch',
      lines: [
        switched === null ? [whyNot(rule)] : [`${stateText(rule)}; ${line.state === 'off' ? 'on' : 'off'} with `, { code: switched }],
      ],
    },
    { name: 'Left out', lines: line.leavesOut === undefined ? [] : [[line.leavesOut]] },
    {
      name: 'Parameters',
      lines: Object.entries(line.params).map(([name, param]) => [
        { code: name },
        `: ${param.text}; ${describeParam(param as Param)}, ${String(param.default)} by default: `,
        { code: settingOfParam(selection, line.id, name, param as Param) },
      ]),
    },
    { name: 'Changes', lines: line.changes === '' ? [] : [[line.changes]] },
    { name: 'Acts on', lines: effects === null ? carried(rule) : effectLines(effects) },
    rules('Takes the place of', relations.supersedes),
    rules('Replaced by', relations.supersededBy),
    rules('Builds on or amends', relations.amends),
    rules('Built on or amended by', relations.amendedBy),
    rules('Does nothing without', relations.requires),
    rules('Needed by', relations.requiredBy),
    rules('Cannot be on with', relations.conflicts),
    { name: 'In the run', lines: exercised === null ? [] : [[exercisedText(exercised)]] },
  ];
  return facts.filter((it) => it.lines.length > 0);
}

function stateText({ line, relations }: RuleFacts): string {
  const on = line.state !== 'off';
  const state = `${on ? 'On' : 'Off'}${on === (line.default === 'on') ? ' by default' : ' here'}`;
  return line.state === 'dormant' ? `${state}, but it does nothing without ${relations.requires.join(', ')}` : state;
}

function whyNot({ line, effects, relations }: RuleFacts): string {
  if (line.state === 'replaced') return `Cannot be switched while ${relations.supersededBy.join(', ')} replaces it.`;
  if (Object.keys(line.params).length > 0) return 'Cannot be switched, but its numbers can be set.';
  if (line.simulated === 'none') return 'Cannot be switched: it is not played.';
  if (line.simulated === 'data') return 'Cannot be switched: it is data of datasheets, terrain and scenarios.';
  return effects === null ? 'Cannot be switched: without it there would be no game, or nothing would change.' : 'Cannot be switched.';
}

function carried({ carriedBy }: RuleFacts): FactLine[] {
  return carriedBy.length === 0 ? [] : [['Carried by ', ...codes(carriedBy)]];
}

function effectLines({ takesOver, standsRound, addsTo, reactsTo, tables, order, keywords }: Effects): FactLine[] {
  const line = (words: string, names: readonly string[]): FactLine[] => (names.length === 0 ? [] : [[`${words} `, ...codes(names)]]);
  return [
    ...line('Takes over', takesOver),
    ...line('Stands round', standsRound),
    ...line('Adds to', addsTo),
    ...line('Reacts to', reactsTo),
    ...line('Changes the tables', tables),
    ...line('Order of play: adds', order?.adds ?? []),
    ...line('Order of play: takes away', order?.removes ?? []),
    ...line('Order of play: changes', order?.changes ?? []),
    ...line('Only where a unit has', keywords),
  ];
}

const codes = (names: readonly string[]): FactLine => names.flatMap((name, i) => [...(i === 0 ? [] : [', ']), { code: name }]);

function exercisedText({ called, changed }: NonNullable<RuleFacts['exercised']>): string {
  if (called === 0) return 'Never came up.';
  const came = `Its code ran ${counted(called, 'time')}`;
  return changed === null
    ? `${came}.`
    : `${came}; of the engagements that were played again without it, ${changed === 0 ? 'none' : changed.toLocaleString('en')} changed.`;
}
