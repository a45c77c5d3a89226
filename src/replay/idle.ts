import type { Change } from '../compile/between.ts';
import { type CompiledMatch, compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import { openPlayer } from '../engine/play.ts';
import type { RuleId } from '../rules/index.ts';
import type { Battle } from '../scenario/types.ts';

/** Why a switch that differs made no difference. */
export type Idleness =
  /** Its code ran and changed nothing. */
  | 'ran'
  | 'never ran'
  /** It changes tables or the order of play, where there are no calls to count. */
  | 'not counted'
  /** A rule that it needs is off. */
  | 'dormant'
  /** Another rule takes its place. */
  | 'replaced'
  /** It is a value of a datasheet, without code. */
  | 'data'
  /** No unit in the scenario has its keyword. */
  | 'nobody has it';

export interface Idle {
  readonly change: Change;
  readonly why: Idleness;
}

/** Replays engagements counting calls of rules, and says of each switch whether it had anything to do. */
export function idleChanges(
  changes: readonly Change[],
  selections: readonly [Selection, Selection],
  { battle, root, pairs, seats }: { battle: Battle; root: RootKey; pairs: readonly number[]; seats: readonly (0 | 1)[] },
): Idle[] {
  const counted = selections.map((selection) => {
    const compiled = compileMatch(selection, battle, { counting: true });
    const player = openPlayer(compiled.match);
    for (const pair of pairs) for (const seat of seats) player.play(root, pair, seat);
    return { selection, compiled };
  });
  return changes.map((change) => {
    const { rule } = change;
    if (rule === null) return { change, why: 'data' };
    const ways = counted.flatMap(({ selection, compiled }) => idleness(rule, selection, compiled) ?? []);
    return { change, why: ORDER.find((it) => ways.includes(it)) ?? 'never ran' };
  });
}

/** The strongest statement first, for a rule that is at work under only one of the rulesets. */
const ORDER: readonly Idleness[] = ['ran', 'not counted', 'never ran', 'nobody has it', 'replaced', 'dormant'];

/** Null for a rule that is off. */
function idleness(id: RuleId, selection: Selection, { composed, counters }: CompiledMatch): Idleness | null {
  const found = selection.rules.find((it) => it.rule.id === id);
  if (found?.on !== true) return null;
  if (found.dormant.length > 0) return 'dormant';
  if (found.replacedBy !== null) return 'replaced';
  if (composed.provenance.unused.includes(id)) return 'nobody has it';
  if ((composed.calls[counters.indexOf(id)] ?? 0) > 0) return 'ran';
  return found.rule.tables !== undefined || found.rule.sequence !== undefined ? 'not counted' : 'never ran';
}
