import { ENDED } from '../../src/engine/index.ts';
import type { ArmyColour, ArmyUnit, Battle, Battlefield, Datasheet, Placement } from '../../src/scenario/types.ts';
import { loadScenario } from '../files.ts';

/** How much longer the board becomes, along the edge that nobody starts from. */
const FAR_INCHES = 400;
const IDLE = 'm-idle';
const MODELS = 5;

/** Lines of an account that are about the idle unit. */
export const ABOUT_IDLE = new RegExp(IDLE);

/**
 * The parts of two accounts, without and beside the idle unit, in which it cannot matter that it is somebody: where a game ends with the last
 * unit of its army, which beside it is not the last, up to the loss of that one.
 */
export function whileBothLast(without: readonly string[], beside: readonly string[]): readonly [readonly string[], readonly string[]] {
  if (!without.at(-1)?.includes(`(${ENDED.wipeOut})`) || beside.at(-1)?.includes(`(${ENDED.wipeOut})`)) return [without, beside];
  const end = without.findLastIndex((it) => it.startsWith('destroyed ')) + 1;
  return [without.slice(0, end), beside.slice(0, end)];
}

const isAcross = (field: Battlefield): boolean => field.homeward[0][1] !== 0;

/** The board with room added beyond one of the edges that are nobody's own. */
const widened = (field: Battlefield): Battlefield =>
  isAcross(field) ? { ...field, width: field.width + FAR_INCHES } : { ...field, height: field.height + FAR_INCHES };

const sheet = (): Datasheet => {
  const line = loadScenario('duel').datasheets['line-infantry'] as Datasheet;
  const soldiers = line.models.slice(0, 1).map((kind) => ({ ...kind, weapons: [], points: { classic: 0, modern: 0 } }));
  return { ...line, id: IDLE, models: soldiers, weapons: [] };
};

const placement = (field: Battlefield): Placement => ({
  unit: IDLE,
  positions: Array.from({ length: MODELS }, (_, k) => {
    const along = FAR_INCHES - 10 + 1.5 * k;
    return isAcross(field) ? [field.width + along - 1, field.height / 2] : [field.width / 2, field.height + along - 1];
  }),
  facing: 90,
  level: 0,
});

const unit = (kind: string): ArmyUnit => ({
  id: IDLE,
  datasheet: IDLE,
  models: [{ kind, count: MODELS, weapons: [] }],
  points: { classic: 0, modern: 0 },
  roles: [],
  attachedTo: null,
  joins: null,
  embarkedIn: null,
  dedicatedTo: null,
  reserve: null,
});

/** A battle on a longer board, with or without a unit at its far end that has no weapons, is worth nothing and cannot get anywhere. */
export const withIdle =
  (army: ArmyColour, there: boolean) =>
  (battle: Battle): Battle => {
    const field = widened(battle.battlefield);
    if (!there) return { ...battle, battlefield: field };
    const idle = sheet();
    const own = battle.armies[army];
    return {
      ...battle,
      battlefield: field,
      datasheets: { ...battle.datasheets, [IDLE]: idle },
      armies: { ...battle.armies, [army]: { ...own, units: [...own.units, unit(idle.models[0]?.name ?? '')] } },
      deployment: { ...battle.deployment, [army]: [...battle.deployment[army], placement(battle.battlefield)] },
    };
  };
