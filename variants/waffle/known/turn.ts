export const turn: readonly string[] = [];
