// Refuses places for the data of a service: the work folder of an agent, and a checkout, which may hold data made by somebody else.
import { tmpdir } from 'node:os';
import { ConfigError } from '../errors.ts';
import { isWithin, resolveLinks } from '../resolved-path.ts';
import type { Deployment } from './config/deployment.ts';

/** Folders that may not have the data in them. */
interface DataPlaceOptions {
  readonly configured: Deployment | undefined;
  /** The agent of the built-in configuration works here; undefined: there is none. */
  readonly agentFolder: string | undefined;
  /** The checkout of a workflow's job. */
  readonly checkout: string | undefined;
}

/**
 * Refuses a place before anything is made there; without a data folder the place is the one of temporary files. A sandbox would
 * cover the data, but an agent can move the folders above it.
 *
 * @throws {ConfigError} `config_invalid`
 */
export function checkDataPlace(
  data: string | undefined,
  { configured, agentFolder, checkout }: DataPlaceOptions,
): void {
  const place = resolveLinks(data ?? tmpdir());
  const isIn = (folder: string): boolean => isWithin(place, resolveLinks(folder));
  if (data !== undefined && checkout !== undefined && isIn(checkout)) {
    throw refusal(
      data,
      `The data folder "${data}" lies in the checkout "${checkout}", whose author could put keys and sessions there. Leave "data" out, or name a folder outside of the checkout.`,
    );
  }
  const seeing = [...workFolders(configured), ...(agentFolder === undefined ? [] : [agentFolder])].find(isIn);
  if (seeing === undefined) return;
  const lies = `lies in the work folder of an agent, "${seeing}", which could read the keys in it.`;
  throw refusal(
    data ?? tmpdir(),
    data === undefined
      ? `The folder for temporary files, "${tmpdir()}", ${lies} Set TMPDIR to a folder outside of it, or name one with "data".`
      : `The data folder "${data}" ${lies} Name a folder outside of it.`,
  );
}

function workFolders(configured: Deployment | undefined): readonly string[] {
  return [...(configured?.runs.values() ?? [])].flatMap(({ does, workdir }) =>
    workdir !== undefined && 'acp' in does ? [workdir] : [],
  );
}

function refusal(source: string, message: string): ConfigError {
  return new ConfigError('config_invalid', message, { source });
}
