import { InputError, type InputIssue } from './input-error.ts';
import type { ArmyColour, Battle } from './types.ts';

/**
 * Makes sure that a variant has a profile for every unit of a scenario.
 * @throws {InputError} that names each unit without the block, and the variant
 */
export function requireFamily(battle: Battle, family: string, variantId: string): void {
  const issues: InputIssue[] = [];
  for (const army of ['red', 'blue'] as const) {
    for (const unit of battle.armies[army].units) {
      const sheet = battle.datasheets[unit.datasheet];
      if (sheet?.blocks[family] !== undefined) continue;
      const [file, line, column] = placeOf(battle, army, unit.id);
      const message = `found unit ${army}/${unit.id} whose datasheet "${unit.datasheet}" has no ${family} block, expected one: variant ${variantId} plays by it`;
      issues.push({ file, line, column, path: '', message });
    }
  }
  if (issues.length > 0) throw new InputError(issues);
}

function placeOf(battle: Battle, army: ArmyColour, unitId: string): readonly [string, number, number] {
  const index = battle.armies[army].units.findIndex((it) => it.id === unitId);
  const named = battle.sources.find((it) => it.kind === 'army' && it.id === battle.armies[army].id);
  const source = named ?? battle.sources.find((it) => it.kind === 'scenario');
  const path = named === undefined ? `armies.${army}.units[${index}]` : `units[${index}]`;
  const [line, column] = source?.positions[path] ?? [0, 0];
  return [source?.path ?? battle.id, line, column];
}
