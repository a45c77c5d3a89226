import type { Answer, Finding } from '../analysis/answer.ts';
import { type Naming, naming } from '../analysis/naming.ts';
import type { Meeting, Panel, PanelEffect, PanelValue } from '../analysis/panel-summary.ts';
import type { Summary } from '../analysis/summary.ts';
import { counted } from '../rules/counted.ts';
import { likely, percent, placeName, points } from './words.ts';

/** Most meetings of players that a sentence names. */
const MOST_NAMED = 3;

/** What a summary says about scenarios that a panel plays: what they are worth, and what rulesets do when both sides adapt to them. */
export function panelAnswer(summary: Summary): Answer {
  const named = naming(summary);
  const effects = summary.panels.flatMap((panel) => panel.effects.map((effect) => ({ panel, effect })));
  if (effects.length === 0) {
    return {
      headline: valueHeadline(summary.panels, named),
      sentences: summary.panels.flatMap((panel) => panel.values.map((it) => worth(panel, it, named))),
    };
  }
  return {
    headline: headlineOf(effects, named),
    sentences: effects.map(({ panel, effect }) => ({
      text: effectSentence(panel, effect, summary),
      detail: [atOldMix(panel, effect, named), whoeverPlays(panel, effect, named)].filter((part) => part !== '').join(' '),
      ...(effect.favours !== undefined && !effect.dependsOnPlayers && { favours: effect.favours }),
    })),
  };
}

interface At {
  readonly panel: Panel;
  readonly effect: PanelEffect;
}

function headlineOf(effects: readonly At[], named: Naming): string {
  const [first] = effects;
  if (effects.length === 1 && first !== undefined) return effectHeadline(first, named);
  const torn = effects.filter(({ effect }) => effect.dependsOnPlayers);
  const different = effects.filter(({ effect }) => effect.verdict === 'different' && !effect.dependsOnPlayers);
  const depends = torn.length === 0 ? '' : `; ${torn.length === 1 ? 'one depends' : `${torn.length} depend`} on who plays`;
  if (different.length === 0) {
    const open = effects.filter(({ effect }) => effect.verdict === 'not enough evidence').length;
    if (torn.length > 0) return `${torn.length} of ${effects.length} comparisons ${torn.length === 1 ? 'depends' : 'depend'} on who plays`;
    return open > 0
      ? `${open} of ${effects.length} comparisons ${open === 1 ? 'is' : 'are'} still open`
      : `None of ${effects.length} comparisons shows a difference that matters`;
  }
  const most = different.reduce((a, b) => (Math.abs(b.effect.score.difference) > Math.abs(a.effect.score.difference) ? b : a));
  const count = `${different.length} of ${effects.length} comparisons ${different.length === 1 ? 'shows' : 'show'} a difference`;
  return `${named.ruleset(most.effect.variant)} helps ${helpedBy(most, named)} by ${size(most.effect.score)} percentage points in ${placeName(most.panel)} when both sides adapt; ${count}${depends}`;
}

const helpedBy = ({ panel, effect: { favours } }: At, { army }: Naming): string =>
  favours === undefined ? 'neither side' : army(favours, panel.scenario);

function effectHeadline(at: At, named: Naming): string {
  const { variant, verdict, score, dependsOnPlayers } = at.effect;
  const name = named.ruleset(variant);
  if (dependsOnPlayers) return `What ${name} does depends on who plays`;
  return {
    'no-op': `${name} makes no difference at all, whoever plays`,
    equivalent: `${name} makes no difference that matters when both sides adapt to it`,
    different: `${name} helps ${helpedBy(at, named)} by ${size(score)} percentage points when both sides adapt to it`,
    'not enough evidence': `Not enough games to tell what ${name} does`,
  }[verdict];
}

const size = ({ difference }: { readonly difference: number }): string => Math.abs(100 * difference).toFixed(1);

function effectSentence(panel: Panel, effect: PanelEffect, summary: Summary): string {
  const { verdict, score, favours = 'red' } = effect;
  const { ruleset, army } = naming(summary);
  const [name, place] = [ruleset(effect.variant), placeName(panel)];
  const matters = Number((100 * summary.margin).toFixed(2));
  const gains = score.difference < 0 ? 'blue' : 'red';
  const moves = `${army(gains, panel.scenario)} can expect to win ${size(score)} percentage points more of the games than under ${ruleset(effect.baseline)} (${likely(score, gains)})`;
  switch (verdict) {
    case 'no-op':
      return `${name} makes no difference at all in ${place}, whoever plays: every game of every meeting is the same in every event as under ${ruleset(effect.baseline)}.`;
    case 'equivalent':
      return `${name} makes no difference that matters (less than ${matters} percentage points) in ${place} when both sides adapt to it: ${moves}.`;
    case 'different':
      return `${name} helps ${army(favours, panel.scenario)} in ${place} by ${size(score)} percentage points when both sides adapt to it (${likely(score, favours)})${levels(panel, effect, favours, naming(summary))}`;
    case 'not enough evidence':
      return `There are not enough games to tell what ${name} does in ${place} when both sides adapt to it: ${moves}, so it may make no difference, or one of more than ${matters} percentage points.`;
  }
}

