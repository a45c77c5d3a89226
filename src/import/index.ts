export { type Imported, importRoster } from './army.ts';
export { filesOf } from './files.ts';
export { ImportError } from './import-error.ts';
export type { Data } from './own.ts';
export { answerOf, lossOf, type Report, reportJson, reportMarkdown, reportOf, summaryOf } from './report.ts';
export { readSizes } from './sizes.ts';
export { writtenRoster } from './written-roster.ts';
