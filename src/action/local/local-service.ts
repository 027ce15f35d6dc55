// Runs an intern on a local service, which lasts as long as the step and reads its files from a trusted place.
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, describeError, IdentityError, type InputError, orThrow, ToolkitError } from '../../errors.ts';
import { isFromDependabot } from '../../github/run-context.ts';
import { fetchDirectly } from '../../http/fetch.ts';
import { serviceInputNames } from '../../inputs/input-lists.ts';
import type { LocalPromptSettings } from '../../inputs/run-settings.ts';
import type { Credentials } from '../../inputs/service-settings.ts';
import type { GetInput } from '../../inputs/settings.ts';
import { conflict, invalid, missing } from '../../inputs/values.ts';
import { createLazyBrokers } from '../../job/proxy/lazy-brokers.ts';
import { createTrustedReader, type TrustedFile } from '../../job/trusted-files.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { Secret } from '../../secret.ts';
import type { ConfigFiles, JobSettings, Service } from '../../service/index.ts';
import { input, worded } from '../../wording.ts';
import { type LocalExtras, runOnInternAction } from '../commands/run-on-intern.ts';
import { refuseIdentityless } from '../gate.ts';
import { type GitHubAccess, openGitHub, type Trigger } from '../github-access.ts';
import { reportSkipped } from '../outcome.ts';
import type { ActionIo, TimedActionIo } from '../runner/io.ts';
import { createAgentSaver } from './saved-agents.ts';

export async function promptLocally(io: TimedActionIo, settings: LocalPromptSettings, trigger: Trigger) {
  const access = openGitHub(io, settings, trigger);
  refuseQuestionsForLater(settings);
  const { changes: method } = settings;
  const changes =
    method === 'none'
      ? undefined
      : await (await import('../changes/run-changes.ts')).prepareRunChanges(io, { ...settings, method }, access);
  if (changes !== undefined && 'why' in changes) return reportSkipped(io, changes);
  const service = await startLocalService(io, { ...settings, ...changes?.policySettings }, access).catch(
    (error: unknown) => {
      const isMissing = error instanceof IdentityError && error.code === 'identity_missing';
      // Refuse only now, because only the configuration tells whether the agents' models need an identity.
      if (isMissing && isFromDependabot(access.event)) return refuseIdentityless('Dependabot', settings);
      throw error;
    },
  );
  if ('why' in service) return reportSkipped(io, service);
  const { paths, stop } = service;
  const extras = { ...service.extras, changes: changes?.createCollector({ stop, paths }) };
  try {
    return await runOnInternAction({ ...io, ...service.io }, service.settings, access, extras);
  } finally {
    await service.stop();
  }
}

/**
 * @throws {InputError} `input_invalid`: no file, sandbox or way to sign in; `input_missing`: no intern is named
 * @throws {ConfigError} `config_invalid`; {@link IdentityError}: the models need an identity; {@link GitHubError}
 */
