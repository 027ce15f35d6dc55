// GET /interns, row by row.
import http from 'node:http';
import { expect, test } from 'vitest';
import { internListPage, lifecycleStatuses } from '../../../src/contract/interns.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { readObject } from '../support/chat.ts';
import {
  advanceUntil,
  configOf,
  internId,
  otherWorkspace,
  secrets,
  send,
  start,
  workspace,
} from '../support/service.ts';

const internFields = [
  'id',
  'name',
  'description',
  'instructions',
  'model',
  'status',
  'last_failure_message',
  'progress',
  'hostname',
  'workspace_id',
  'vault_id',
  'attached_vault_id',
  'created_at',
  'updated_at',
];

type Interns = NonNullable<WrittenConfig['interns']>;

function manyInterns(count: number): Interns {
  return Array.from({ length: count }, (_, index) => ({
    id: `intern-${String(index).padStart(4, '0')}`,
    name: `intern ${index}`,
    workspace_id: workspace,
    created_at: new Date(Date.parse('2026-01-01T00:00:00Z') + index * 1000).toISOString(),
  }));
}

function startWith(interns: Interns, more: Partial<WrittenConfig> = {}): Promise<Service> {
  return start({ config: configOf([], { interns, ...more }) });
}

async function list(
  service: Service,
  query = '',
): Promise<{ ids: string[]; page: ReturnType<typeof internListPage.parse> }> {
  const response = await send(service, `/interns${query}`);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  const page = internListPage.parse(body);
  return { ids: page.data.map(({ id }) => id), page };
}

async function refusal(service: Service, query: string): Promise<unknown> {
  const response = await send(service, `/interns${query}`);
  const { error } = await readObject(response);
  return { status: response.status, error };
}

const invalidBody = { status: 400, error: { code: 'invalid_body', message: expect.any(String) } };

test('[intern.id, intern.name, intern.description, intern.instructions, intern.model, intern.last_failure_message, intern.hostname, intern.workspace_id, intern.vault_id, intern.attached_vault_id, intern.created_at, intern.updated_at, intern.progress, list.success] every field is returned as configured', async () => {
  const configured = {
    id: internId,
    name: 'reviewer',
    description: 'reads',
    instructions: 'be kind',
    model: 'example/model',
    status: 'provisioning',
    last_failure_message: 'no disk',
    progress: { step_label: 'boot', step_number: 2, total_steps: 5 },
    hostname: 'reviewer.example',
    workspace_id: workspace,
    vault_id: 'vault_1',
    attached_vault_id: 'vault_2',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-02T00:00:00.000Z',
  } as const;
  const service = await startWith([configured]);
  const response = await send(service, '/interns');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ data: [configured], has_more: false });
});

test('[intern.all-fields] all fields are present where nothing was configured, null where they may be', async () => {
  const service = await startWith([{ id: internId, name: 'bare', workspace_id: workspace }]);
  const [bare] = (await list(service)).page.data;
  expect(Object.keys(bare ?? {}).toSorted()).toEqual(internFields.toSorted());
  expect(bare).toMatchObject({
    description: null,
    model: null,
    progress: null,
    hostname: null,
    vault_id: null,
    status: 'running',
  });
});

test.each([...lifecycleStatuses])(
  '[intern.status, status.awaiting_slack_install, status.queued, status.provisioning, status.running, status.failed, status.stopped, status.destroying, status.destroy_failed] status %s is listed and filtered by',
  async (status) => {
    const service = await startWith(
      lifecycleStatuses.map((each, index) => ({
        id: `intern-${index}`,
        name: each,
        workspace_id: workspace,
        status: each,
        ...(each === 'failed' ? { last_failure_message: 'no disk' } : {}),
        ...(each === 'provisioning' ? { progress: { step_label: 'boot', step_number: 1, total_steps: 3 } } : {}),
      })),
    );
    const { page } = await list(service, `?status=${status}`);
    expect(page.data.map((intern) => intern.status)).toEqual([status]);
    expect(page.data[0]?.progress !== null).toBe(status === 'provisioning');
    expect(page.data[0]?.last_failure_message !== null).toBe(status === 'failed');
  },
);

