import { TYPE } from '../../classic/family.ts';
import { boost } from './turbo-boost.ts';

/** How far beyond its Movement a boosting bike may move in a turn. */
const BIKE_INCHES = 12;

/** A boosting bike may move its Movement plus 12" in a turn. */
export default boost(
  {
    id: 'HYB-UNIT-06',
    title: 'Bikes: Turbo-boost',
    source: 'Unit types table, Bike',
    text: [
      'Bikes cannot Run. Instead of shooting a Bike unit may Turbo-boost in its Shooting phase: each model\'s whole movement of this turn may reach M + 12" (so up to M + 12" less what it moved in the Movement phase). Until its next turn it may not shoot, charge, Overwatch or take any other voluntary action; saves, Jink and fighting in combat are still possible. Terrain is treated as in HYB-UNIT-03.',
      'Ruling: "Adding 12 inches to M" is read as the total for the turn, made in the Shooting phase where Run is; a full extra move of M + 12" in one phase would carry bikes 40".',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Turbo-boost of Bikes (CLS-MOVE-12: 12" more)',
  },
  TYPE.bike,
  'bike',
  BIKE_INCHES,
);
