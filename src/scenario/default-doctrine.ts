/** The doctrine of an army for which neither a scenario, a command nor the army's own file names one. */
export const DEFAULT_DOCTRINE = 'commander';
