// A job with a client: credentials become a bearer, the job gets its deadline, and both end with the work.
import type { Client } from '../client/client.ts';
import { createClient } from '../client/client.ts';
import type { ServiceSettings } from '../inputs/credentials.ts';
import { describeRequest } from '../report/live-log.ts';
import type { Secret } from '../secret.ts';
import type { AnsweredRequest } from '../transcript/events.ts';
import { toRequestEvent } from '../transcript/events.ts';
import { holdBearer } from './bearer.ts';
import type { Deadline } from './deadline.ts';
import { startDeadline } from './deadline.ts';
import type { JobIo } from './io.ts';
import type { Workspace } from './workspace.ts';
import { openWorkspace } from './workspace.ts';

/** What the work of a job finds ready. */
export interface ConnectedJob extends JobIo {
  readonly client: Client;
  readonly bearer: () => Promise<Secret>;
  readonly workspace: Workspace;
  readonly deadline: Deadline;
}

/**
 * Do one piece of work with a client. The signal of the job is that of its deadline.
 *
 * @throws {IdentityError} `identity_missing`, before any request; and what the work throws
 */
export async function connected<T>(
  io: JobIo,
  settings: ServiceSettings & { readonly timeoutMs: number },
  work: (job: ConnectedJob) => Promise<T>,
  onRequest = (request: AnsweredRequest): void => io.log.debug(describeRequest(toRequestEvent(request))),
): Promise<T> {
  const workspace = openWorkspace(io);
  const deadline = startDeadline(settings.timeoutMs, io.clock, io.signal);
  try {
    const stages = { ...io, ...settings, signal: deadline.signal };
    const bearer = await holdBearer({ ...stages, ...workspace, onRequest });
    const client = createClient({ ...stages, ...bearer, onRequest });
    return await work({ ...io, ...bearer, signal: deadline.signal, client, workspace, deadline });
  } finally {
    deadline.clear();
  }
}
