import { EXIT } from './command.ts';

/** Errors that the user can mend. They are told by name, so that nothing has to be loaded to recognise them. */
const MENDABLE = new Set([
  'UsageError',
  'InputError',
  'SpecError',
  'PluginError',
  'OutputError',
  'CampaignError',
  'ResultsError',
  'ReportError',
  'ChartError',
  'ContractError',
  'ExampleError',
]);

/** Says what went wrong on stderr and returns the exit code. */
export function explainError(error: unknown, command: string): number {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (MENDABLE.has(name)) {
    for (const line of message.split('\n')) process.stderr.write(`sandtable: ${line}\n`);
    if (name === 'UsageError') process.stderr.write(`See sandtable ${command} --help.\n`);
  } else {
    process.stderr.write(`sandtable: this should not have happened: ${stack}\n`);
  }
  return EXIT.usage;
}
