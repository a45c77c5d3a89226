export const vehicles: readonly string[] = [];
