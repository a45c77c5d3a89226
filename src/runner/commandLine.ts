/** A word of a command line, quoted where a shell would take it apart. */
export const shellWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** A command line of sandtable that can be pasted. Options that stand undefined are left out, lists stand once for each. */
export function commandLine(
  command: string,
  words: readonly string[],
  options: { readonly [name: string]: string | number | readonly string[] | undefined },
): string {
  const rest = Object.entries(options).flatMap(([name, value]) =>
    (value === undefined ? [] : Array.isArray(value) ? value : [String(value)]).flatMap((it: string) => [
      name.length === 1 ? `-${name}` : `--${name}`,
      shellWord(it),
    ]),
  );
  return ['sandtable', command, ...words.map(shellWord), ...rest].join(' ');
}
