// Handles the routes outside the base path. Those for faults, clock and journal need `mayControl`.
import * as z from 'zod/mini';
import { type Faults, faultOrder } from '../control/faults.ts';
import type { Journal } from '../control/journal.ts';
import { type JsonResponse, ok, readBodyAs, refuse, type ServiceRequest } from '../http/message.ts';
import type { ServiceState } from '../state.ts';
import { readDurationMs } from '../time/duration.ts';
import { describeApi } from './openapi.ts';

export interface Controls {
  readonly state: ServiceState;
  readonly journal: Journal;
  readonly faults: Faults;
}

const clockMove = z.strictObject({ advance: z.union([z.string(), z.number()]) });
const maxAdminBytes = 64 * 1024;

const toIndex = (base_url: string) => ({
  service: 'A local Intern Service',
  base_url,
  description: '/openapi.json',
  health: '/healthz',
  journal: '/_journal',
});

/** @returns undefined for an unknown path, or if the sender may not use the routes under `/_` */
export async function administer(
  request: ServiceRequest,
  mayControl: boolean,
  { state: { clock, config }, journal, faults }: Controls,
): Promise<JsonResponse | undefined> {
  const route = `${request.method} ${request.path}`;
  if (route === 'GET /healthz' || route === 'HEAD /healthz') return ok({ status: 'ok' }, 'healthy');
  if (route === 'GET /' || route === 'HEAD /') return ok(toIndex(config.base_path), 'index');
  if (route === 'GET /openapi.json') return ok(describeApi(config.base_path), 'described');
  if (!mayControl) return undefined;
  if (route === 'GET /_journal') return ok(journal.entries(), 'journal_read');
  if (route === 'POST /_faults') {
    const order = await readBodyAs(request, faultOrder, maxAdminBytes);
    if (order === undefined) return refuse(400, 'invalid_body', 'Send { route, after?, times?, fault }.');
    faults.order(order);
    return ok({ status: 'ordered' }, 'fault_ordered');
  }
  if (route === 'GET /_faults') return ok(faults.list(), 'faults_read');
  if (route === 'DELETE /_faults') {
    faults.clear();
    return ok({ status: 'forgotten' }, 'faults_forgotten');
  }
  if (route === 'POST /_clock') {
    const move = await readBodyAs(request, clockMove, maxAdminBytes);
    const advanceMs = move === undefined ? undefined : readDurationMs(move.advance);
    if (advanceMs === undefined) return refuse(400, 'invalid_body', 'Send { "advance": "1h" }, at most a year.');
    await clock.advance(advanceMs);
    return ok({ now: new Date(clock.now()).toISOString() }, 'clock_advanced');
  }
  return undefined;
}
