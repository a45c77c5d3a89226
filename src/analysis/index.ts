export type { Answer, Finding } from './answer.ts';
export { type CompareOptions, compare, decider } from './compare.ts';
export { confirmationOf, headlineOf, standingOf } from './confirm.ts';
export type { Confirmation, Headline, Standing } from './confirmation.ts';
export {
  type Exploit,
  type Gains,
  gainsOf,
  type MeetingNames,
  type Mixes,
  meetingsToPlay,
  mixesOf,
  pairsOf,
} from './exploit.ts';
export { type KeptExploit, type PlayedBy, playedBy, withExploit } from './kept-exploits.ts';
export { specLines, titleLines } from './lines.ts';
export { matchNotes } from './match-notes.ts';
export type { Inference, Method } from './method.ts';
export { mostPlayed } from './most-played.ts';
export { armyHead, armySentences, type Colour, type Naming, naming, specName } from './naming.ts';
export { firstLook, PanelStages, PRECISION, panelPlan } from './panel-looks.ts';
export { mostOften, onceEach, withoutPanels } from './panel-parts.ts';
export type { BySide, Meeting, Panel, PanelDifference, PanelEffect, PanelValue } from './panel-summary.ts';
export { playerTable } from './player-table.ts';
export { slotsOf } from './slots.ts';
export { type SummariseOptions, summarise } from './summarise.ts';
export type {
  AcrossDoctrines,
  BadChunk,
  ChunkTest,
  CommonVerdict,
  Comparison,
  CorrectedDifference,
  Difference,
  Exercise,
  Notes,
  ResultSummary,
  RuleInPlay,
  Summary,
  Verdict,
} from './summary.ts';
export { tablesOf } from './tables.ts';
export { type Cell, columnar, type Row, rowsOf, type Table, type Tables } from './tidy.ts';
export { type VerdictInput, verdictOf } from './verdict.ts';
export { findingWords, verdictWords } from './verdict-words.ts';
