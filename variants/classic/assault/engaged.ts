/** How near a friend in base contact must be for a model to be engaged (CLS-ASSAULT-17). */
export const ENGAGED_INCHES = 2;
