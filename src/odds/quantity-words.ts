/** The part of a quantity's name after the unit's: `modelsLost` of `B.modelsLost`. */
export const endOf = (quantity: string): string => quantity.slice(quantity.lastIndexOf('.') + 1);

/** The unit of a quantity, or nothing. */
export const unitOf = (quantity: string): string => quantity.slice(0, Math.max(0, quantity.lastIndexOf('.')));

/** Final quantities of a unit, by the part of their name after the unit's, the most telling first. */
export const FINAL = ['modelsLost', 'hullPointsLost', 'woundsLost', 'hullPointsLeft', 'woundsLeft'] as const;
export const isFinal = (quantity: string): boolean => (FINAL as readonly string[]).includes(endOf(quantity));

/** Whether a quantity says that a unit ends in a condition (`B.isPinned`): 1 if it does. */
export const isCondition = (quantity: string): boolean => /^is[A-Z]/.test(endOf(quantity));

/** `B.modelsLost` as `models B loses`, `A.woundsLeft` as `wounds A has left`, `B.isPinned` as `B is pinned`, others as `hits of A`. */
export function quantityWords(quantity: string): string {
  const words = endOf(quantity)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace('hull points', 'Hull Points');
  const unit = unitOf(quantity);
  if (unit === '') return words;
  if (isCondition(quantity)) return `${unit} ${words}`;
  const [, what, fate] = /^(.+) (lost|left)$/.exec(words) ?? [];
  if (what === undefined) return `${words} of ${unit}`;
  return fate === 'lost' ? `${what} ${unit} loses` : `${what} ${unit} has left`;
}
