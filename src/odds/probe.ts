import type { Selection } from '../compile/select.ts';
import type { Probe } from '../rules/index.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { attackOdds } from './attack-odds.ts';

const NO_FILE: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const AT = { x: 10, y: 10 };

/** Chances of one attack to hit, and of a hit to wound, calculated by the rules of the selection. An impossible hit has no chance to wound. */
export function chancesOf(selection: Selection, probe: Probe): { readonly hit: number; readonly wound: number } {
  const { hits, wounds } = attackOdds(exampleOf(selection.variant.edition.family, probe), NO_FILE, selection);
  const hit = hits?.mean ?? 0;
  return { hit, wound: hit === 0 ? 0 : (wounds?.mean ?? 0) / hit };
}

function exampleOf(family: string, { attacker, target, weapon, apartInches, statuses, when }: Probe): Example {
  const model = { models: 1, base: 25.4, height: 1.2, keywords: ['infantry'] };
  const example = {
    rule: '',
    title: 'probe',
    answers: {},
    dice: {},
    line: 0,
    given: {
      terrain: [],
      objectives: [],
      ...(statuses !== undefined && { statuses: { A: statuses, B: statuses } }),
      units: {
        A: {
          ...model,
          army: 'red',
          at: [AT.x, AT.y],
          [family]: attacker,
          ...(weapon !== null && { weapons: { probe: { [family]: weapon } } }),
        },
        B: { ...model, army: 'blue', at: [AT.x + apartInches, AT.y], [family]: target },
      },
    },
    when: [when],
  };
  return example as unknown as Example;
}
