import { sha256Hex } from '../digest/sha256.ts';
import { sheetValueText } from '../scenario/sheet-values.ts';
import type { Battle, Placement } from '../scenario/types.ts';
import type { Selection } from './select.ts';
import { activeRules } from './select.ts';

const hex = (value: unknown): string => sha256Hex(JSON.stringify(value)).slice(0, 16);

/** Digest of a ruleset: its edition, the rules in force in their order with their parameters, and the values it sets in datasheets. */
export function rulesetDigest(selection: Selection): string {
  const { variant, sheets } = selection;
  const rules = activeRules(selection).map((r) => [r.rule.id, r.values]);
  const set = sheets.map(sheetValueText);
  return hex([variant.id, variant.edition.family, rules, ...(set.length === 0 ? [] : [set])]);
}

/** Digest of a scenario with everything it names, wherever the files are. What kinds of terrain do is not part of it, but of the editions. */
export function battleDigest(battle: Battle): string {
  const { sources, terrainKinds: _, ...rest } = battle;
  const placed = (list: readonly Placement[]): unknown => list.map(({ ranks: __, ...it }) => it);
  const deployment = { red: placed(battle.deployment.red), blue: placed(battle.deployment.blue) };
  return hex([{ ...rest, deployment }, sources.map((s) => s.digest).sort()]);
}
