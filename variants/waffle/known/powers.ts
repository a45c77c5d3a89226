export const powers: readonly string[] = [];
