// Checks GET /interns: the pages, their interns, filters and errors.
import * as z from 'zod/mini';
import { intern, lifecycleStatuses } from '../../contract/interns.ts';
import {
  asObject,
  type Check,
  check,
  expectKeys,
  expectThat,
  NotCheckable,
  type Reply,
  send,
  type Target,
  unknownKey,
} from '../check.ts';

const isoTime = z.string().check(z.refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))));

/** Schemas for the fields of an intern, stricter than those with which a client reads them. */
const internFields = {
  ...intern.shape,
  status: z.enum(lifecycleStatuses),
  created_at: isoTime,
  updated_at: isoTime,
} as const;

async function readPage(target: Target, query: string) {
  const reply = await send(target, `/interns${query}`);
  expectThat(reply.status === 200, `GET /interns${query} answers ${reply.status}`);
  const page = asObject(reply.json, 'the page');
  const { data, has_more: hasMore, next_cursor: next } = page;
  expectThat(Array.isArray(data), 'data is not an array');
  expectThat(typeof hasMore === 'boolean', 'has_more is not a boolean');
  const hasNext = 'next_cursor' in page;
  expectThat(hasMore === hasNext, `has_more is ${hasMore} and next_cursor is ${hasNext ? 'there' : 'absent'}`);
  expectThat(next === undefined || typeof next === 'string', 'next_cursor is not a string');
  expectKeys(page, hasMore ? ['data', 'has_more', 'next_cursor'] : ['data', 'has_more'], 'the page');
  return { data: data.map((entry: unknown) => asObject(entry, 'an intern')), next };
}

export async function readInterns(target: Target, limit = 500): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const interns = [];
  for (let query = `?limit=${limit}`; ; ) {
    const { data, next } = await readPage(target, query);
    interns.push(...data);
    if (next === undefined) return interns;
    query = `?limit=${limit}&starting_after=${encodeURIComponent(next)}`;
  }
}

async function readSomeInterns(target: Target) {
  const interns = await readInterns(target);
  if (interns.length === 0) throw new NotCheckable('needs an intern that the key may see');
  return interns;
}

function expectListError(reply: Reply, status: number, code: string | number): void {
  expectThat(reply.status === status, `the status is ${reply.status}, not ${status}`);
  const body = asObject(reply.json, 'the body');
  expectKeys(body, ['error'], 'the body');
  const error = asObject(body['error'], 'error');
  expectKeys(error, ['code', 'message'], 'error');
  expectThat(error['code'] === code, `code is ${JSON.stringify(error['code'])}, not ${JSON.stringify(code)}`);
  expectThat(typeof error['message'] === 'string', 'message is not a string');
}

function checkBadQueries(rowIds: readonly string[], queries: readonly string[]): Check {
  return check([...rowIds, 'list.400', 'list-error.shape'], async (target) => {
    for (const query of queries) expectListError(await send(target, `/interns${query}`), 400, 'invalid_body');
  });
}

const internFieldChecks: readonly Check[] = Object.entries(internFields).map(([field, schema]) =>
  check([`intern.${field}`], async (target) => {
    for (const entry of await readSomeInterns(target)) {
      const text = JSON.stringify(entry[field])?.slice(0, 80) ?? 'absent';
      expectThat(schema.safeParse(entry[field]).success, `${field} of an intern is ${text}`);
    }
  }),
);

const statusChecks: readonly Check[] = lifecycleStatuses.map((status) =>
  check([`status.${status}`, 'list.status'], async (target) => {
    const { data } = await readPage(target, `?status=${status}`);
    const other = data.find((entry) => entry['status'] !== status);
    expectThat(other === undefined, `status=${status} returns an intern that is ${String(other?.['status'])}`);
    const isExplained = data.every((entry) => typeof entry['last_failure_message'] === 'string');
    expectThat(status !== 'failed' || isExplained, 'a failed intern has no last_failure_message');
  }),
);

export const listChecks: readonly Check[] = [
  ...internFieldChecks,
  ...statusChecks,
  check(['intern.all-fields'], async (target) => {
    for (const entry of await readSomeInterns(target)) {
      const missing = Object.keys(internFields).filter((field) => !(field in entry));
      expectThat(missing.length === 0, `an intern lacks ${missing.join(', ')}`);
    }
  }),
  check(
    ['page.data', 'page.has_more', 'page.next_cursor', 'page.closed', 'list.success', 'auth.1', 'version.base'],
    async (target) => void (await readPage(target, '')),
  ),
  check(['list.order'], async (target) => {
    const times = (await readSomeInterns(target)).map((entry) => Date.parse(String(entry['created_at'])));
    const isOrdered = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
    expectThat(isOrdered, 'a newer intern comes after an older one');
  }),
  check(['list.starting_after', 'page.next_cursor'], async (target) => {
    const all = (await readSomeInterns(target)).map(({ id }) => id);
    if (all.length < 2 || all.length > 50) throw new NotCheckable(`needs 2 to 50 interns; the key sees ${all.length}`);
    const paged = (await readInterns(target, 1)).map(({ id }) => id);
    expectThat(paged.join() === all.join(), 'pages of one intern each do not add up to the list in its order');
  }),
  check(['list.limit', 'limit.page'], async (target) => {
    for (const limit of [1, 2, 499, 500]) {
      const { data } = await readPage(target, `?limit=${limit}`);
      expectThat(data.length <= limit, `limit=${limit} returns ${data.length} interns`);
    }
  }),
  checkBadQueries(['list.limit', 'limit.page'], ['?limit=0', '?limit=501', '?limit=-1', '?limit=1.5', '?limit=ten']),
  checkBadQueries(['list.status'], ['?status=nonsense', '?status=running,nonsense']),
  checkBadQueries(['list.starting_after'], ['?starting_after=!', '?starting_after=not-a-cursor']),
  checkBadQueries(['list.workspace_id'], ['?workspace_id=main', '?workspace_id=00000000-0000-4000-8000-000000000000']),
  check(['list.workspace_id', 'list.scope', 'auth.2'], async (target) => {
    const [first] = await readSomeInterns(target);
    const workspace = String(first?.['workspace_id']);
    const { data } = await readPage(target, `?workspace_id=${workspace}`);
    const foreignIntern = data.find((entry) => entry['workspace_id'] !== workspace);
    expectThat(foreignIntern === undefined, 'an intern is from another workspace');
  }),
  check(['list.401', 'auth.1', 'auth.3', 'list-error.shape'], async (target) => {
    for (const bearer of [null, unknownKey]) expectListError(await send(target, '/interns', { bearer }), 401, 401);
  }),
];
