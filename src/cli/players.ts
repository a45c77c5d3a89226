import type { LoadOptions } from '../load/scenarios.ts';
import type { Battle, DoctrineFile, Players } from '../scenario/types.ts';
import { loadScenarios, type ScenarioArgs } from './campaign.ts';
import { UsageError } from './command.ts';
import { listOf } from './numbers.ts';

/** Doctrines of a panel: ways to play that are each competent. The scenario's own doctrine of an army joins them. */
export const TEMPERAMENTS = ['bold', 'steady', 'wary'] as const;

/** Scenarios as they are to be played: several times those that have several players a side. */
export interface Cast {
  readonly battles: Battle[];
  /** Ids of the scenarios in which every player of red meets every player of blue; absent where there are none. */
  readonly panels?: readonly string[];
}

/** Reads `--players`: `own`, `panel`, or the names of doctrines with commas. */
export function readPlayers(text: string): Players {
  if (text === 'own' || text === 'panel') return text;
  const names = text.split(',').map((it) => it.trim());
  const twice = names.find((it, i) => names.indexOf(it) !== i);
  if (names.includes('')) throw new UsageError(`--players ${text}: expected own, panel, or names of doctrines separated by commas`);
  if (twice !== undefined) throw new UsageError(`--players names ${twice} twice`);
  return names;
}

/**
 * Loads scenarios with everyone who plays them.
 * @param asked who is to play, on the command line; null: whom each scenario names.
 */
export async function loadCast(
  names: readonly string[],
  asked: Players | null,
  { data, unchecked }: ScenarioArgs,
  specs: readonly string[],
): Promise<Cast> {
  const { loadScenario } = await import('../load/scenarios.ts');
  const { loadFormats } = await import('../load/formats.ts');
  const own = await loadScenarios(names, { data, unchecked }, specs);
  const options: LoadOptions = { formats: await loadFormats(specs), dataDirs: listOf(data) };
  const casts = own.map((battle, i): readonly Battle[] => {
    const players = asked ?? battle.players ?? 'own';
    if (players === 'own') return [battle];
    const chosen = players === 'panel' ? TEMPERAMENTS : players;
    const under = chosen.map((name) => loadScenario(names[i] ?? battle.id, { ...options, doctrines: { red: name, blue: name } }));
    return everyMeeting(battle, players === 'panel' ? [...under, battle] : under);
  });
  const panels = casts.flatMap((cast) => (cast.length > 1 && cast[0] !== undefined ? [cast[0].id] : []));
  return { battles: casts.flat(), ...(panels.length > 0 && { panels }) };
}

/** Every doctrine of red against every one of blue; each once, by what it says. */
function everyMeeting(battle: Battle, under: readonly Battle[]): Battle[] {
  const seen = new Set<string>();
  const sources = under
    .flatMap((it) => it.sources)
    .filter(({ path }) => {
      const first = !seen.has(path);
      seen.add(path);
      return first;
    });
  const [reds, blues] = [distinct(under.map((it) => it.doctrines.red)), distinct(under.map((it) => it.doctrines.blue))];
  return reds.flatMap((red) => blues.map((blue) => ({ ...battle, doctrines: { red, blue }, sources })));
}

function distinct(doctrines: readonly DoctrineFile[]): DoctrineFile[] {
  const says = ({ id: _, title: __, ...rest }: DoctrineFile): string => JSON.stringify(rest);
  return doctrines.filter((it, i) => doctrines.findIndex((other) => other.id === it.id || says(other) === says(it)) === i);
}
