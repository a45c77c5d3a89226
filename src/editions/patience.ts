/** Seconds without a sign of life after which code from outside counts as stuck, unless a command says otherwise. */
export const USUAL_PATIENCE = 60;

let seconds = USUAL_PATIENCE;

/** Seconds within which a game has to end, or a module to be loaded, where code from outside runs. */
export const patience = (): number => seconds;

export const setPatience = (value: number): void => {
  seconds = value;
};
