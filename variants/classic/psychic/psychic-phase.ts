export const USUAL_LEVEL = 1;
