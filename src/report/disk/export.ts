import { join } from 'node:path';
import type { DataColumn, DataTable } from '../../campaign/block-columns.ts';
import type { Campaign } from '../../campaign/result.ts';
import { dataTable, tablesThere } from '../../campaign/tables.ts';
import { writeAtomic } from '../../runner/files.ts';
import type { ExportFormat } from '../formats.ts';

/** Writes the results in other formats, next to the Arrow files. Returns the names written. */
export async function exportTables(folder: string, campaign: Campaign, formats: readonly ExportFormat[]): Promise<string[]> {
  const written: string[] = [];
  for (const name of tablesThere(campaign)) {
    const table = dataTable(campaign, name);
    for (const format of formats) {
      const file = `${name}.${format}`;
      await writeAtomic(join(folder, file), format === 'csv' ? toCsv(table) : await toParquet(table));
      written.push(file);
    }
  }
  return written;
}

/** Comma-separated values as in RFC 4180, with a header line. */
export function toCsv(table: DataTable): string {
  const columns = Object.values(table);
  const lines = [Object.keys(table).join(',')];
  const rows = columns[0]?.length ?? 0;
  for (let row = 0; row < rows; row++) lines.push(columns.map((column) => quoted(valueAt(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

async function toParquet(table: DataTable): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData = Object.entries(table).map(([name, column]) =>
    'kind' in column
      ? { name, data: Array.from({ length: column.length }, (_, row) => column.at(row)), type: 'STRING' as const }
      : column instanceof Float64Array
        ? { name, data: column, type: 'DOUBLE' as const }
        : { name, data: Int32Array.from(column), type: 'INT32' as const },
  );
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

function valueAt(column: DataColumn, row: number): string {
  return 'kind' in column ? harmless(column.at(row)) : String(column[row]);
}

/** Text that a spreadsheet would take for a formula, with what makes it text there. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
