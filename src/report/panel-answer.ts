import type { Answer, Finding, Meeting, Panel, PanelDifference, PanelEffect, PanelValue, Summary } from '../analysis/index.ts';
import { counted } from '../rules/counted.ts';
import { percent, placeName, points, pointsBetween, rulesetName } from './words.ts';

/** Most meetings of players that a sentence names. */
const MOST_NAMED = 3;

/** What a summary says about scenarios that a panel plays: what they are worth, and what rulesets do when both sides adapt to them. */
export function panelAnswer(summary: Summary): Answer {
  const effects = summary.panels.flatMap((panel) => panel.effects.map((effect) => ({ panel, effect })));
  if (effects.length === 0) {
    return {
      headline: valueHeadline(summary.panels),
      sentences: summary.panels.flatMap((panel) => panel.values.map((it) => worth(panel, it))),
    };
  }
  return {
    headline: headlineOf(effects),
    sentences: effects.map(({ panel, effect }) => ({
      text: effectSentence(panel, effect, summary),
      detail: `${atOldMix(effect)} ${whoeverPlays(effect)}`,
      ...(effect.favours !== undefined && !effect.dependsOnPlayers && { favours: effect.favours }),
    })),
  };
}

interface At {
  readonly panel: Panel;
  readonly effect: PanelEffect;
}

function headlineOf(effects: readonly At[]): string {
  const [first] = effects;
  if (effects.length === 1 && first !== undefined) return effectHeadline(first.effect);
  const torn = effects.filter(({ effect }) => effect.dependsOnPlayers);
  const different = effects.filter(({ effect }) => effect.verdict === 'different' && !effect.dependsOnPlayers);
  const depends = torn.length === 0 ? '' : `; ${torn.length === 1 ? 'one depends' : `${torn.length} depend`} on who plays`;
  if (different.length === 0) {
    const open = effects.filter(({ effect }) => effect.verdict === 'not enough evidence').length;
    if (torn.length > 0) return `${torn.length} of ${effects.length} comparisons ${torn.length === 1 ? 'depends' : 'depend'} on who plays`;
    return open > 0
      ? `${open} of ${effects.length} comparisons are still open`
      : `None of ${effects.length} comparisons makes a difference that matters`;
  }
  const most = different.reduce((a, b) => (Math.abs(b.effect.score.difference) > Math.abs(a.effect.score.difference) ? b : a));
  const count = `${different.length} of ${effects.length} comparisons ${different.length === 1 ? 'shows' : 'show'} a difference`;
  return `${rulesetName(most.effect.variant)} helps ${most.effect.favours ?? 'neither side'} by ${size(most.effect.score)} percentage points in ${placeName(most.panel)} when both sides adapt; ${count}${depends}`;
}

function effectHeadline({ variant, verdict, favours, score, dependsOnPlayers }: PanelEffect): string {
  const name = rulesetName(variant);
  if (dependsOnPlayers) return `What ${name} does depends on who plays`;
  return {
    'no-op': `${name} changes nothing, whoever plays`,
    equivalent: `${name} makes no difference that matters when both sides adapt to it`,
    different: `${name} helps ${favours ?? 'neither side'} by ${size(score)} percentage points when both sides adapt to it`,
    'not enough evidence': `Not enough evidence about ${name}`,
  }[verdict];
}

const size = ({ difference }: { readonly difference: number }): string => Math.abs(100 * difference).toFixed(1);

/** `95 % interval 20.1 to 33.9` */
const interval = ({ low, high, confidence }: PanelDifference, towards: 'red' | 'blue' = 'red'): string =>
  `${Number((100 * confidence).toFixed(1))} % interval ${towards === 'red' ? pointsBetween(low, high) : pointsBetween(-high, -low)}`;

