export const assault: readonly string[] = ['terror'];