/** `: Raiders can expect to win 39.5 % of the games instead of 25.8 % under Classic.` */
function levels({ scenario, values }: Panel, { baseline, variant }: PanelEffect, side: 'red' | 'blue', named: Naming): string {
  const [before, after] = [baseline, variant].map((name) => values.find((it) => it.variant === name));
  if (before === undefined || after === undefined) return '.';
  const share = ({ value }: PanelValue): string => percent(side === 'red' ? value.estimate : 1 - value.estimate);
  return `: ${named.again(side, scenario)} can expect to win ${share(after)} of the games instead of ${share(before)} under ${named.ruleset(baseline)}.`;
}

function atOldMix({ scenario }: Panel, { baseline, oldMix }: PanelEffect, { ruleset, army }: Naming): string {
  const before = `Before anyone adapts, with the players who are best under ${ruleset(baseline)},`;
  if (oldMix.low === 0 && oldMix.high === 0) return `${before} nothing moves.`;
  const gains = oldMix.difference < 0 ? 'blue' : 'red';
  return `${before} it helps ${army(gains, scenario)} by ${size(oldMix)} (${likely(oldMix, gains)}).`;
}

/** Whether the side that is helped depends on who plays, in plain words. */
function whoeverPlays({ scenario }: Panel, { competent, helps, dependsOnPlayers, verdict }: PanelEffect, { army, again }: Naming): string {
  if (verdict === 'no-op') return '';
  const pairs = `${counted(competent, 'pair')} of players who hold their own`;
  const [red, blue] = [army('red', scenario), army('blue', scenario)];
  if (dependsOnPlayers) {
    return `Which side it helps depends on who plays: of ${pairs}, it helps ${red} under ${helps.red.length} (${named(helps.red)}) and ${blue} under ${helps.blue.length} (${named(helps.blue)}).`;
  }
  const [side, other] = helps.red.length > 0 ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
  if (helps[side].length === 0) return `Under none of ${pairs} does it certainly help either side.`;
  return `Which side it helps does not depend on who plays: of ${pairs}, it certainly helps ${again(side, scenario)} under ${helps[side].length}, and ${again(other, scenario)} under none.`;
}

function named(meetings: readonly Meeting[]): string {
  const shown = meetings.slice(0, MOST_NAMED).map(({ red, blue, difference }) => `${red} against ${blue} ${points(difference)}`);
  const rest = meetings.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function worth({ scenario, players }: Panel, { variant, value, mix }: PanelValue, { ruleset, army, again }: Naming): Finding {
  const lean = value.low > 0.5 ? 'red' : value.high < 0.5 ? 'blue' : undefined;
  const side = lean ?? 'red';
  const share = (worthToRed: number): string => percent(side === 'red' ? worthToRed : 1 - worthToRed);
  const [from, to] = side === 'red' ? [value.low, value.high] : [value.high, value.low];
  const text = `In ${placeName({ scenario })} under ${ruleset(variant)} ${army(side, scenario)} can expect to win ${share(value.estimate)} of the games when both sides play their best mix (likely between ${share(from)} and ${share(to)}): for ${again('red', scenario)} ${mixInWords(players.red, mix.red)}; for ${again('blue', scenario)} ${mixInWords(players.blue, mix.blue)}.`;
  return { text, ...(lean !== undefined && { favours: lean }) };
}

/** `bold 60 %, wary 40 %`; a player who always plays by name alone. */
export function mixInWords(names: readonly string[], weights: readonly number[]): string {
  const used = names.map((name, i) => ({ name, weight: weights[i] ?? 0 })).filter(({ weight }) => weight > 0);
  const [only] = used;
  if (used.length === 1 && only !== undefined) return only.name;
  return used
    .sort((a, b) => b.weight - a.weight)
    .map(({ name, weight }) => `${name} ${percent(weight, 0)}`)
    .join(', ');
}

function valueHeadline(panels: readonly Panel[], { ruleset, army }: Naming): string {
  const [panel] = panels;
  const [value] = panel?.values ?? [];
  if (panels.length !== 1 || panel === undefined || panel.values.length !== 1 || value === undefined)
    return 'How the armies fare, whoever plays';
  const { low, high } = value.value;
  const where = `in ${placeName(panel)} under ${ruleset(value.variant)}, whoever plays`;
  const lean = low > 0.5 ? 'red' : high < 0.5 ? 'blue' : null;
  return lean === null ? `No certain favourite ${where}` : `The favourite ${where}: ${army(lean, panel.scenario)}`;
}
