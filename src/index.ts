/**
 * `sandtable`: plays seeded, scripted tabletop engagements under competing editions of the rules and says what a rule does.
 *
 * `run`, `replay`, `odds`, `rules` and `verify` are called like the commands, with the same names for the same things. Below them are the parts that
 * they are made of. Importing it has no side effects. The vocabulary of rules is `sandtable/rules`, their shared geometry `sandtable/kit`, blocks of datasheets
 * are made with `sandtable/blocks`, charts with `sandtable/report`, and rules are tested with `sandtable/testing`.
 */

export type { Comparison, Difference, ResultSummary, Summary, Verdict } from './analysis/index.ts';
export { type CompareOptions, compare, type Method, type SummariseOptions, summarise, type Tables, tablesOf } from './analysis/index.ts';
export {
  type OddsArguments,
  odds,
  type ReplayArguments,
  type RunArguments,
  replay,
  rules,
  run,
  type ScenarioOptions,
  verify,
} from './by-name.ts';
export type { Manifest } from './campaign/manifest.ts';
export type { Campaign, CampaignScenario, CampaignVariant, EngagementColumns } from './campaign/result.ts';
export { type CompiledMatch, compileMatch, type MatchOptions } from './compile/match.ts';
export type { Selection } from './compile/select.ts';
export { parseSpec, printSpec, type Spec, SpecError } from './compile/spec.ts';
export { defineRule } from './define-rule.ts';
export { PluginError } from './editions/plugin-error.ts';
export { DICE_VERSION, type RootKey, rootKey } from './engine/dice/root-key.ts';
export type { Outcome } from './engine/outcome.ts';
export { openPlayer, type Player } from './engine/play.ts';
export { loadFormats } from './load/formats.ts';
export { type LoadOptions, loadScenario } from './load/scenarios.ts';
export { loadSelection } from './load/selection.ts';
export { loadVariant } from './load/variant.ts';
export { type EngagementRequest, playEngagement } from './play-engagement.ts';
export type { Line, Transcript } from './replay/transcript.ts';
export { type Chart, ChartError, type ReportOptions, writeReport } from './report/index.ts';
export { defineRulePack, defineVariant, type RulePack, rulesFor, type Variant } from './rules/index.ts';
export { readCampaign } from './runner/arrow.ts';
export { type CampaignOptions, type Played, type Progress, playCampaign } from './runner/campaign.ts';
export { CampaignError } from './runner/explain.ts';
export { OutputError } from './runner/output-error.ts';
export { type RunOptions, type RunResult, runCampaign } from './runner/run.ts';
export { ResultsError } from './runner/stored.ts';
export { InputError, type InputIssue } from './scenario/input-error.ts';
export type { Battle } from './scenario/types.ts';
