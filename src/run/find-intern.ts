// Finds an intern by its name or id, and waits until it runs.
import type { Client } from '../client/client.ts';
import { judgeRepeat } from '../client/request.ts';
import type { Intern } from '../contract/interns.ts';
import { ApiError } from '../errors.ts';
import { type RetryOptions, withRetry } from '../http/retry.ts';

export interface FindInternOptions extends Omit<RetryOptions, 'what' | 'maxAttempts' | 'deadline'> {
  readonly client: Client;
  readonly intern: string;
  readonly workspaceId?: string | undefined;
  /** Limits the wait for an intern that is starting. If 0, such an intern is an error at once. */
  readonly waitForInternMs: number;
}

/** Each wait doubles the one before: an agent in the job starts within seconds, an intern elsewhere within minutes. */
const firstWaitMs = 250;
const maxWaitMs = 5_000;
const listOverallMs = 60_000;

/** @throws {ApiError} `intern_unknown`, `intern_ambiguous`, `intern_not_running`, and what listing throws */
export async function findRunningIntern(options: FindInternOptions): Promise<Intern> {
  const { clock, log, signal } = options;
  const deadline = clock.monotonic() + options.waitForInternMs;
  let lastState = '';
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    const intern = await findIntern(options);
    if (intern.status === 'running') return intern;
    const isStarting = intern.status === 'queued' || intern.status === 'provisioning';
    const leftMs = deadline - clock.monotonic();
    if (!isStarting || leftMs <= 0) throw createNotRunningError(intern, isStarting, options.waitForInternMs);
    const state = describeState(intern);
    if (state !== lastState) log.info(`Waiting for intern "${intern.name}": ${state}.`);
    lastState = state;
    await clock.sleep(Math.min(waitMs, leftMs), signal);
  }
}

/** Reads all pages, because a second intern of the same name may be on the last page. */
async function findIntern(options: FindInternOptions): Promise<Intern> {
  const { client, intern: nameOrId, workspaceId, clock, signal } = options;
  const interns = await withRetry(
    { ...options, what: 'intern list', maxAttempts: 5, deadline: clock.monotonic() + listOverallMs },
    () => Array.fromAsync(client.listInterns({ workspaceId, signal })),
    judgeRepeat,
  );
  const matches = interns.filter(({ id, name }) => id === nameOrId || name === nameOrId);
  // Prefer an intern with this id to one with this name, because only ids are unique.
  const intern = matches.find((match) => match.id === nameOrId) ?? matches[0];
  if (intern === undefined) throw createUnknownError(nameOrId, interns);
  if (intern.id !== nameOrId && matches.length > 1) throw createAmbiguousError(nameOrId, matches);
  return intern;
}

function describeState({ status, progress }: Intern): string {
  if (progress === null) return status;
  return `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
}

function createUnknownError(intern: string, interns: readonly Intern[]): ApiError {
  const names = interns.slice(0, 20).map(({ name }) => `"${name}"`);
  const list = `${names.join(', ')}${interns.length > names.length ? ', …' : ''}`;
  const visible = names.length === 0 ? 'This key sees no interns' : `This key sees ${list}`;
  return new ApiError('intern_unknown', `No intern has the name or id "${intern}". ${visible}. Names match exactly.`, {
    source: 'intern',
  });
}

function createAmbiguousError(nameOrId: string, matches: readonly Intern[]): ApiError {
  const ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(', ');
  const message = `${matches.length} interns have the name "${nameOrId}": ${ids}. Give the id as "intern", or a "workspace-id".`;
  return new ApiError('intern_ambiguous', message, { source: 'intern' });
}

function createNotRunningError(intern: Intern, isStarting: boolean, waitMs: number): ApiError {
  const failure = intern.last_failure_message === null ? '' : `: ${intern.last_failure_message.replace(/\.$/, '')}`;
  const waited = isStarting && waitMs > 0 ? ` after waiting ${Math.round(waitMs / 1000)} s` : '';
  const remedy = isStarting ? 'Raise "wait-for-intern".' : 'Start or provision it first.';
  const message = `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`;
  return new ApiError('intern_not_running', message, { source: 'intern', reason: intern.status });
}
