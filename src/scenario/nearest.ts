/** Edits (insert, delete, replace, swap of neighbours) that turn one word into another. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] as number) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}

/** The known names most similar to an unknown one, best first; none if nothing is close. */
export function nearest(name: string, known: Iterable<string>, most = 3): string[] {
  const wanted = name.toLowerCase();
  const limit = name.length < 3 ? 0 : Math.max(2, Math.floor(name.length / 3));
  const found: { readonly name: string; readonly distance: number }[] = [];
  for (const other of new Set(known)) {
    const plain = other.toLowerCase();
    const distance = editDistance(wanted, plain);
    const within = wanted.length > 2 && (plain.includes(wanted) || wanted.includes(plain));
    // `rapidd` is near to `rapid-fire`.
    const begun = wanted.length > 4 && plain.startsWith(wanted.slice(0, -1));
    if (distance <= limit || within || begun) found.push({ name: other, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return found.slice(0, most).map((it) => it.name);
}

/** `; did you mean "a", "b"?` to end a message, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  if (near.length === 0) return '';
  return `; did you mean ${near.map((it) => `"${it}"`).join(' or ')}?`;
}
