export const isKnown = (known: number, power: number): boolean => (known & (1 << power)) !== 0;
