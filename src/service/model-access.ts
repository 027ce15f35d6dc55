// Checks the ways of agents to models before anything of a service starts.
import path from 'node:path';
import { ConfigError } from '../errors.ts';
import { isWithin, resolveLinks } from '../resolved-path.ts';
import type { Deployment } from './config/deployment.ts';
import { socketPlace } from './interns/acp/agent-models.ts';
import type { AgentSettings } from './interns/acp/agent-settings.ts';
import { visibleTo } from './interns/acp/sandbox.ts';
import type { ServiceOptions } from './options.ts';

/**
 * Finds what tokens will be asked for with.
 *
 * @throws {ConfigError} `config_invalid`: whoever started the service can't open such ways, or an agent would see the token
 * @throws {ToolkitError} `identity_missing` and its kin
 */
export async function checkModelAccess(
  deployment: Deployment | undefined,
  { models, env = process.env, cwd = process.cwd(), files, log }: ServiceOptions,
): Promise<void> {
  const all = [...(deployment?.runs.values() ?? [])];
  for (const { does, workdir } of all) {
    const access = 'acp' in does ? does.acp.model_access : undefined;
    if (!('acp' in does) || access === undefined) continue;
    if (models === undefined) {
      throw new ConfigError(
        'config_invalid',
        'An intern has "model_access", and this program can\'t obtain tokens for it. Start the service by "interns serve", by "interns exec", or by the input "local-service" of the action.',
      );
    }
    refuseReachable(all.flatMap((one) => ('acp' in one.does && one.workdir !== undefined ? [one.workdir] : [])));
    const tokenFile = access.apiKey === undefined ? access.subjectTokenFile : undefined;
    if (tokenFile !== undefined) {
      const folder = files?.folder ?? cwd;
      refuseShown(tokenFile, path.resolve(folder, tokenFile), { settings: does.acp, workdir, PATH: env['PATH'] ?? '' });
    }
    if (does.acp.sandbox === 'none' && access.apiKey === undefined) {
      log?.warning(
        'An agent has "model_access" without a sandbox: what the tokens are asked for with, such as the identity of a job with "id-token: write", is within its reach.',
      );
    }
    await models.check(access);
  }
}

/** Refuses a place for sockets that an agent could put something else into: a sandbox covers it, but not the folders above it. */
function refuseReachable(workdirs: readonly string[]): void {
  const place = socketPlace();
  const seeing = workdirs.find((workdir) => isWithin(resolveLinks(place), resolveLinks(workdir)));
  if (seeing === undefined) return;
  throw new ConfigError(
    'config_invalid',
    `The folder for temporary files, "${place}", lies in the work folder of an agent, "${seeing}", which could replace the way to the models there. Set TMPDIR to a folder outside of it.`,
    { source: place },
  );
}

interface SeenByAgent {
  readonly settings: AgentSettings;
  readonly workdir: string | undefined;
  readonly PATH: string;
}

/** Refuses a file with tokens that the agent's sandbox shows: without a sandbox the agent sees it anyway, and the docs say so. */
function refuseShown(given: string, file: string, { settings, workdir, PATH }: SeenByAgent): void {
  if (settings.sandbox === 'none') return;
  const writable = workdir === undefined ? [] : [workdir];
  const shown = visibleTo({ command: settings.command ?? [], env: { PATH }, writable }).map(({ from }) => from);
  const real = resolveLinks(file);
  const place = [...writable, ...shown].find((one) => isWithin(real, resolveLinks(one)) || isWithin(file, one));
  if (place === undefined) return;
  throw new ConfigError(
    'config_invalid',
    `The key "subject_token_file" of "model_access" names "${given}", which the agent could read: its sandbox shows "${place}". Put the file elsewhere.`,
    { source: given },
  );
}