function effectSentence(panel: Panel, effect: PanelEffect, { margin }: Summary): string {
  const { verdict, score, favours = 'red' } = effect;
  const [name, place] = [rulesetName(effect.variant), placeName(panel)];
  const within = Number((100 * margin).toFixed(2));
  const moves = `what the battle is worth to red moves by ${points(score.difference)} percentage points (${interval(score)})`;
  switch (verdict) {
    case 'no-op':
      return `${name} changes nothing in ${place}, whoever plays: every game of every meeting is the same in every event as under ${rulesetName(effect.baseline)}.`;
    case 'equivalent':
      return `${name} makes no difference that matters in ${place} when both sides adapt to it: ${moves}, inside ±${within}.`;
    case 'different':
      return `${name} helps ${favours} in ${place} by ${size(score)} percentage points when both sides adapt to it (${interval(score, favours)})${levels(panel, effect)}`;
    case 'not enough evidence':
      return `There is not enough evidence about ${name} in ${place} when both sides adapt to it: ${moves}, which rules out neither 0 nor a difference beyond ±${within}.`;
  }
}

/** `: the battle is worth 39.5 % to red instead of 75.8 % under Classic.` */
function levels({ values }: Panel, { baseline, variant }: PanelEffect): string {
  const [before, after] = [baseline, variant].map((name) => values.find((it) => it.variant === name));
  if (before === undefined || after === undefined) return '.';
  return `: the battle is worth ${percent(after.value.estimate)} to red instead of ${percent(before.value.estimate)} under ${rulesetName(baseline)}.`;
}

function atOldMix({ baseline, oldMix }: PanelEffect): string {
  if (oldMix.low === 0 && oldMix.high === 0)
    return `Before anyone adapts, with the players who are best under ${rulesetName(baseline)}, nothing moves.`;
  return `Before anyone adapts, with the players who are best under ${rulesetName(baseline)}, red’s score moves by ${points(oldMix.difference)} (${pointsBetween(oldMix.low, oldMix.high)}).`;
}

/** Whether the side that is helped depends on who plays, in plain words. */
function whoeverPlays({ competent, helps, dependsOnPlayers, verdict }: PanelEffect): string {
  if (verdict === 'no-op') return '';
  const pairs = `${counted(competent, 'pair')} of players who hold their own`;
  if (dependsOnPlayers) {
    return `Which side it helps depends on who plays: of ${pairs}, it helps red under ${helps.red.length} (${named(helps.red)}) and blue under ${helps.blue.length} (${named(helps.blue)}).`;
  }
  const [side, other] = helps.red.length > 0 ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
  if (helps[side].length === 0) return `Under none of ${pairs} does it certainly help either side.`;
  return `Which side it helps does not depend on who plays: of ${pairs}, it certainly helps ${side} under ${helps[side].length}, and ${other} under none.`;
}

function named(meetings: readonly Meeting[]): string {
  const shown = meetings.slice(0, MOST_NAMED).map(({ red, blue, difference }) => `${red} against ${blue} ${points(difference)}`);
  const rest = meetings.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function worth(panel: Panel, { variant, value, mix }: PanelValue): Finding {
  const lean = value.low > 0.5 ? 'red' : value.high < 0.5 ? 'blue' : undefined;
  const text = `${placeName(panel)} is worth ${percent(value.estimate)} to red under ${rulesetName(variant)} when both sides play their best mix (interval ${percent(value.low)} to ${percent(value.high)}): red ${mixInWords(panel.players.red, mix.red)}; blue ${mixInWords(panel.players.blue, mix.blue)}.`;
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

function valueHeadline(panels: readonly Panel[]): string {
  const [panel] = panels;
  const [value] = panel?.values ?? [];
  if (panels.length !== 1 || panel === undefined || panel.values.length !== 1 || value === undefined)
    return 'How the armies fare, whoever plays';
  const { low, high } = value.value;
  const says = low > 0.5 ? 'favours red' : high < 0.5 ? 'favours blue' : 'shows no certain favourite';
  return `${placeName(panel)} ${says} under ${rulesetName(value.variant)}, whoever plays`;
}
