import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import type { Battle } from '../../src/scenario/types.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { loadScenario } from '../files.ts';

/** Editions of house rules on the classic base; the hybrid plays datasheets that it converts from those of the base. */
export const HOUSES = ['calixtus', 'waffle', 'hybrid'];

const { edition: base } = (await loadSelection('classic')).variant;

/** A battle without the pieces that the base does not know, and leaves out where a scenario allows it. */
function onKnownGround(battle: Battle): Battle {
  const terrain = battle.battlefield.terrain.filter((it) => base.terrain.includes(it.kind));
  return { ...battle, battlefield: { ...battle.battlefield, terrain } };
}

const withoutHybrid = <V extends { readonly hybrid?: unknown }>({ hybrid: _, ...rest }: V) => rest;

/** A battle as if it had no lines for the hybrid, which converts those of the base. */
function unwritten(battle: Battle): Battle {
  const datasheets = Object.fromEntries(
    Object.entries(battle.datasheets).map(([id, sheet]) => [
      id,
      {
        ...sheet,
        blocks: withoutHybrid(sheet.blocks),
        models: sheet.models.map((it) => ({ ...it, blocks: withoutHybrid(it.blocks), points: withoutHybrid(it.points) })),
        weapons: sheet.weapons.map((it) => ({ ...it, blocks: withoutHybrid(it.blocks) })),
      },
    ]),
  );
  const priced = (army: Battle['armies']['red']) => ({
    ...army,
    units: army.units.map((it) => ({ ...it, points: withoutHybrid(it.points) })),
  });
  return { ...battle, datasheets, armies: { red: priced(battle.armies.red), blue: priced(battle.armies.blue) } };
}

/** What came of so many pairs of engagements. */
export async function outcomes(spec: string, scenario: string, doctrine: string | null, pairs: number): Promise<string[]> {
  const led = loadScenario(scenario, doctrine === null ? {} : { doctrines: { red: doctrine, blue: doctrine } });
  const battle = unwritten(onKnownGround(led));
  const player = openPlayer(compileMatch(await loadSelection(spec), battle).match);
  const root = rootKey('bare');
  const list: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo, vp, winner, lost, rounds } = player.play(root, pair, seat);
      list.push([digestHi, digestLo, winner, ...vp, ...lost, rounds].join(' '));
    }
  }
  return list;
}
