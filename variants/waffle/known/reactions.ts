export const reactions: readonly string[] = [];
