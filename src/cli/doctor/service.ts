// Checks the service: whether it answers, its clock, the exchange, and what it shows to this identity or key.
import { guessBaseUrl } from '../../contract/base-url.ts';
import { ExchangeError, findSystemCode, IdentityError, ToolkitError } from '../../errors.ts';
import { send } from '../../http/transport.ts';
import { ambientSources, detectSource } from '../../identity/places.ts';
import type { Credentials, ServiceSettings } from '../../inputs/service-settings.ts';
import { connect, obtainToken } from '../../job/connect.ts';
import { type JobIo, withinTime } from '../../job/io.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { isLoopback } from '../../loopback.ts';
import { findRunningIntern } from '../../run/find-intern.ts';
import { counted } from '../../wording.ts';
import { type Check, failed, failedBy, ok, skipped, skippedFor, variableAndFlag, warning } from './check.ts';

const reachTimeoutMs = 10_000;

/** A larger difference between two clocks can make a token look expired, or not yet valid. */
const noticeableSkewMs = 30_000;

/** Sends no bearer token: a refusal already shows that the service is there. */
export async function checkReach(baseUrl: string, { fetch, clock, signal }: JobIo) {
  try {
    const before = clock.now();
    const request = { method: 'GET', url: `${baseUrl}/interns`, headers: { Accept: 'application/json' } } as const;
    const response = await send(request, { fetch, headersTimeoutMs: reachTimeoutMs, now: clock.now, signal });
    const after = clock.now();
    await response.body?.cancel();
    const service = judgeAnswer(baseUrl, response.status, after - before);
    return { service, clock: judgeClock(Date.parse(response.headers.get('date') ?? ''), (before + after) / 2) };
  } catch (error) {
    signal.throwIfAborted();
    const service = { ...failedBy('service', error), ...suggestForUnreachable(baseUrl, error) };
    return { service, clock: skippedFor('clock', 'service') };
  }
}

function suggestForUnreachable(baseUrl: string, error: unknown): Pick<Check, 'remedy' | 'next'> {
  const { hostname, port, protocol } = new URL(baseUrl);
  if (isLoopback(hostname) && findSystemCode(error) === 'ECONNREFUSED') {
    const usedPort = port || (protocol === 'https:' ? '443' : '80');
    return {
      remedy: `Nothing listens on port ${usedPort} of this machine. Start the local service there, or correct ${variableAndFlag('base-url')}.`,
      next: `interns serve --port ${usedPort} --identity-provider`,
    };
  }
  return {
    remedy: `Check ${variableAndFlag('base-url')}, name resolution, firewall and proxy (HTTPS_PROXY).`,
    next: `curl --head '${baseUrl.replaceAll("'", '%27')}/interns'`,
  };
}

function judgeAnswer(baseUrl: string, status: number, ms: number): Check {
  const found = `GET ${baseUrl}/interns without a key answered ${status} after ${ms} ms`;
  const suggestedUrl = guessBaseUrl(baseUrl);
  // Without a key, the service refuses with 401, or hides the route with 404.
  if (status === 401 || (status === 404 && suggestedUrl === undefined)) return ok('service', found);
  if (status >= 500) return failed('service', found, 'The service has a problem. Try again later.');
  const doubt = `An Intern Service answers 401 here. Check ${variableAndFlag('base-url')}`;
  if (suggestedUrl === undefined) return warning('service', found, `${doubt}, and that no proxy answers in its place.`);
  return warning('service', found, `${doubt}: did you mean ${suggestedUrl}?`, toExportCommand(suggestedUrl));
}

function toExportCommand(baseUrl: string): string {
  return `export INTERNS_BASE_URL='${baseUrl.replaceAll("'", '%27')}'`;
}

function judgeClock(serviceMs: number, localMs: number): Check {
  if (Number.isNaN(serviceMs)) return skipped('clock', 'the service sends no Date');
  const seconds = Math.round((localMs - serviceMs) / 1000);
  if (Math.abs(localMs - serviceMs) < noticeableSkewMs) {
    return ok('clock', `within ${Math.max(1, Math.abs(seconds))} s of the service`);
  }
  const found = `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`;
  return warning('clock', found, 'Set the clock: otherwise tokens are refused as expired, or as issued in the future.');
}

export interface AccessSettings extends ServiceSettings {
  readonly timeoutMs: number;
  readonly intern: string | undefined;
  readonly workspaceId: string | undefined;
}

