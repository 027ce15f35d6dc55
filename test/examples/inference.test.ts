// The examples of inference for a whole job: each run against the local service, with a program that knows of no proxy.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readWorkflow, runJob } from '../support/example-workflow.ts';
import { audience, type ExampleWorld, startExampleWorld } from '../support/example-world.ts';
import { runScript } from '../support/workflow.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => parse(readFileSync(join(root, 'examples', name), 'utf8'));

/** What a team has: a client of OpenAI that reads its environment. */
const evaluation = `import OpenAI from ${JSON.stringify(join(root, 'node_modules/openai/index.mjs'))};
const openai = new OpenAI();
for (const question of ['one', 'two', 'three']) {
  const stream = await openai.chat.completions.create({ model: 'any', stream: true, messages: [{ role: 'user', content: question }] });
  let text = '';
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
  console.log(question, text.length > 0 ? 'answered' : 'silent');
}
`;
const answered = 'one answered\ntwo answered\nthree answered\n';

let world: ExampleWorld;

beforeAll(async () => {
  world = await startExampleWorld();
  mkdirSync(join(world.workspace, 'evaluation'));
  writeFileSync(join(world.workspace, 'evaluation/run.mjs'), evaluation);
});

afterAll(() => world[Symbol.asyncDispose]());

test('evaluation: the clients of a later step talk to the intern, and no secret is in the log', async () => {
  const event = { name: 'workflow_dispatch', payload: {} };
  const node = `#!/bin/sh\nexec ${process.execPath} "$@"\n`;
  const { actions, printed } = await runJob(readWorkflow('evaluation.yml'), 'evaluate', world, {
    event,
    programs: { node },
  });
  expect(printed).toContain(answered);
  const [proxy] = actions;
  const key = proxy?.outputs['proxy-key'] ?? '';
  expect(key).not.toBe('');
  const shown = (proxy?.log ?? '').split('\n').filter((line) => !line.startsWith('::add-mask::'));
  expect(shown.join('\n')).not.toContain(key);
  process.kill(JSON.parse(proxy?.state['proxy'] ?? '').process.pid, 'SIGTERM'); // these jobs have no post step
});

/** A command line whose programs are ours. */
function runCli(script: readonly string[], env: Record<string, string>, more: Readonly<Record<string, string>> = {}) {
  const cli = join(root, 'dist/cli/index.js');
  const programs = {
    interns: `#!/bin/sh\nexec ${process.execPath} ${cli} "$@"\n`,
    node: `#!/bin/sh\nexec ${process.execPath} "$@"\n`,
    ...more,
  };
  const here = { INTERNS_BASE_URL: world.service.base_url, HOME: world.workspace };
  return runScript(script.join('\n'), { ...env, ...here }, world.workspace, programs);
}

async function identityToken(): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = await world.jobEnv();
  const asked = await fetch(`${url}&audience=${encodeURIComponent(audience)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { value }: { value: string } = JSON.parse(await asked.text());
  return value;
}

/** The kinds of lines in the account that the job keeps; what the policy answered stands apart. */
function accountTypes(): readonly string[] {
  const lines = readFileSync(join(world.workspace, 'account.jsonl'), 'utf8').trim().split('\n');
  const types: string[] = lines.map((line) => JSON.parse(line).type);
  expect(types).toContain('decision');
  return types.filter((type) => type !== 'decision');
}

test('GitLab: the same with the command line', async () => {
  const { evaluation: job } = read('inference-gitlab-ci.yml');
  expect(job.id_tokens.INTERNS_ID_TOKEN.aud).toBe(audience);
  const env = { ...job.variables, INTERNS_ID_TOKEN: await identityToken(), GITLAB_CI: 'true', CI: 'true' };
  const { exitCode, printed } = await runCli(job.script, env);
  expect(exitCode, printed).toBe(0);
  expect(printed).toContain(answered);
  expect(accountTypes()).toEqual(['exchange', 'start', 'request', 'request', 'request', 'end']);
});

test('Buildkite: the same, with a token of its agent', async () => {
  const [step] = read('inference-buildkite.yml').steps;
  const agent = `#!/bin/sh\nif [ "$1" = oidc ]; then printf %s '${await identityToken()}'; fi\n`;
  const env = { ...step.env, BUILDKITE: 'true', CI: 'true', BUILDKITE_AGENT_ACCESS_TOKEN: 'made-up' };
  const commands = step.commands.filter((line: string) => !line.startsWith('npm '));
  const { exitCode, printed } = await runCli(commands, env, { 'buildkite-agent': agent });
  expect(exitCode, printed).toBe(0);
  expect(printed).toContain(answered);
  expect(accountTypes()).toContain('end');
});
