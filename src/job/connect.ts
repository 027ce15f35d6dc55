// A job's way to the service: credentials become a bearer, and with it a client.
import { type Client, createClient } from '../client/client.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import type { ServiceSettings } from '../inputs/service-settings.ts';
import { describeRequest } from '../report/live-log.ts';
import { toRequestEvent } from '../transcript/recorder.ts';
import { type Bearer, holdBearer } from './bearer.ts';
import type { JobIo } from './io.ts';
import { openWorkspace } from './workspace.ts';

/** A client, and the bearer that it sends. */
export interface Connected extends Bearer {
  readonly client: Client;
}

/**
 * Connect a job with its service. Nothing is sent yet.
 *
 * @param onRequest - told of each answered request; default: a line of step debugging
 * @throws {IdentityError} `identity_missing`
 */
export async function connect(
  io: JobIo,
  settings: ServiceSettings,
  onRequest = (request: AnsweredRequest): void => io.log.debug(describeRequest(toRequestEvent(request))),
): Promise<Connected> {
  const stages = { ...io, ...settings, ...openWorkspace(io), onRequest };
  const bearer = await holdBearer(stages);
  return { ...bearer, client: createClient({ ...stages, ...bearer }) };
}
