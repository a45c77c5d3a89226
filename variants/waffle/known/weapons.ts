export const weapons: readonly string[] = [];