export async function startLocalService(io: ActionIo, settings: LocalPromptSettings, access: GitHubAccess) {
  const { env, cwd, log, bundleFolder } = io;
  const { startService, readOutline } = await loadService(bundleFolder);
  const serviceFiles = await readFiles(io, settings, access, readOutline);
  disarmGit(io);
  const service = await startService({
    ...serviceFiles,
    identityProvider: true,
    env,
    cwd,
    log,
    onAgentProcess: createAgentSaver(io),
    models: createLazyBrokers(() => io),
  }).catch((error: unknown) => {
    throw isConfigError(error) ? new ConfigError('config_invalid', error.message, { cause: error }) : error;
  });
  try {
    const facts = service.keepsSessions ? {} : { session_ends: true as const };
    const extras: LocalExtras = { facts, modelUse: service.modelUse };
    return { ...prepareSignIn(io, settings, service), paths: serviceFiles.paths, extras, stop: service.stop };
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/**
 * Keeps Git in later steps from running two of the programs that an agent can name in a repository: a file monitor, and
 * one that fetches missing objects. In the post step of actions/checkout, they could take the job's identity.
 */
function disarmGit({ exportVariable }: ActionIo): void {
  // Use the variable that `git -c` sets. GIT_CONFIG_COUNT would have to repeat the step's own settings, perhaps with a credential.
  exportVariable('GIT_CONFIG_PARAMETERS', "'core.fsmonitor=false'");
  exportVariable('GIT_NO_LAZY_FETCH', '1');
}

/** Checks only `code`, because the service is a bundle with error classes of its own. */
function isConfigError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'config_invalid';
}

async function readFiles(
  io: ActionIo,
  settings: LocalPromptSettings,
  { event, github }: GitHubAccess,
  readOutline: ServiceBundle['readOutline'],
): Promise<{ readonly config: string; readonly files: ConfigFiles; readonly paths: readonly string[] }> {
  const { localService: configPath } = settings;
  const workspace = openWorkspace(io);
  const trusted = createTrustedReader({ ...io, ...settings, event, github });
  const readTrusted = (path: string): Promise<TrustedFile> =>
    trusted.read('local-service', path).catch((cause: unknown) => {
      throw cause instanceof ToolkitError ? cause : unreadable(path, describeError(cause), cause);
    });
  const file = await readTrusted(configPath);
  const text = toText(file, configPath);
  io.log.info(`Service configuration "${file.path}" ${file.place}.`);
  const { playbooks, withoutSandbox, unconfined } = readOutline(text, io.env);
  const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  if (withoutSandbox.length > 0) {
    const message = worded`${inputLabel} is "${configPath}", which has no "sandbox" for ${quoteNames(withoutSandbox)}. Write "sandbox: bubblewrap", or "sandbox: none" if the agent may see everything in the job.`;
    throw invalid('local-service', message);
  }
  // The scan for changes shows neither processes that an unconfined agent left, nor what it wrote to the runner's files.
  if (settings.changes !== 'none' && unconfined.length > 0) {
    io.log.warning(
      `Without a sandbox ${quoteNames(unconfined)} can write the file of changes itself, or replace it. The job that posts still judges that file by the policy. Write "sandbox: bubblewrap".`,
    );
  }
  const textByPath = new Map([[workspace.resolve(file.path), text]]);
  const folder = dirname(file.path);
  const paths = playbooks.map((path) => (isAbsolute(path) ? path : join(folder, path)));
  for (const path of new Set(paths)) textByPath.set(workspace.resolve(path), toText(await readTrusted(path), path));
  const readText = (path: string): string => textByPath.get(path) ?? '';
  const files = { readText, folder: workspace.resolve('.') };
  return { config: workspace.resolve(file.path), files, paths: [...textByPath.keys()] };
}

function toText({ bytes, place }: TrustedFile, path: string): string {
  if (bytes === undefined) throw unreadable(path, `there is no such file ${place}`);
  const decode = () => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return orThrow(decode, (cause) => unreadable(path, "it isn't UTF-8 text", cause));
}

/** Adds a job to the service. The step signs in with that job's identity or a key, and bypasses any HTTP proxy. */
function prepareSignIn(
  { env }: ActionIo,
  { localService: file, intern, ...rest }: LocalPromptSettings,
  { baseUrl, job, addJob }: Service,
) {
  const credentials = toCredentials(job, file);
  const internName = intern ?? job.intern;
  if (internName === undefined) {
    const message = worded`${input('intern')} is not given, and "${file}" does not have exactly one intern. Name one of its interns.`;
    throw missing('intern', message);
  }
  const { request_url: url, request_token: token } = addJob();
  const jobEnv: ActionIo['env'] = { ...env, ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token };
  return {
    settings: { ...rest, baseUrl, credentials, intern: internName },
    io: { env: jobEnv, fetch: fetchDirectly },
  };
}

function toCredentials({ federationPolicyId, audience, apiKey }: JobSettings, file: string): Credentials {
  if (federationPolicyId !== undefined && audience !== undefined) {
    const rest = { isAudienceDefault: false, subjectToken: { from: 'ci' }, apiKey: undefined } as const;
    return { by: 'exchange', federationPolicyId, audience, ...rest };
  }
  if (apiKey !== undefined) return { by: 'api-key', apiKey: new Secret(apiKey.reveal()) };
  const message = worded`${inputLabel} is "${file}", which gives the step no way to sign in. Add a policy with "issuer: identity-provider", or a standard key.`;
  throw invalid('local-service', message);
}

function unreadable(path: string, why: string, cause?: unknown): InputError {
  return invalid('local-service', worded`${inputLabel} can't be read: "${path}": ${why}. Check the path.`, cause);
}

/** The bundle's classes, such as `Secret`, differ from those here, although both are built from the same sources. */
type ServiceBundle = typeof import('./service-bundle.ts');

function loadService(folder: string): Promise<ServiceBundle> {
  return import(/* webpackIgnore: true */ pathToFileURL(join(folder, 'service/index.js')).href);
}

const inputLabel = input('local-service');

/** Runs before any other input is read. Throws {@link InputError} `input_conflict`. */
export function refuseConflictingInputs(getInput: GetInput): void {
  const other = serviceInputNames.find((name) => getInput(name) !== '');
  if (other !== undefined)
    throw conflict(other, worded`Both ${inputLabel} and ${input(other)} are given. Use one of them.`);
  const command = getInput('command') || 'prompt';
  if (command === 'prompt') return;
  const message = worded`${inputLabel} is for "command: prompt", but the command is "${command}". Leave it out, or use "command: prompt".`;
  throw conflict('local-service', message);
}

function refuseQuestionsForLater({ onPause, parkedForMs }: LocalPromptSettings): void {
  const parkingInput = parkedForMs > 0 ? 'parked-for' : undefined;
  const inputName = onPause === 'stop' ? 'on-pause' : parkingInput;
  if (inputName === undefined) return;
  const message = worded`${input(inputName)} leaves a question open for later, but the service of ${inputLabel} ends with the step, and its questions with it. Leave ${input(inputName)} out.`;
  throw conflict(inputName, message);
}
