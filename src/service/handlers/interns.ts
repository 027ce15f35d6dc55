// GET /interns: lists the interns that a key may see, newest first.
import * as z from 'zod/mini';
import type { Intern, InternListPage } from '../../contract/interns.ts';
import { internListQuery } from '../../contract/requests.ts';
import { parseJson } from '../../json.ts';
import { admit } from '../access/callers.ts';
import { type JsonResponse, ok, Refusal, refuse, type ServiceRequest } from '../http/message.ts';
import { isNewer, type Position, type ServiceState } from '../state.ts';

export async function listInterns(request: ServiceRequest, state: ServiceState): Promise<JsonResponse> {
  if (isRegional(request, state)) {
    return refuse(403, 403, 'Interns are not available on regional hostnames.', { reason: 'regional hostname' });
  }
  const { workspace_id: keyWorkspace } = (await admit(request, state.callers)).key;
  // The list ignores a body, but it must arrive before the deadline of the route.
  const body = await request.readBody(0);
  if (body === 'too_slow') return refuse(408, 408, 'The request exceeded its deadline.');
  const { limit = 50, status, starting_after, workspace_id } = readQuery(request.query);
  if (workspace_id !== undefined && workspace_id.toLowerCase() !== keyWorkspace.toLowerCase())
    throw toBadRequest('workspace_id must be the workspace of the API key.');
  const cursor = starting_after === undefined ? undefined : readCursor(starting_after);
  const matching = state.interns.filter(
    ({ record }) =>
      record.workspace_id === keyWorkspace &&
      (status === undefined || status.some((wanted) => wanted === record.status)) &&
      (cursor === undefined || isNewer(cursor, record)),
  );
  const records = matching.map(({ record }) => record);
  return ok(toPage(records, limit), 'listed');
}

function toPage(matching: readonly Intern[], limit: number): InternListPage {
  const data = matching.slice(0, limit);
  const last = data.at(-1);
  if (matching.length <= limit || last === undefined) return { data, has_more: false };
  return { data, has_more: true, next_cursor: toCursor(last) };
}

function toBadRequest(message: string): Refusal {
  return new Refusal(refuse(400, 'invalid_body', message));
}

function readQuery(text: string) {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name)) throw toBadRequest(`${name} is given more than once.`);
    fields[name] = readParameter(name, value);
  }
  const query = internListQuery.safeParse(fields);
  if (query.success) return query.data;
  const [issue] = query.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw toBadRequest('The list takes limit, status, starting_after and workspace_id.');
  throw toBadRequest(`${String(issue?.path[0] ?? 'The query')} is invalid.`);
}

function readParameter(name: string, value: string): unknown {
  if (name === 'limit') return /^\d{1,9}$/.test(value) ? Number(value) : value;
  return name === 'status' ? value.split(',') : value;
}

function toCursor({ created_at, id }: Position): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

const cursorParts = z.tuple([z.string().check(z.refine((time) => !Number.isNaN(Date.parse(time)))), z.string()]);

/** Decodes a cursor. Accepts only the exact text that {@link toCursor} makes. */
function readCursor(text: string): Position {
  const { data } = cursorParts.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  const cursor = data && { created_at: data[0], id: data[1] };
  if (cursor !== undefined && toCursor(cursor) === text) return cursor;
  throw toBadRequest('starting_after is no cursor of this list.');
}

function isRegional(request: ServiceRequest, state: ServiceState): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return state.config.regional_hostnames.some((name) => name.toLowerCase() === host);
}
