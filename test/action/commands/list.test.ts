// `command: list` against the local service, in one process.
import { expect, test } from 'vitest';
import { runAction } from '../../../src/action/main.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { configOf, secrets, start, workspace } from '../../service/support/service.ts';
import type { TestActionIo } from '../../support/action-io.ts';
import { testActionIo } from '../../support/action-io.ts';
import { handClock } from '../../support/clock.ts';
import type { GivenInputs } from '../../support/command-settings.ts';

type Interns = NonNullable<WrittenConfig['interns']>;

function interns(count: number, more: object = {}): Interns {
  return Array.from({ length: count }, (_, index) => ({
    id: `intern-${index}`,
    name: `name-${index}`,
    workspace_id: workspace,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
    ...more,
  }));
}

async function list(
  service: Service,
  given: GivenInputs = {},
): Promise<{ readonly io: TestActionIo; readonly names: readonly string[] }> {
  const inputs = { command: 'list', 'base-url': service.baseUrl, 'api-key': secrets.standard, ...given };
  const io = testActionIo(inputs, { clock: handClock() });
  expect(await runAction(io)).toBe('finished');
  const listed: readonly { readonly name: string }[] = JSON.parse(io.outputs['interns'] ?? 'null');
  return { io, names: listed.map(({ name }) => name) };
}

test('all pages become one output, newest first', async () => {
  const service = await start({ config: configOf([], { interns: interns(250) }) });
  const { names, io } = await list(service);
  expect(names).toHaveLength(250);
  expect([io.log.at('notice'), io.log.at('warning')]).toEqual([[], []]);
  expect(names[0]).toBe('name-249');
  expect(io.outputs['conclusion']).toBe('finished');
  expect(service.journal().filter(({ path }) => path.includes('/interns'))).toHaveLength(3);
});

test('the list is narrowed by status and workspace', async () => {
  const mixed = [...interns(1), { ...interns(2)[1], status: 'failed' } as Interns[number]];
  const service = await start({ config: configOf([], { interns: mixed }) });
  expect((await list(service, { status: 'failed, stopped' })).names).toEqual(['name-1']);
  expect((await list(service, { 'workspace-id': workspace })).names).toEqual(['name-1', 'name-0']);
});

test('the summary is a table of names, statuses and ids, without what the owners wrote', async () => {
  const config = configOf([], { interns: interns(1, { instructions: 'Say nothing of this.', status: 'stopped' }) });
  const { io } = await list(await start({ config }));
  const shown = io.summary.replaceAll('&#45;', '-').replaceAll('<wbr>', '');
  expect(shown).toMatch(/\| name-0 \| stopped \| default \| <code>intern-0<\/code> \|/);
  expect(io.summary).not.toContain('Say nothing');
  expect(io.log.at('info')).toContain('Intern "name-0" (intern-0): stopped');
});

test('no interns are an empty array, with a word on matrices', async () => {
  const { io, names } = await list(await start({ config: configOf([], { interns: [] }) }));
  expect(names).toEqual([]);
  expect(io.outputs['interns']).toBe('[]');
  expect(io.log.at('notice')).toEqual([
    'No interns match. An empty matrix fails the workflow: guard its job with "if: … != \'[]\'".',
  ]);
});

test('an output that GitHub would not hand on is warned of, and not one that just fits', async () => {
  const listLength = async (more: number): Promise<TestActionIo> => {
    const [first, ...others] = interns(6, { instructions: 'x'.repeat(80_000) });
    const longer = { ...first, instructions: 'x'.repeat(80_000 + more) } as Interns[number];
    return (await list(await start({ config: configOf([], { interns: [longer, ...others] }) }))).io;
  };
  const room = 524_288 - ((await listLength(0)).outputs['interns'] ?? '').length;
  expect((await listLength(room)).log.at('warning')).toEqual([]);
  expect((await listLength(room + 1)).log.at('warning')).toEqual([
    'The output "interns" has 524289 characters. GitHub does not pass outputs above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".',
  ]);
});

test.each([
  [256, 256, []],
  [
    257,
    256,
    [
      '257 interns match, but a GitHub matrix has at most 256 jobs: the output "interns" has only the newest 256. Narrow the list by "status" or "workspace-id"; the log lists all of them.',
    ],
  ],
])('a list of %i is an output of %i, which a matrix takes', async (count, kept, warnings) => {
  const { names, io } = await list(await start({ config: configOf([], { interns: interns(count) }) }));
  expect([names.length, names[0]]).toEqual([kept, `name-${count - 1}`]);
  expect(io.log.at('warning')).toEqual(warnings);
  expect(io.log.at('info').filter((line) => line.startsWith('Intern "'))).toHaveLength(count);
  expect(io.summary).toContain(`${count} interns`);
});

test('a list that fails in passing is begun anew', async () => {
  const service = await start({ config: configOf([], { interns: interns(2) }) });
  service.fault({ route: 'list', times: 2, fault: { status: 500, headers: {}, body: {} } });
  expect((await list(service)).names).toHaveLength(2);
});

test('a refusal is not repeated, and says what to check', async () => {
  const service = await start({ config: configOf([]) });
  await expect(list(service, { 'api-key': secrets.outside })).rejects.toMatchObject({
    code: 'api_refused',
    data: { status: 404 },
  });
  expect(service.journal()).toHaveLength(1);
});

test('the token of GitHub is masked, though nothing is asked with it', async () => {
  const service = await start({ config: configOf([], { interns: [] }) });
  const { io } = await list(service, { 'github-token': 'ghs_made-up' });
  expect(io.log.masked).toContain('ghs_made-up');
});
