// Where the data of a service may lie: not where an agent works, nor in a checkout, which may hold data made by somebody else.
import { ConfigError } from '../errors.ts';
import type { Deployment } from './config/deployment.ts';
import { isWithin, resolveLinks } from './interns/resolved-path.ts';

/** What may not have the data in it. */
export interface DataPlaceOptions {
  readonly configured: Deployment | undefined;
  /** Where the agent of the built-in configuration works; undefined: there is none. */
  readonly agentFolder: string | undefined;
  /** The checkout of a workflow's job. */
  readonly checkout: string | undefined;
}

/**
 * Refuses a data folder before anything is made there. A sandbox hides it from the agents in it.
 *
 * @throws {ConfigError} `config_invalid`
 */
export function checkDataPlace(data: string, { configured, agentFolder, checkout }: DataPlaceOptions): void {
  const place = resolveLinks(data);
  const isIn = (folder: string): boolean => isWithin(place, resolveLinks(folder));
  if (checkout !== undefined && isIn(checkout)) {
    throw refusal(
      data,
      `lies in the checkout "${checkout}", whose author could put keys and sessions there. Leave "data" out, or name a folder outside of the checkout`,
    );
  }
  const seeing = [...unconfined(configured), ...(agentFolder === undefined ? [] : [agentFolder])].find(isIn);
  if (seeing === undefined) return;
  throw refusal(
    data,
    `lies in the work folder of an agent, "${seeing}", which could read the keys in it. Name a folder outside of it, or write "sandbox: bubblewrap" for the agent`,
  );
}

/** The work folders of agents without a sandbox. */
function unconfined(configured: Deployment | undefined): readonly string[] {
  return [...(configured?.runs.values() ?? [])].flatMap(({ does, workdir }) =>
    workdir !== undefined && 'acp' in does && does.acp.sandbox === 'none' ? [workdir] : [],
  );
}

function refusal(data: string, why: string): ConfigError {
  return new ConfigError('config_invalid', `The data folder "${data}" ${why}.`, { source: data });
}
