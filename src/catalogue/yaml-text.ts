/**
 * One case from the text of a file of worked examples, as its author wrote it but self-contained: aliases are replaced by their values,
 * and anchors removed.
 *
 * @param line Where the case begins, from 1.
 * @param end The line of the next case; one past the last line for the last case.
 */
export function caseText(text: string, line: number, end: number): string {
  const lines = text.split('\n');
  const own = lines.slice(line - 1, end - 1);
  while (own.length > 0 && /^\s*(#.*)?$/.test(own.at(-1) as string)) own.pop();
  const start = lines.slice(0, line - 1).reduce((sum, it) => sum + it.length + 1, 0);
  const whole = spelledOut(own.join('\n'), anchorsOf(text), start).split('\n');
  const indent = indentOf(whole[0] ?? '');
  return whole.map((it) => it.slice(Math.min(indent, indentOf(it))).trimEnd()).join('\n');
}

interface Anchor {
  readonly name: string;
  readonly at: number;
  /** The anchored value, and where it begins. */
  readonly value: string;
  readonly from: number;
}

const ANCHOR = /(?<=[\s[{,:])&([A-Za-z][\w-]*)[ \t]*/g;
const ALIAS = /(?<=[\s[{,:])\*([A-Za-z][\w-]*)/g;

const known = new Map<string, readonly Anchor[]>();

function anchorsOf(text: string): readonly Anchor[] {
  let found = known.get(text);
  if (found === undefined) {
    found = [...text.matchAll(ANCHOR)].map((it) => {
      const from = it.index + it[0].length;
      return { name: it[1] as string, at: it.index, value: text.charAt(from) === '\n' ? blockAt(text, from) : flowAt(text, from), from };
    });
    known.set(text, found);
  }
  return found;
}

/** The lines after an anchor that are indented further than its own. */
function blockAt(text: string, at: number): string {
  const indent = indentOf(text.slice(text.lastIndexOf('\n', at - 1) + 1));
  const below = text.slice(at + 1).split('\n');
  const end = below.findIndex((it) => it.trim() !== '' && indentOf(it) <= indent);
  return `\n${below.slice(0, end < 0 ? below.length : end).join('\n')}`;
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** The flow collection that begins at an index, or the plain value up to its end. */
function flowAt(text: string, at: number): string {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const c = text.charAt(i);
    if (depth === 0 && i > at && /[,\]}\n]/.test(c)) return text.slice(at, i).trimEnd();
    if (c === '{' || c === '[') depth++;
    else if (c === '}' || c === ']') {
      depth--;
      if (depth === 0) return text.slice(at, i + 1);
    }
  }
  return text.slice(at).trimEnd();
}

/** An alias refers to the last anchor of its name before it. */
function spelledOut(text: string, anchors: readonly Anchor[], start: number): string {
  const whole = text.replace(ALIAS, (alias, name: string, at: number) => {
    const anchor = anchors.filter((it) => it.name === name && it.at < start + at).at(-1);
    return anchor === undefined ? alias : spelledOut(anchor.value, anchors, anchor.from);
  });
  return whole.replace(ANCHOR, '');
}
