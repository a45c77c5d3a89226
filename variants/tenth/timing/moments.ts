/** What rules and abilities need to do something at a moment of play. */
export { bearerOf, numberOf, type Timed, timedAbility } from './ability.ts';
export { DECLARED, duty, falls, NEXT_DUTY } from './agenda.ts';
export { isBetweenTurns, MOMENT, type Moment, type Whose } from './moment.ts';