export async function checkExchange({ baseUrl, credentials }: ServiceSettings, job: JobIo): Promise<Check> {
  if (credentials.by === 'api-key') return skipped('exchange', 'an API key needs none');
  try {
    const { lifetimeMs } = await obtainToken(job, { baseUrl, credentials });
    const seconds = Math.round(lifetimeMs / 1000);
    return ok('exchange', `policy "${credentials.federationPolicyId}" grants a token for ${seconds} s`);
  } catch (error) {
    if (!(error instanceof ExchangeError) || error.code !== 'exchange_refused') throw error;
    const { source, remarks = [] } = error.data;
    const check = failedBy('exchange', error);
    if (source === 'base-url') {
      return { ...check, ...suggestBaseUrl(baseUrl), remedy: `Correct ${variableAndFlag('base-url')}.` };
    }
    const policy = `"${credentials.federationPolicyId}", ${variableAndFlag('federation-policy-id')}`;
    const remedy = [...remarks, `Compare the claims with the federation policy ${policy}.`].join(' ');
    return { ...check, remedy, next: 'interns identity' };
  }
}

export async function checkList(settings: AccessSettings, job: JobIo): Promise<Check> {
  try {
    return await withinTime(job, settings.timeoutMs, async ({ signal }): Promise<Check> => {
      const { client } = await connect({ ...job, signal }, settings);
      let count = 0;
      for await (const _ of client.listInterns({ workspaceId: settings.workspaceId, signal })) count += 1;
      const found = `this key sees ${counted(count, 'intern')}`;
      if (count > 0) return ok('interns', found);
      const remedy = 'Create an intern in the workspace of this key, or use a key of a workspace that has one.';
      return warning('interns', found, remedy);
    });
  } catch (error) {
    if (!(error instanceof ToolkitError) || error.data.status !== 404) throw error;
    return { ...failedBy('interns', error), ...suggestBaseUrl(settings.baseUrl) };
  }
}

function suggestBaseUrl(baseUrl: string): Pick<Check, 'remedy' | 'next'> {
  const guess = guessBaseUrl(baseUrl);
  if (guess === undefined) return {};
  return { remedy: `${variableAndFlag('base-url')}: did you mean ${guess}?`, next: toExportCommand(guess) };
}

export async function checkIntern(settings: AccessSettings, job: JobIo): Promise<Check> {
  const { intern } = settings;
  if (intern === undefined) return skipped('intern', 'none was named: "interns doctor INTERN" checks one');
  return withinTime(job, settings.timeoutMs, async (timed): Promise<Check> => {
    const { client } = await connect(timed, settings);
    const { name, id, model } = await findRunningIntern({ ...settings, ...timed, client, intern, waitForInternMs: 0 });
    return ok('intern', `"${name}" (${id}) runs, model ${model ?? 'default'}`);
  }).catch((error: unknown) => {
    job.signal.throwIfAborted();
    return { ...failedBy('intern', error), next: 'interns list' };
  });
}

export async function checkIdentity(credentials: Credentials | undefined, job: JobIo): Promise<Check> {
  if (credentials?.by === 'api-key') return skipped('identity', 'an API key needs none');
  const subjectToken = credentials?.subjectToken;
  if (subjectToken?.from === 'input') return ok('identity', '--subject-token');
  if (subjectToken?.from === 'file') return ok('identity', `the file ${subjectToken.path}`);
  try {
    const source = await detectSource(ambientSources({ ...job, ...openWorkspace(job) }));
    const audience = credentials === undefined ? '' : `, audience "${credentials.audience}"`;
    return ok('identity', `${source.name}${audience}`);
  } catch (error) {
    // Keep the error of a recognized CI, because it names what the job lacks.
    const isOutsideCi =
      error instanceof IdentityError && error.code === 'identity_missing' && error.data.source === undefined;
    if (!isOutsideCi) throw error;
    if (credentials === undefined) {
      const found = `none on this machine, so use ${variableAndFlag('api-key')}`;
      return skipped('identity', found, undefined, 'interns identity');
    }
    return {
      ...failedBy('identity', error),
      found: 'No CI identity found on this machine, and a federation policy needs one.',
      remedy: `Set ${variableAndFlag('api-key')} in place of ${variableAndFlag('federation-policy-id')}, or set ${variableAndFlag('subject-token-file')} to a file with a token. This shows every source, and what it lacks:`,
      next: 'interns identity',
    };
  }
}
