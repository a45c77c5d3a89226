import { REPORT_FORMATS, type ReportFormat } from '../report/formats.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { UsageError } from './command.ts';
import { listOf } from './numbers.ts';

/** What `--format` says of itself. */
export const FORMAT_HELP = `write only these: ${REPORT_FORMATS.join(', ')} (default: page, text and charts)`;

/** `--format svg,png`; null if it was not given. Throws a UsageError. */
export function readFormats(format: string | readonly string[] | undefined): readonly ReportFormat[] | null {
  if (format === undefined) return null;
  const words = listOf(format)
    .flatMap((text) => text.split(','))
    .map((it) => it.trim());
  const known: readonly string[] = REPORT_FORMATS;
  const unknown = words.find((it) => !known.includes(it));
  if (unknown !== undefined) {
    throw new UsageError(`--format: "${unknown}" is not a format${didYouMean(unknown, known)} (the formats are ${known.join(', ')})`);
  }
  return [...new Set(words)] as ReportFormat[];
}
