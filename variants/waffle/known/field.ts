export const field: readonly string[] = [];
