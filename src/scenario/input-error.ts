/** One fault of a file. */
export interface InputIssue {
  readonly file: string;
  /** From 1; 0 for the file as a whole. */
  readonly line: number;
  readonly column: number;
  /** Path inside the file, `armies.red.units[2].models`; empty for the whole file. */
  readonly path: string;
  /** What was found and what was expected. */
  readonly message: string;
}

/** `file:line:column: path: message`. */
export function formatIssue(issue: InputIssue): string {
  const place = issue.line > 0 ? `${issue.file}:${issue.line}:${issue.column}` : issue.file;
  return issue.path === '' ? `${place}: ${issue.message}` : `${place}: ${issue.path}: ${issue.message}`;
}

/** Most faults that a message tells. */
const MOST_TOLD = 100;

/** Files that can't be used. Commands end with exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    const more = issues.length - MOST_TOLD;
    super([...issues.slice(0, MOST_TOLD).map(formatIssue), ...(more > 0 ? [`and ${more} more faults`] : [])].join('\n'));
    this.issues = issues;
  }
}

/** Sorts issues in reading order: file by file, from the top. */
export function inReadingOrder(issues: readonly InputIssue[]): InputIssue[] {
  const files = [...new Set(issues.map((it) => it.file))];
  return [...issues].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column);
}
