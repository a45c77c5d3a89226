import { EPSILON, makeSight, modelSees, type Optics, resetSight, type Sight, within } from '../kit/index.ts';
import type { Family, Game, ModelId, Unit } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { MakeCheck } from './check.ts';

/** A model that fires at a unit. */
export interface Shot {
  readonly model: ModelId;
  readonly target: Unit<Family>;
  /** As the rules have it for this model and weapon. */
  readonly rangeInches: number;
  /** Whether the weapon may be fired at what its model does not see. */
  readonly unseen: boolean;
}

/** Where an edition fires, and how it sees. */
export interface Firing {
  /** The procedure that is called when it has been fixed who fires at whom, and before any die. */
  readonly seam: string;
  /** The shots that are about to be fired, from its argument behind the game; none for blows, and for what is not measured from a model. */
  readonly shots: (g: Game<Family>, frame: never, seams: never) => readonly Shot[];
  readonly optics: (g: Game<Family>) => Optics<Family>;
}

/** No shot is fired at what is out of range, or not seen, when it is fired: looked at afresh, with nothing that was remembered. */
export function shotsInReach({ seam, shots, optics }: Firing): MakeCheck {
  return (say) => {
    let seams: unknown;
    let sight: Sight<Family> | null = null;
    return {
      begin(arena) {
        seams = arena.match.ruleset.seams;
      },
      wrap: {
        [seam]:
          (next) =>
          (...args) => {
            const g = args[0] as Game<Family>;
            const aimed = shots(g, args[1] as never, seams as never);
            sight ??= makeSight(optics(g), g);
            if (aimed.length > 0) resetSight(g, sight);
            for (const shot of aimed) {
              const fault = faultOf(g, shot, sight);
              if (fault !== null) say(fault);
            }
            return next(...args);
          },
      },
    };
  };
}

function faultOf(g: Game<Family>, { model, target, rangeInches, unseen }: Shot, sight: Sight<Family>): string | null {
  const unit = item(g.units, item(g.models.unit, model));
  const near: ModelId[] = [];
  for (let j = target.first; j < target.first + target.size; j++)
    if (g.models.alive[j] !== 0 && within(g.models, model, j, rangeInches + EPSILON)) near.push(j);
  const who = `round ${g.round}, ${unit.side === 0 ? 'red' : 'blue'}/${unit.id}: model ${model} fires at ${target.id}`;
  if (near.length === 0) return `${who}, which is not within ${rangeInches}"`;
  return unseen || near.some((j) => sees(g, sight, model, j)) ? null : `${who}, which it does not see`;
}

/** Where lines are the same both ways, either of the two may be asked. */
const sees = (g: Game<Family>, sight: Sight<Family>, i: ModelId, j: ModelId): boolean =>
  modelSees(g, sight, i, j) || (sight.optics.mutual === true && modelSees(g, sight, j, i));
