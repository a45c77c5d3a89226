import { counted } from '../rules/counted.ts';
import type { RosterCode } from '../rules/index.ts';
import { DEFAULT_DOCTRINE } from '../scenario/default-doctrine.ts';
import type { Imported, Item } from './army.ts';
import { heldToOf, notPlayedOf } from './own.ts';

/** Ways of not being played that the answer counts. */
const UNPLAYED: readonly RosterCode[] = [
  'ability-not-simulated',
  'wargear-not-simulated',
  'enhancement-not-simulated',
  'army-rule-not-simulated',
  'detachment-not-simulated',
  'invulnerable-conditional',
];
const OF_WEAPONS: readonly RosterCode[] = ['weapon-keyword-unknown', 'weapon-value-unknown', 'weapon-without-profile', 'mode-not-carried'];
const LEFT_OUT: readonly RosterCode[] = ['unit-without-stat-line', 'unit-not-read', 'unit-of-other-family', 'building'];
const ASSUMED: readonly RosterCode[] = ['base-assumed', 'bearer-assumed', 'stat-line-assumed', 'value-corrected', 'stale-limit'];
const OPEN: readonly RosterCode[] = ['may-lead', 'may-deep-strike', 'may-embark'];

const HEADS: { readonly [code in RosterCode]: string } = {
  'unit-without-stat-line': 'unit without a stat line',
  'unit-not-read': 'unit that could not be read',
  'unit-of-other-family': 'unit of another family of rules',
  building: 'building',
  'weapon-keyword-unknown': 'word of a weapon that is not known',
  'weapon-value-unknown': 'weapon with a value that could not be read, left out',
  'weapon-without-profile': 'weapon without a line',
  'mode-not-carried': 'way of firing that is not used',
  'ability-not-simulated': 'ability',
  'wargear-not-simulated': 'wargear',
  'enhancement-not-simulated': 'enhancement',
  'army-rule-not-simulated': 'rule of the army',
  'detachment-not-simulated': 'rule of the detachment',
  'invulnerable-conditional': 'invulnerable save on a condition',
  'damaged-partly': 'damaged profile',
  'transport-restrictions': 'whom it carries',
  'keyword-without-place': 'keyword',
  'value-corrected': 'value corrected',
  'base-assumed': 'size assumed',
  'bearer-assumed': 'bearer assumed',
  'stat-line-assumed': 'stat line assumed',
  'may-lead': 'may lead',
  'may-deep-strike': 'may start in reserve',
  'may-embark': 'may carry others',
  'stale-limit': 'limit below its points',
};

/** What was read, in numbers. */
export function countsOf({ units, items, own }: Imported) {
  const of = (codes: readonly RosterCode[]): Item[] => items.filter((it) => codes.includes(it.code));
  const withAny = (codes: readonly RosterCode[]): number =>
    units.filter((it) => it.unit.notes.some(({ code }) => codes.includes(code))).length;
  return {
    units: units.length,
    models: units.reduce((sum, it) => sum + it.unit.kinds.reduce((n, kind) => n + kind.count, 0), 0),
    leftOut: of(LEFT_OUT).length,
    asPrinted: units.length - withAny(OF_WEAPONS),
    withModes: withAny(['mode-not-carried']),
    abilities: own === undefined ? of(UNPLAYED).length : notPlayedOf(own),
    weapons: of(OF_WEAPONS).length,
    keywords: of(['keyword-without-place']).length,
    assumed: of(ASSUMED).length,
    open: of(OPEN).length,
  };
}

/** `import.json`. @param version of this program */
export const reportJson = (imported: Imported, version: string) => ({
  format: 1,
  sandtable: version,
  source: imported.source,
  family: imported.family,
  army: imported.id,
  points: imported.points,
  heldTo: heldTo(imported),
  counts: countsOf(imported),
  items: imported.items,
});

/** The answer in a sentence or two. */
export function answerOf(imported: Imported): string {
  const { units, asPrinted, withModes, abilities } = countsOf(imported);
  const modes =
    withModes === 0
      ? ''
      : `; ${withModes} ${withModes === 1 ? 'has' : 'have'} a gun with several ways of firing, of which the first is used`;
  return `${asPrinted} of ${counted(units, 'unit is', 'units are')} played with every weapon as printed${modes}; ${counted(abilities, 'ability is', 'abilities are')} not played.`;
}

/** The ruleset whose rules about detachments the army is held to; null if it is held to none. */
const heldTo = ({ muster, own }: Imported): string | null => (own === undefined ? (muster?.under ?? null) : heldToOf(own));

/** Whether the army is held to rules of detachments, and what would do so, in a line of its report and in one of the command. */
function heldWords(imported: Imported): { readonly report: string; readonly command: string } {
  const under = heldTo(imported);
  if (under !== null)
    return {
      report: `Before it is played it is held to the rules of \`${under}\` about detachments; \`sandtable validate\` says what is wrong with it.`,
      command: `held to the rules of ${under} about detachments`,
    };
  const none = 'held to no rules of detachments';
  if (imported.mustered)
    return {
      report: `It is ${none}: the list does not say in words that are known which it keeps to.`,
      command: `${none}: the list names none that are known`,
    };
  if (imported.own !== undefined) return { report: `It is ${none}: the army names none.`, command: `${none}: the army names none` };
  return {
    report: `It is ${none}, only to its limit: \`sandtable import --muster\` keeps those that the list says, and has it held to their rules.`,
    command: `${none} (--muster does so)`,
  };
}