test('[list.status] several statuses are separated by commas, plain or encoded', async () => {
  const service = await startWith(
    lifecycleStatuses.map((status, index) => ({
      id: `intern-${index}`,
      name: status,
      workspace_id: workspace,
      status,
    })),
  );
  for (const comma of [',', '%2C']) {
    const { page } = await list(service, `?status=running${comma}failed`);
    expect(page.data.map(({ status }) => status).toSorted()).toEqual(['failed', 'running']);
  }
});

test.each([
  '?status=',
  '?status=running,',
  '?status=Running',
  '?status=running&status=failed',
  '?status=nonsense',
  '?status[]=running',
])('[list.status, list.400] %s is 400 invalid_body', async (query) => {
  expect(await refusal(await startWith([]), query)).toEqual(invalidBody);
});

test.each([
  [0, 400],
  [1, 200],
  [2, 200],
  [499, 200],
  [500, 200],
  [501, 400],
])('[list.limit, limit.page] a limit of %i is %i', async (limit, status) => {
  const service = await startWith(manyInterns(501));
  const response = await send(service, `/interns?limit=${limit}`);
  expect(response.status).toBe(status);
  if (status === 200) expect(internListPage.parse(await response.json()).data).toHaveLength(limit);
  else expect(await readObject(response)).toEqual({ error: invalidBody.error });
});

test.each(['', '-1', '+1', '1.0', '1e2', ' 1', '0x10', 'ten', '99999999999999999999'])(
  '[list.limit, list.400] a limit of "%s" is 400 invalid_body',
  async (limit) => {
    expect(await refusal(await startWith([]), `?limit=${encodeURIComponent(limit)}`)).toEqual(invalidBody);
  },
);

test('[limit.page-default] without a limit a page has 50 interns', async () => {
  const { page } = await list(await startWith(manyInterns(60)));
  expect(page.data).toHaveLength(50);
});

test('[list.order, list.starting_after, page.data, page.has_more, page.next_cursor] pages walk all interns, newest first', async () => {
  const service = await startWith(manyInterns(25));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { ids, page } = await list(service, `?limit=10${cursor === undefined ? '' : `&starting_after=${cursor}`}`);
    seen.push(...ids);
    expect(page.has_more).toBe(page.next_cursor !== undefined);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(
    manyInterns(25)
      .map(({ id }) => id)
      .toReversed(),
  );
});

test('[page.closed, page.next_cursor] the page has no further properties, and next_cursor only when there is more', async () => {
  const service = await startWith(manyInterns(2));
  expect(Object.keys((await list(service, '?limit=1')).page).toSorted()).toEqual(['data', 'has_more', 'next_cursor']);
  expect(Object.keys((await list(service, '?limit=2')).page).toSorted()).toEqual(['data', 'has_more']);
});

test('[list.order] interns of one moment have a fixed order, and no page loses or repeats one', async () => {
  const service = await startWith(
    manyInterns(7).map((intern) => ({ ...intern, created_at: '2026-01-01T00:00:00.000Z' })),
  );
  const first = await list(service, '?limit=3');
  const second = await list(service, `?limit=10&starting_after=${first.page.next_cursor}`);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(7);
});

test('[list.starting_after] a page after a cursor is the same when a newer intern was inserted', async () => {
  const older = manyInterns(6);
  const before = await startWith(older);
  const { page } = await list(before, '?limit=2');
  const rest = await list(before, `?starting_after=${page.next_cursor}`);
  const inserted: Interns = [
    { id: 'new', name: 'new', workspace_id: workspace, created_at: '2027-01-01T00:00:00.000Z' },
  ];
  const after = await startWith([...inserted, ...older]);
  expect((await list(after, `?starting_after=${page.next_cursor}`)).ids).toEqual(rest.ids);
});

