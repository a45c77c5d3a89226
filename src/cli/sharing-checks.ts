import { record } from '../campaign/record.ts';
import { allocate } from '../campaign/result.ts';
import { sameRow } from '../campaign/same-row.ts';
import { canBeShared, SharedPlayer } from '../campaign/shared-player.ts';
import { differenceOf, isNoDifference } from '../compile/difference.ts';
import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import { parseSpec, printSpec, withFlipped } from '../compile/spec.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import { openPlayer } from '../engine/play.ts';
import { loadSelection } from '../load/selection.ts';
import type { Battle } from '../scenario/types.ts';

const PAIRS = 2;
const SEED = 'validate';
const MOST_TOLD = 3;

/**
 * Whether studies may play only what differs: games with a rule switched the other way, put together from games as they are, have to be those of
 * full play. A sentence for each rule for which they are not: it does something that no watch sees.
 * @param ids rules to try
 */
export async function checkSharing(base: Selection, battle: Battle, ids: readonly string[]): Promise<string[]> {
  const compiled = compileMatch(base, battle);
  if (!canBeShared(compiled.match)) return [];
  const isOn = (id: string): boolean => base.rules.some(({ rule, on }) => rule.id === id && on);
  const off = base.rules.filter((it) => !it.on && ids.includes(it.rule.id));
  const shared = new SharedPlayer((ruleWatch) => compileMatch(base, battle, { ruleWatch }), ids.filter(isOn), off);
  const root = rootKey(SEED);
  const columns = () => allocate({ pairs: PAIRS, units: compiled.match.units.length, counters: 0 });
  const problems: string[] = [];
  for (const id of ids) {
    // Switches that cannot be thrown are told elsewhere.
    const other = await loadSelection(printSpec(withFlipped(parseSpec(base.spec), id, isOn(id)))).catch(() => null);
    const difference = other === null ? null : differenceOf(base, other, compiled.present);
    if (other === null || difference === null) continue;
    // Others that come or go with it may not be among those that are watched.
    if (isNoDifference(difference) || !shared.watches(difference)) continue;
    const without = compileMatch(other, battle);
    const sibling = shared.sibling(without, difference);
    const full = openPlayer(without.match);
    for (let row = 0; row < PAIRS * 2; row++) {
      const [pair, seat] = [row >> 1, (row & 1) as 0 | 1];
      const [put, whole] = [columns(), columns()];
      record(shared.play(root, pair, seat), put, row);
      const outcome = shared.playBy(sibling);
      if (outcome !== null) record(outcome, put, row);
      record(full.play(root, pair, seat), whole, row);
      if (sameRow(put, whole, row)) continue;
      problems.push(
        `${base.spec}: ${battle.id}: ${id} does something that cannot be seen: it writes while it answers a question. ` +
          `Write in procedures without an answer, before or after them, or in reactions, and put nothing into what a procedure is given`,
      );
      break;
    }
    if (problems.length === MOST_TOLD) break;
  }
  return problems;
}
