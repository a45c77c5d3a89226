import type { Change } from '../compile/between.ts';
import { type CompiledMatch, compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/rootKey.ts';
import { openPlayer } from '../engine/play.ts';
import type { RuleId } from '../rules/index.ts';
import type { Battle } from '../scenario/types.ts';

/** Why a switch that stands otherwise made no difference. */
export type Idleness =
  /** Its code ran and changed nothing. */
  | 'ran'
  | 'never ran'
  /** It changes tables or the order of play, where nothing is called that could be counted. */
  | 'not counted'
  /** A rule that it needs is off. */
  | 'dormant'
  /** Another rule takes its place. */
  | 'replaced'
  /** It is a value of a datasheet, which has no code. */
  | 'data'
  /** Nobody in the scenario carries its keyword. */
  | 'nobody has it';

export interface Idle {
  readonly change: Change;
  readonly why: Idleness;
}

/** Plays engagements again with the code of rules counted, and says of each switch whether it had anything to do. */
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

/** The most that can be said of a rule that is at work under one ruleset and not under the other. */
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
