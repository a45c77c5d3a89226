import { blameText } from '../load/blame.ts';
import { systemWords } from '../scenario/system-words.ts';
import { codeOfError } from './exit-codes.ts';
import { harmless } from './harmless.ts';

/** Errors that the user can fix. They are recognised by name, so that no module has to be loaded for it. */
const MENDABLE = new Set([
  'UsageError',
  'InputError',
  'SpecError',
  'PluginError',
  'RuleError',
  'OutputError',
  'CampaignError',
  'ResultsError',
  'ReportError',
  'ChartError',
  'ContractError',
  'ExampleError',
  'FormatError',
  'OddsError',
  'ImportError',
  'QueueError',
]);

/** What the system refused, `out/x: the disk is full`; null for an error of another kind. */
function systemText(error: unknown): string | null {
  const found = systemWords(error);
  if (found === null) return null;
  return found.path === null ? found.what : `${found.path}: ${found.what}`;
}

/** Prints the error on stderr and returns the exit code. */
export function explainError(error: unknown, command: string): number {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const { name, message, stack = '' } = thrown;
  // The code of a variant is its author's: where it failed helps more than how it was called.
  const told = MENDABLE.has(name) ? null : (blameText({ name, message, stack }) ?? systemText(error));
  if (MENDABLE.has(name)) {
    for (const line of message.split('\n')) process.stderr.write(`sandtable: ${harmless(line)}\n`);
    if (name === 'UsageError' && command !== '') process.stderr.write(`See sandtable ${command} --help.\n`);
  } else if (told !== null) {
    process.stderr.write(`${harmless(`sandtable: ${told}`)}\n`);
  } else {
    process.stderr.write(`sandtable: this should not have happened: ${stack}\n`);
  }
  return codeOfError(thrown);
}
