import { type KeptExploit, naming, playedBy, type Summary } from '../analysis/index.ts';
import type { Campaign } from '../campaign/result.ts';
import type { Interval } from '../stats/index.ts';
import { placeName, pointsBetween, signed } from './words.ts';

/**
 * How good the players of a run are, in sentences, from results that were kept for its scenarios and editions: what an opponent who looks
 * ahead gains on them. Nothing is said of others. A result of other armies, doctrines or rules is left out, one that other code has played is
 * marked.
 * @param code digest of the code that played the run
 */
export function skillSentences(summary: Summary, campaign: Campaign, kept: readonly KeptExploit[], code: string): string[] {
  const { ruleset } = naming(summary);
  const editions = new Set(campaign.variants.map(({ spec }) => spec.replace(/[:@+].*$/, '')));
  const scenarios = new Set(campaign.scenarios.map(({ id }) => id));
  return kept
    .filter(({ scenario, variant }) => scenarios.has(scenario) && editions.has(variant))
    .flatMap((one) => {
      const panel = summary.panels.find(({ scenario }) => scenario === one.scenario);
      const found = panel === undefined ? ofPlayers(one, campaign) : ofMixes(one);
      if (found.length === 0) return [];
      const again = `\`sandtable exploit ${one.scenario} -v ${one.variant} --keep\` finds out again`;
      const age = ageOf(one, panel !== undefined, campaign, code);
      if (age === 'of others') {
        return [
          `How good the players are: what was kept about ${placeName(one)} under ${ruleset(one.variant)} is of other armies, doctrines or rules, and left out here; ${again}.`,
        ];
      }
      const stale = age === 'of other code' ? ` It was found with other code than that of this run; ${again}.` : '';
      const trials = `tries each decision of weight ${one.rollouts} times`;
      return [
        `How good the players are: in ${placeName(one)} under ${ruleset(one.variant)} an opponent who looks ahead (${trials}) gains ${found.join('; ')} (${one.games} games each).${stale}`,
      ];
    });
}

/** Whether a kept result still tells about the players of a run. */
function ageOf(
  { scenario, variant, played }: KeptExploit,
  isPanel: boolean,
  campaign: Campaign,
  code: string,
): 'of these' | 'of other code' | 'of others' {
  if (played === undefined) return 'of other code';
  const now = playedBy(campaign, scenario, variant, code);
  // The ruleset of the run may be the edition with a switch; its meetings are all there only where the panel plays.
  const otherRules = now.ruleset !== '' && now.ruleset !== played.ruleset;
  if (otherRules || (isPanel && now.meetings !== played.meetings)) return 'of others';
  return now.code === played.code ? 'of these' : 'of other code';
}

const gained = ({ estimate, low, high }: Interval): string =>
  `${signed(100 * estimate, 1)} percentage points (${pointsBetween(low, high)})`;

const ofMixes = ({ red, blue }: KeptExploit): string[] => [`${gained(blue.mix)} on red’s best mix`, `${gained(red.mix)} on blue’s`];

/** Of a run with one player a side. */
function ofPlayers({ scenario, red, blue }: KeptExploit, { scenarios }: Campaign): string[] {
  const names = (side: 'red' | 'blue'): string[] => [
    ...new Set(scenarios.flatMap((it) => (it.id === scenario ? [it.doctrines[side]] : []))),
  ];
  const of = (side: 'red' | 'blue', gains: Readonly<Record<string, Interval>>): string[] =>
    names(side).flatMap((name) => {
      const gain = gains[name];
      return gain === undefined ? [] : [`${gained(gain)} on ${side}’s ${name}`];
    });
  return [...of('red', blue.players), ...of('blue', red.players)];
}
