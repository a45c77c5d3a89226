export { type Imported, importRoster } from './army.ts';
export { filesOf } from './files.ts';
export { ImportError } from './import-error.ts';
export { answerOf, lossOf, reportJson, summaryOf } from './report.ts';
export { readSizes } from './sizes.ts';