/** The parts of what the command says. */
export function summaryOf(imported: Imported) {
  const { source, family, points } = imported;
  const { units, models, weapons, keywords, assumed, open } = countsOf(imported);
  const differs = points.roster !== null && points.roster !== points.units;
  return {
    game: `${source.system === '' ? 'a game without a name' : source.system}, read into the ${family} family`,
    contents: `${imported.title}: ${counted(units, 'unit')}, ${counted(models, 'model')}, ${points.units} army points${differs ? `, but the list says ${points.roster}` : ''}`,
    unplayed: `Also not played: ${counted(weapons, 'detail')} of weapons, ${counted(keywords, 'keyword')}.`,
    assumed: `assumed: ${counted(assumed, 'thing')}, left open: ${open}; ${heldWords(imported).command}`,
    differs,
  };
}

/** What of the list is missing; null if everything was taken over. */
export function lossOf({ items, missing }: Imported): string | null {
  const left = items.filter((it) => LEFT_OUT.includes(it.code));
  if (left.length === 0) return null;
  return `${counted(left.length, 'unit is', 'units are')} left out, ${missing} army points of the list: ${left.map((it) => it.unit).join(', ')}`;
}

/** What is told of a unit, or of the list as a whole. */
export interface Told {
  /** Its name in the list; empty for the list. */
  readonly unit: string;
  readonly lines: readonly { readonly head: string; readonly items: readonly { readonly name: string; readonly detail: string }[] }[];
}

/** Everything that a reader is told of an import, in plain text but for signs of code (`` ` ``) in `heldTo` and `noDoctrine`. */
export interface Report {
  readonly title: string;
  readonly loss: string | null;
  readonly answer: string;
  readonly caution: string;
  readonly source: { readonly system: string; readonly file: string; readonly family: string };
  readonly points: { readonly words: string; readonly differ: boolean };
  readonly heldTo: string;
  readonly noDoctrine: string;
  /** In the order in which they are read; those with nothing to tell are left out. */
  readonly sections: readonly { readonly head: string; readonly told: readonly Told[] }[];
}

export function reportOf(imported: Imported): Report {
  const { title, family, points, source, items } = imported;
  const of = (head: string, fits: (code: RosterCode) => boolean) => ({ head, told: byUnit(items.filter((it) => fits(it.code))) });
  return {
    title,
    loss: lossOf(imported),
    answer: answerOf(imported),
    caution: 'A game of this list compares stat lines and weapons: what is listed below is not part of it.',
    source: { system: source.system === '' ? 'The roster' : source.system, file: source.name, family },
    points: pointsOf(points),
    heldTo: heldWords(imported).report,
    noDoctrine: `The army file names no doctrine, so \`${DEFAULT_DOCTRINE}\` leads it.`,
    sections: [
      of('Not played, by unit', (code) => !ASSUMED.includes(code) && !OPEN.includes(code)),
      of('Assumed', (code) => ASSUMED.includes(code)),
      of('Left open: lines for the army file', (code) => OPEN.includes(code)),
    ].filter((it) => it.told.length > 0),
  };
}

/** `import.md`. */
export function reportMarkdown(imported: Imported): string {
  const { title, loss, answer, caution, source, points, heldTo, noDoctrine, sections } = reportOf(imported);
  const lines = [
    `# ${plain(title)}`,
    '',
    ...(loss === null ? [] : [`**${plain(loss)}.**`, '']),
    answer,
    caution,
    '',
    `${plain(source.system)}, from ${plain(source.file)}, in the \`${source.family}\` family of rules. ${points.differ ? `**${points.words}**` : points.words}`,
    '',
    heldTo,
    ...sections.flatMap(({ head, told }) => section(head, told.flatMap(toldLines))),
    ...section('Also left open', [`- ${noDoctrine}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function pointsOf({ roster, units }: Imported['points']): Report['points'] {
  if (roster === null) return { words: `Its units cost ${units} army points.`, differ: false };
  if (roster === units) return { words: `Its units cost ${units} army points, as the list says.`, differ: false };
  return { words: `Its units cost ${units} army points, but the list says ${roster}.`, differ: true };
}

const section = (head: string, lines: readonly string[]): string[] => ['', `## ${head}`, '', ...lines];

/** Items under the names of their units, those of a code together and each once. */
function byUnit(items: readonly Item[]): Told[] {
  return [...new Set(items.map((it) => it.unit))].map((unit) => {
    const own = items.filter((it) => it.unit === unit);
    const codes = [...new Set(own.map((it) => it.code))];
    return {
      unit,
      lines: codes.map((code) => {
        const alike = new Map(own.filter((it) => it.code === code).map(({ name, detail }) => [words({ name, detail }), { name, detail }]));
        return { head: HEADS[code], items: [...alike.values()] };
      }),
    };
  });
}

const toldLines = ({ unit, lines }: Told): string[] => [
  `- **${plain(unit === '' ? 'The list' : unit)}**`,
  ...lines.map(({ head, items }) => `  - ${head}: ${items.map(words).join('; ')}`),
];

const words = ({ name, detail }: Pick<Item, 'name' | 'detail'>): string =>
  detail === '' ? plain(name) : `${plain(name)} (${plain(detail)})`;

/** Text of a list in Markdown: its signs stand for themselves. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');
