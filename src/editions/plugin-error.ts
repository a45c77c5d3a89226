/** A variant or rule pack that cannot be used. The message names it and says how to fix it. Commands end with exit code 2. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  /** As the user wrote it: an id, a path or a package name. */
  readonly plugin: string;

  constructor(plugin: string, message: string, cause?: unknown) {
    super(`${plugin}: ${message}`, cause === undefined ? {} : { cause });
    this.plugin = plugin;
  }
}
