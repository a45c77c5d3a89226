/**
 * Entry of worker threads when the sources run as they are (under tsx or vitest). A thread does not inherit the loader, so
 * it registers its own before anything is imported. The build leaves this file out: compiled workers do not need it.
 */
import { register } from 'tsx/esm/api';

register();
export default (await import('./worker.ts')).default;
