import { expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { Battle } from '../../src/scenario/types.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { scenarios } from '../bundled.ts';

const PAIRS = 3;
/** Editions of house rules on the classic base; the hybrid plays datasheets that it converts from those of the base. */
const HOUSES = ['calixtus', 'waffle', 'hybrid'];

const { edition: base } = (await loadSelection('classic')).variant;

/** A battle without the pieces that the base does not know, and leaves out where a scenario allows it. */
function onKnownGround(battle: Battle): Battle {
  const terrain = battle.battlefield.terrain.filter((it) => base.terrain.includes(it.kind));
  return { ...battle, battlefield: { ...battle.battlefield, terrain } };
}

const withoutHybrid = <V extends { readonly hybrid?: unknown }>({ hybrid: _, ...rest }: V) => rest;

/** A battle as if nobody had written lines for the hybrid: it converts those of the base. */
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

async function outcomes(spec: string, scenario: string, doctrine: string | null): Promise<string[]> {
  const led = loadScenario(scenario, doctrine === null ? {} : { doctrines: { red: doctrine, blue: doctrine } });
  const battle = unwritten(onKnownGround(led));
  const player = openPlayer(compileMatch(await loadSelection(spec), battle).match);
  const root = rootKey('bare');
  const list: string[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo, vp, winner, lost, rounds } = player.play(root, pair, seat);
      list.push([digestHi, digestLo, winner, ...vp, ...lost, rounds].join(' '));
    }
  }
  return list;
}

test.each(scenarios)('without house rules %s is that of the base, bit for bit', async (scenario) => {
  for (const doctrine of [null, 'random']) {
    const base = await outcomes('classic', scenario, doctrine);
    for (const house of HOUSES) expect(await outcomes(`${house}:bare`, scenario, doctrine), house).toEqual(base);
  }
});
