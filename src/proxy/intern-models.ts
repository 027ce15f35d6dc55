// The interns as models, for `models.list()` and `models.retrieve()` of OpenAI's clients.
import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Intern } from '../contract/interns.ts';
import { toToolkitError } from '../errors.ts';
import type { PathRule } from '../models/path-rule.ts';
import { type RequestEntry, toEntryPath } from './account.ts';

export type ListInterns = () => AsyncIterable<Intern>;

export const modelsRule: PathRule = {
  method: 'GET',
  path: /^(?:\/v1|\/interns\/[^/]+)?\/models(?:\/[^/]+)?$/,
};

/** Builds "The model object" of the OpenAI API reference. */
function toModel({ id, name, created_at, workspace_id }: Intern): object {
  return { id, object: 'model', created: Math.floor(Date.parse(created_at) / 1000), owned_by: workspace_id, name };
}

export async function answerModels(
  path: string,
  response: ServerResponse,
  { list, clock }: { readonly list: ListInterns; readonly clock: Clock },
): Promise<RequestEntry> {
  const startedAt = clock.monotonic();
  const { status, body } = await read(path, list);
  const text = Buffer.from(JSON.stringify(body));
  const headers = ['Content-Type', 'application/json', 'Content-Length', String(text.length)];
  if (!response.destroyed) response.writeHead(status, headers).end(text);
  const ms = Math.round((clock.monotonic() - startedAt) * 10) / 10;
  return { type: 'request', method: 'GET', path: toEntryPath(path), status, sent: true, ms };
}

async function read(path: string, list: ListInterns): Promise<{ readonly status: number; readonly body: object }> {
  const [, segment] = /\/models\/([^/]+)$/.exec(path) ?? [];
  try {
    const interns = await Array.fromAsync(list());
    if (segment === undefined) return { status: 200, body: { object: 'list', data: interns.map(toModel) } };
    const wanted = decodeURIComponent(segment);
    const found = interns.find(({ id }) => id === wanted) ?? interns.find(({ name }) => name === wanted);
    if (found !== undefined) return { status: 200, body: toModel(found) };
    return { status: 404, body: toError(`There is no intern "${wanted}" that this proxy sees.`, 'model_not_found') };
  } catch (thrown) {
    const { code, message, data } = toToolkitError(thrown);
    return { status: data.status ?? 502, body: toError(`The interns could not be listed: ${message}`, code) };
  }
}

function toError(message: string, code: string): object {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}
