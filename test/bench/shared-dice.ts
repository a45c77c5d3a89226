import { pairMargins } from '../../src/analysis/pair-values.ts';
import { playCampaign } from '../../src/runner/campaign.ts';
import { differences, type Interval, pairingFactor, variance } from '../../src/stats/index.ts';
import { loadScenario } from '../files.ts';

/** House rules of Calixtus that one scenario exercises. */
export interface DiceStudy {
  readonly scenario: string;
  readonly pairs: number;
  readonly rules: readonly string[];
}

/** What sharing dice is worth for one rule, switched off and compared with Calixtus as it stands. Variances are of victory points by pair. */
export interface DiceWorth {
  readonly scenario: string;
  readonly rule: string;
  readonly pairs: number;
  /** Of the difference on the same dice. */
  readonly shared: number;
  /** Of the difference between a pair without the rule and the next pair with it, which share no dice. */
  readonly independent: number;
  /** (var with + var without) / var of the difference on the same dice; null where the rule changed nothing. */
  readonly factor: Interval | null;
}

/** Plays the rules of a study off against on. The figures are the same on every machine. */
export async function worthOfSharedDice({ scenario, pairs, rules }: DiceStudy): Promise<DiceWorth[]> {
  const specs = ['calixtus', ...rules.map((rule) => `calixtus@-${rule}`)];
  const { campaign } = await playCampaign({ battles: [loadScenario(scenario)], specs, pairs, seed: 'shared dice' });
  const [on, ...off] = (campaign.columns[0] ?? []).map((columns) => pairMargins(columns));
  if (on === undefined) throw new Error(`${scenario} was not played`);
  return off.map((without, i) => ({
    scenario,
    rule: rules[i] ?? '',
    pairs,
    shared: variance(differences(on, without)),
    independent: variance(differences(on.subarray(1), without.subarray(0, pairs - 1))),
    factor: pairingFactor(on, without),
  }));
}
