// Whether there is an identity, whether the service takes it, and what it may see.
import { ExchangeError } from '../../errors.ts';
import { ambientSources } from '../../identity/ambient.ts';
import { detectSource } from '../../identity/detect.ts';
import type { ServiceSettings } from '../../inputs/credentials.ts';
import { obtainToken } from '../../job/bearer.ts';
import { connect } from '../../job/connect.ts';
import { withinTime } from '../../job/deadline.ts';
import type { JobIo } from '../../job/io.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { findRunningIntern } from '../../run/find-intern.ts';
import type { Check } from './check.ts';
import { failed, skipped } from './check.ts';

/** What the checks of access need. */
export interface AccessSettings extends ServiceSettings {
  readonly timeoutMs: number;
  readonly intern: string | undefined;
  readonly workspaceId: string | undefined;
}

/** The names of the checks, for those that can't be made. */
export const accessChecks = ['identity', 'exchange', 'interns', 'intern'] as const;

/** Identity, exchange, list and intern; what comes behind a failure is skipped. */
export async function checkAccess(settings: AccessSettings, job: JobIo): Promise<readonly Check[]> {
  const checks: Check[] = [];
  const steps = [checkIdentity, checkExchange, checkList, checkIntern];
  for (const [index, step] of steps.entries()) {
    const check = await step(settings, job).catch((error: unknown) => {
      job.signal.throwIfAborted();
      return failed(accessChecks[index] ?? '', error);
    });
    checks.push(check);
    if (check.state === 'failed') break;
  }
  const left = accessChecks.slice(checks.length);
  return [...checks, ...left.map((name) => skipped(name, 'see above'))];
}

async function checkIdentity({ credentials }: AccessSettings, job: JobIo): Promise<Check> {
  if (credentials.by === 'api-key') return skipped('identity', 'an API key needs none');
  const { subjectToken } = credentials;
  if (subjectToken.from === 'input') return { name: 'identity', state: 'ok', found: '--subject-token' };
  if (subjectToken.from === 'file') return { name: 'identity', state: 'ok', found: `the file ${subjectToken.path}` };
  const source = await detectSource(ambientSources({ ...job, ...openWorkspace(job) }));
  return { name: 'identity', state: 'ok', found: `${source.name}, audience "${credentials.audience}"` };
}

async function checkExchange({ baseUrl, credentials }: AccessSettings, job: JobIo): Promise<Check> {
  if (credentials.by === 'api-key') return skipped('exchange', 'an API key needs none');
  try {
    const { lifetimeMs } = await obtainToken({ ...job, ...openWorkspace(job), baseUrl, credentials });
    const found = `policy "${credentials.federationPolicyId}" grants a token for ${Math.round(lifetimeMs / 1000)} s`;
    return { name: 'exchange', state: 'ok', found };
  } catch (error) {
    if (!(error instanceof ExchangeError) || error.code !== 'exchange_refused') throw error;
    return { ...failed('exchange', error), remedy: remedyOf(error, credentials.federationPolicyId) };
  }
}

/** Where nothing is remarkable about the token, its claims are what to compare. */
function remedyOf(error: ExchangeError, policy: string): string {
  const remarks = error.data.remarks ?? [];
  if (remarks.length > 0) return remarks.join(' ');
  return `Compare the claims of "interns identity" with the federation policy "${policy}".`;
}

function checkList(settings: AccessSettings, job: JobIo): Promise<Check> {
  return withinTime(job, settings.timeoutMs, async ({ signal }) => {
    const { client } = await connect({ ...job, signal }, settings);
    let count = 0;
    for await (const _ of client.listInterns({ workspaceId: settings.workspaceId, signal })) count += 1;
    const found = `this key sees ${count} ${count === 1 ? 'intern' : 'interns'}`;
    if (count > 0) return { name: 'interns', state: 'ok', found };
    const remedy = 'Make an intern in the workspace of this key, or use a key of the workspace that has it.';
    return { name: 'interns', state: 'warning', found, remedy };
  });
}

async function checkIntern(settings: AccessSettings, job: JobIo): Promise<Check> {
  const wanted = settings.intern;
  if (wanted === undefined) return skipped('intern', 'none was named');
  return withinTime(job, settings.timeoutMs, async (timed) => {
    const { client } = await connect(timed, settings);
    const found = { ...settings, ...timed, client, intern: wanted, waitForInternMs: 0 };
    const { name, id, model } = await findRunningIntern(found);
    return { name: 'intern', state: 'ok', found: `"${name}" (${id}) runs, model ${model ?? 'default'}` };
  });
}
