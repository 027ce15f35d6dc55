// What a service is beside a real agent: rows of the specification, who may control it, and what is loaded for it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runConformance } from '../../src/conformance/run.ts';
import { internListPage } from '../../src/contract/interns.ts';
import { startAgent } from './interns/acp/support/agent-service.ts';
import { script } from './interns/acp/support/steps.ts';
import { prompt, readChat } from './support/chat.ts';
import { configOf, internId, send, start, startedAt, workspace } from './support/service.ts';
import { agentIntern, startTarget } from './support/target.ts';

test('the rows of interns conformance that a playbook intern passes, an agent passes as well', async () => {
  const passed = async (intern?: Parameters<typeof startTarget>[1]) => {
    const { service, target } = await startTarget([], intern);
    await service.provisioned;
    return (await runConformance(target)).filter(({ result }) => result === 'passed').map(({ id }) => id);
  };
  const byPlaybook = await passed();
  expect(byPlaybook.length).toBeGreaterThan(60);
  expect(await passed(agentIntern())).toEqual(byPlaybook);
}, 60_000);

test('beside an agent every path under /_ and POST /jobs need the token of the starter, and the rest does not', async () => {
  const { service } = await startAgent({ identityProvider: true });
  const { origin } = new URL(service.baseUrl);
  const bearer = { authorization: `Bearer ${service.controlToken?.reveal()}` };
  const jobs = `${service.identityProvider}/jobs`;
  const status = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status;
  expect(await status(`${origin}/_journal`)).toBe(404);
  expect(await status(`${origin}/_clock`, { method: 'POST', body: '{"advance":"1h"}' })).toBe(404);
  expect(await status(`${origin}/_journal`, { headers: { authorization: 'Bearer made-up' } })).toBe(404);
  expect(await status(jobs, { method: 'POST', body: '{}' })).toBe(401);
  expect(await status(`${origin}/_journal`, { headers: bearer })).toBe(200);
  expect(await status(jobs, { method: 'POST', body: '{}', headers: bearer })).toBe(200);
  expect(await status(`${origin}/healthz`)).toBe(200);
  expect(JSON.stringify(service.journal())).not.toContain(service.controlToken?.reveal());
  expect(service.addJob().request_token, 'whoever started it needs no token').not.toBe('');
});

test('without an agent neither needs a token', async () => {
  const service = await start({ identityProvider: true });
  expect(service.controlToken).toBeUndefined();
  await service.provisioned;
  expect((await fetch(`${service.identityProvider}/jobs`, { method: 'POST', body: '{}' })).status).toBe(200);
});

test("the intern's description says what keeps the agent from the machine", async () => {
  const { service } = await startAgent();
  const { data } = internListPage.parse(await (await send(service, '/interns')).json());
  expect(data[0]?.description).toBe(
    'A real agent (custom). No sandbox: it can read whatever the user of the service can.',
  );
});

test('a service without an agent loads nothing of what agents need but the schema of their settings and their profiles', () => {
  const entry = path.join(import.meta.dirname, '../../src/service/index.ts');
  const script_ = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { startService } = await import(${JSON.stringify(entry)});
    await (await startService()).stop();
    console.log(JSON.stringify(loaded.filter((url) => /interns\\/acp\\/|agentclientprotocol|re2js/.test(url))));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script_], { encoding: 'utf8' });
  const loaded: string[] = JSON.parse(stdout || `["${stderr}"]`);
  expect(loaded.map((url) => path.basename(url)).toSorted()).toEqual(['agent-settings.ts']);
});

test('fifty interns at once, each an agent in a process of its own, each with its own words', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `${internId.slice(0, -2)}${String(index).padStart(2, '0')}`);
  const service = await start({
    config: configOf([], {
      interns: ids.map((id) => ({ ...agentIntern(), id, name: id, workspace_id: workspace, created_at: startedAt })),
    }),
  });
  await service.provisioned;
  const said = await Promise.all(
    ids.map(
      async (id) => (await readChat(await prompt(service, { intern: id, text: script({ say: id, repeat: 3 }) }))).text,
    ),
  );
  expect(said).toEqual(ids.map((id) => id.repeat(3)));
}, 120_000);
