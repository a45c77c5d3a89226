/**
 * Unique names of units by ID (`red/line-1`): `Line 1`, or `Red line 1` where both armies have one. One that another brings into play
 * (`red/gatekeeper/1`) is `Gatekeeper’s unit 1`.
 */
export function namesOf(ids: readonly string[]): ReadonlyMap<string, string> {
  const plain = ids.map((id) => {
    const [, host = id, ...rest] = id.split('/');
    return rest.length === 0 ? wordsOf(host) : `${wordsOf(host)}’s unit ${rest.join(', ')}`;
  });
  const count = new Map<string, number>();
  for (const name of plain) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    ids.map((id, i) => {
      const name = plain[i] as string;
      const army = id.slice(0, id.indexOf('/'));
      return [id, capital(count.get(name) === 1 ? name : `${army} ${name}`)];
    }),
  );
}

/** Names in sentences of units and of the seats that roll for armies. */
export const speakersOf = (units: readonly { readonly id: string; readonly name: string }[], redSeat: 0 | 1): ReadonlyMap<string, string> =>
  new Map([...units.map(({ id, name }) => [id, name] as const), [`seat ${redSeat}`, 'Red'], [`seat ${1 - redSeat}`, 'Blue']]);

/** A hyphenated name as words. */
export const wordsOf = (name: string): string => name.replaceAll('-', ' ').replaceAll('/', ', ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
