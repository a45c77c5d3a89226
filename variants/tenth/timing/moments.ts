/** What rules and abilities need to do something at a moment of play. */
export { type Timed, timedAbility } from './ability.ts';
export { duty, falls } from './agenda.ts';
export { MOMENT, type Moment, type Whose } from './moment.ts';
