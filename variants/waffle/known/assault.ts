export const assault: readonly string[] = [];
