export const shooting: readonly string[] = [];