test('[page.has_more] has_more is about the filters, not about all interns', async () => {
  const interns = manyInterns(4).map(
    (intern, index) => ({ ...intern, status: index === 0 ? 'failed' : 'running' }) as const,
  );
  const { page } = await list(await startWith(interns), '?status=failed&limit=1');
  expect(page.has_more).toBe(false);
});

test.each([
  '',
  'x',
  'null',
  'W10',
  'bm90IGpzb24',
  '%00',
  'WyJ4IiwieSJd',
  'WyIyMDI2LTAxLTAxVDAwOjAwOjAwLjAwMFoiLCJhIl0=',
  '../../etc',
])('[list.starting_after, list.400] the cursor "%s" is malformed', async (cursor) => {
  expect(await refusal(await startWith(manyInterns(3)), `?starting_after=${cursor}`)).toEqual(invalidBody);
});

test('[list.workspace_id] the own workspace is taken; a foreign one or no uuid is 400', async () => {
  const service = await startWith(manyInterns(1));
  expect((await list(service, `?workspace_id=${workspace}`)).ids).toHaveLength(1);
  expect(await refusal(service, `?workspace_id=${otherWorkspace}`)).toEqual(invalidBody);
  expect(await refusal(service, '?workspace_id=main')).toEqual(invalidBody);
});

test.each([
  '?limit=1&limit=1',
  '?starting_after=a&starting_after=a',
  `?workspace_id=${workspace}&workspace_id=${workspace}`,
  '?page=2',
])('[list.400] %s is 400 invalid_body', async (query) => {
  expect(await refusal(await startWith([]), query)).toEqual(invalidBody);
});

test('[list.scope, auth.2] the key selects the workspace: interns of another one are not seen', async () => {
  const service = await startWith([
    { id: 'ours', name: 'a', workspace_id: workspace },
    { id: 'theirs', name: 'a', workspace_id: otherWorkspace },
  ]);
  expect((await list(service)).ids).toEqual(['ours']);
  const response = await send(service, '/interns', { bearer: secrets.other });
  expect(internListPage.parse(await response.json()).data.map(({ id }) => id)).toEqual(['theirs']);
});

test('[list-error.shape, list.401] the error has code and message and nothing else', async () => {
  const service = await startWith([]);
  const response = await send(service, '/interns', { bearer: 'unknown' });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: { code: 401, message: expect.any(String) } });
});

test('[list.403, auth.5] a regional hostname is 403, whoever asks', async () => {
  const service = await startWith([], { regional_hostnames: ['LOCALHOST'] });
  const regional = service.baseUrl.replace('127.0.0.1', 'localhost');
  const response = await fetch(`${regional}/interns`, { headers: { authorization: `Bearer ${secrets.standard}` } });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: { code: 403, message: expect.any(String) } });
  expect((await send(service, '/interns')).status).toBe(200);
});

test('[list.408, limit.route-deadline] a request that does not arrive before the route deadline is 408', async () => {
  const service = await startWith([]);
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = http.request(`${service.baseUrl}/interns`, {
      headers: { authorization: `Bearer ${secrets.standard}`, 'content-length': '10' },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let body = '';
      response.on('data', (bytes: Buffer) => (body += String(bytes)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    request.flushHeaders();
  });
  await advanceUntil(service, answered, '30s');
  const { status, body } = await answered;
  expect(status).toBe(408);
  expect(JSON.parse(body)).toEqual({ error: { code: 408, message: expect.any(String) } });
});

test('[list.500] a failure of the service is 500 internal_error in the shape of the route', async () => {
  const service = await startWith([]);
  service.fault({ route: 'list', fault: { status: 500 } });
  expect(await refusal(service, '')).toEqual({
    status: 500,
    error: { code: 'internal_error', message: expect.any(String) },
  });
});

test('[version.base] all paths are under the base path with v1', async () => {
  const service = await startWith([]);
  expect(new URL(service.baseUrl).pathname).toBe('/api/v1');
  const response = await fetch(`${new URL(service.baseUrl).origin}/interns`, {
    headers: { authorization: `Bearer ${secrets.standard}` },
  });
  expect(response.status).toBe(404);
});
