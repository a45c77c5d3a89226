/** Apart from the rest, since it brings the schemas of files along, which workers mostly do without. */
export { editSheets } from '../scenario/editSheets.ts';
