import type { AnyEdition } from '../rules/index.ts';
import type { InputIssue } from '../scenario/input-error.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Battle, Battlefield } from '../scenario/types.ts';

/** Terrain of a scenario that an edition cannot play: kinds that it does not know and the scenario does not waive. */
export function terrainIssues(battle: Battle, edition: AnyEdition, variantId: string): InputIssue[] {
  const source = battle.sources.find((it) => it.kind === 'battlefield') ?? battle.sources.find((it) => it.kind === 'scenario');
  return battle.battlefield.terrain
    .filter((it) => !edition.terrain.includes(it.kind) && !battle.waived.includes(it.kind))
    .map((it) => ({
      file: source?.path ?? `scenario ${battle.id}`,
      line: 0,
      column: 0,
      path: '',
      message: `terrain "${it.id}": ${variantId} does not know the kind "${it.kind}"${didYouMean(it.kind, edition.terrain)}; change it, or waive it with "waive: [${it.kind}]" in the scenario`,
    }));
}

/** The battlefield without pieces of kinds that the edition does not know and the scenario waives. */
export function playedField(battle: Battle, edition: AnyEdition): Battlefield {
  const field = battle.battlefield;
  const terrain = field.terrain.filter((it) => edition.terrain.includes(it.kind) || !battle.waived.includes(it.kind));
  return terrain.length === field.terrain.length ? field : { ...field, terrain };
}

/** Whether floors of a kind bring rules about storeys into play. */
export const hasStoreys = (kind: string, { terrainKinds }: Battle): boolean =>
  terrainKinds.some((it) => it.name === kind && it.storeys === true);

/** Kinds avoided by units that are set up without a fixed place. */
export const avoidedKinds = ({ terrainKinds }: Battle): readonly string[] =>
  terrainKinds.filter((it) => it.avoided === true).map((it) => it.name);

/** Kinds on which nothing can be deployed. */
export const barredKinds = ({ terrainKinds }: Battle): readonly string[] =>
  terrainKinds.filter((it) => it.bars !== undefined).map((it) => it.name);
