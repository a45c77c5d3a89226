/** A number with its noun, for messages: `1 worker`, `2 workers`, `1,200 pairs`; `many` where the plural takes more than an `s`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
