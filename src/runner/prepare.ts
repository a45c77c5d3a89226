import * as campaign from '../campaign/prepare.ts';
import { editionsFrom } from '../load/editions.ts';
import { outsideCode } from '../load/outside-code.ts';
import { planHeader } from './build.ts';

export interface PrepareOptions extends Omit<campaign.PrepareOptions, 'editions' | 'header' | 'plugins'> {
  /** The folder that paths of plugins are looked up from. */
  readonly from: string;
}

/**
 * Loads rulesets and compiles every scenario under each.
 * @throws SpecError, PluginError or InputError for what cannot be loaded, read, or played together.
 */
export async function prepare({ from, ...asked }: PrepareOptions): Promise<campaign.Prepared> {
  const plugins = outsideCode(asked.specs, from);
  return campaign.prepare({ ...asked, editions: editionsFrom(from), header: planHeader(), plugins });
}
