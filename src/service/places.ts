// Refuses configurations that let an agent or a checkout's author reach the data, the model sockets or the token files.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../errors.ts';
import { isWithin, resolveLinks } from '../resolved-path.ts';
import type { Deployment } from './config/deployment.ts';
import type * as acp from './interns/acp/acp-intern.ts';
import type { ServiceOptions } from './options.ts';

/**
 * Refuses a data folder in a checkout, whose author could fill it, or in the work folder of an agent, whose sandbox
 * hides the data folder, but not those above it: the agent could move them. Must run before anything is created.
 *
 * @throws {ConfigError} `config_invalid`
 */
export function checkDataPlace(deployment: Deployment, checkout: string | undefined): void {
  const data = deployment.dataFolder;
  const dataPlace = resolveLinks(data ?? tmpdir());
  const containsData = (folder: string): boolean => isWithin(dataPlace, resolveLinks(folder));
  if (data !== undefined && checkout !== undefined && containsData(checkout)) {
    const message = `The data folder "${data}" lies in the checkout "${checkout}", whose author could put keys and sessions there. Leave "data" out, or name a folder outside of the checkout.`;
    throw createConfigError(data, message);
  }
  const workdir = listAgentFolders(deployment).find(containsData);
  if (workdir === undefined) return;
  const explanation = `lies in the work folder of an agent, "${workdir}", which could read the keys in it.`;
  throw createConfigError(
    data ?? tmpdir(),
    data === undefined
      ? `The folder for temporary files, "${tmpdir()}", ${explanation} Set TMPDIR to a folder outside of it, or name one with "data".`
      : `The data folder "${data}" ${explanation} Name a folder outside of it.`,
  );
}

export function listAgentFolders({ interns }: Deployment): readonly string[] {
  return interns.flatMap(({ driver, workdir }) => (workdir !== undefined && 'acp' in driver ? [workdir] : []));
}

/**
 * Refuses work folders of sandboxed agents that lie in one another: the agent of the outer one could put a link in the
 * place of the inner one, and the next sandbox of the other agent would show what the link leads to.
 *
 * @throws {ConfigError} `config_invalid`
 */
export function checkWorkFolders({ interns }: Deployment): void {
  const workdirs = interns.flatMap(({ driver, workdir }) =>
    workdir !== undefined && 'acp' in driver && driver.acp.sandbox === 'bubblewrap' ? [workdir] : [],
  );
  for (const inner of workdirs) {
    const outer = workdirs.find((workdir) => workdir !== inner && isWithin(inner, workdir));
    if (outer === undefined) continue;
    const message = `The work folder "${inner}" lies in that of another agent, "${outer}", which could replace it with a link. Give both the same folder, or folders beside each other.`;
    throw createConfigError(inner, message);
  }
}

/**
 * Checks that the service can get model tokens for each agent with `model_access`, and that no agent can take them.
 *
 * @throws {ConfigError} `config_invalid`: this program can't get tokens, or an agent could reach the file or the socket
 * @throws {ToolkitError} `identity_missing` and the like
 */
export async function checkModelAccess(
  deployment: Deployment,
  options: Pick<ServiceOptions, 'models' | 'files'> & Required<Pick<ServiceOptions, 'env' | 'cwd' | 'log'>>,
  { chooseSocketFolder, listMounts }: typeof acp,
): Promise<void> {
  const { models, env, cwd, files, log } = options;
  for (const { driver, workdir } of deployment.interns) {
    const access = 'acp' in driver ? driver.acp.model_access : undefined;
    if (!('acp' in driver) || access === undefined) continue;
    if (models === undefined) {
      const message =
        'An intern has "model_access", but this program can\'t obtain tokens for it. Start the service with "interns serve", "interns exec", or the input "local-service" of the action.';
      throw new ConfigError('config_invalid', message);
    }
    checkSocketFolder(chooseSocketFolder(), listAgentFolders(deployment));
    const tokenFile = access.apiKey === undefined ? access.subjectTokenFile : undefined;
    if (tokenFile !== undefined) {
      const file = path.resolve(files?.folder ?? cwd, tokenFile);
      const { command = [] } = driver.acp;
      const writable = workdir === undefined ? [] : [workdir];
      const mounts = listMounts({ command, env: { PATH: env['PATH'] ?? '' }, writable }).map(({ source }) => source);
      if (driver.acp.sandbox !== 'none') checkTokenFile(tokenFile, file, [...writable, ...mounts]);
    }
    if (driver.acp.sandbox === 'none' && access.apiKey === undefined) {
      log.warning(
        'An agent has "model_access" without a sandbox, so it can reach what the tokens are obtained with, such as the identity of a job with "id-token: write".',
      );
    }
    await models.check(access);
  }
}

/** Refuses a socket folder that an agent could replace: a sandbox hides the folder, but not those above it. */
function checkSocketFolder(socketFolder: string, workdirs: readonly string[]): void {
  const workdir = workdirs.find((folder) => isWithin(resolveLinks(socketFolder), resolveLinks(folder)));
  if (workdir === undefined) return;
  const message = `The folder for temporary files, "${socketFolder}", lies in the work folder of an agent, "${workdir}", which could replace the socket of the models there. Set TMPDIR to a folder outside of it.`;
  throw createConfigError(socketFolder, message);
}

/** Refuses a token file that the agent's sandbox shows. Without a sandbox, an agent can see any file. */
function checkTokenFile(configuredPath: string, file: string, visibleFolders: readonly string[]): void {
  const realFile = resolveLinks(file);
  const visible = visibleFolders.find((folder) => isWithin(realFile, resolveLinks(folder)) || isWithin(file, folder));
  if (visible === undefined) return;
  const message = `The key "subject_token_file" of "model_access" names "${configuredPath}", which the agent could read: its sandbox shows "${visible}". Put the file elsewhere.`;
  throw createConfigError(configuredPath, message);
}

function createConfigError(source: string, message: string): ConfigError {
  return new ConfigError('config_invalid', message, { source });
}
