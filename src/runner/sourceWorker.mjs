/**
 * Entry of worker threads when the sources run as they are (under tsx or vitest). A thread does not inherit the loader, so
 * it starts one of its own before anything is imported. The build does not know this file: compiled workers need none of it.
 */
import { register } from 'tsx/esm/api';

register();
export default (await import('./worker.ts')).default;
