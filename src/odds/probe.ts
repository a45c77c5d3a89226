import type { Selection } from '../compile/select.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { attackOdds } from '../testing/attackOdds.ts';

/** One attack of one model on another, in the open, as a worked example gives it. */
export interface Probe {
  readonly attacker: Readonly<Record<string, number>>;
  readonly target: Readonly<Record<string, number>>;
  /** The weapon's profile; null strikes with what every model has. */
  readonly weapon: Readonly<Record<string, number | string>> | null;
  readonly kind: 'shooting' | 'assault';
}

const NO_FILE: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TARGET_AT = { shooting: [18, 10], assault: [11, 10] } as const;

/** Chances of one attack to hit, and of a hit to wound, worked out by the rules of the selection. A hit that cannot be has no chance to wound. */
export function chancesOf(selection: Selection, probe: Probe): { readonly hit: number; readonly wound: number } {
  const { hits, wounds } = attackOdds(exampleOf(selection.variant.edition.family, probe), NO_FILE, selection);
  const hit = hits?.mean ?? 0;
  return { hit, wound: hit === 0 ? 0 : (wounds?.mean ?? 0) / hit };
}

function exampleOf(family: string, { attacker, target, weapon, kind }: Probe): Example {
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
      ...(kind === 'assault' && { statuses: { A: ['locked'], B: ['locked'] } }),
      units: {
        A: {
          ...model,
          army: 'red',
          at: [10, 10],
          [family]: attacker,
          ...(weapon !== null && { weapons: { probe: { [family]: weapon } } }),
        },
        B: { ...model, army: 'blue', at: TARGET_AT[kind], [family]: target },
      },
    },
    when: [kind === 'shooting' ? { shoot: 'A', at: 'B', with: 'probe' } : { fight: 'A', ...(weapon !== null && { at: 'B' }) }],
  };
  return example as unknown as Example;
}
