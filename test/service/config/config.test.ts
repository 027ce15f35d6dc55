// The configuration: what is read, and how a wrong one is refused with file, line and key.
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { internListPage } from '../../../src/contract/interns.ts';
import { ConfigError } from '../../../src/errors.ts';
import { startService } from '../../../src/service/index.ts';
import { prompt, readChat } from '../support/chat.ts';
import { start } from '../support/service.ts';

const intern = 'a11e0000-0000-4000-8000-000000000005';
const good = `base_path: /api/v1
keys:
  - hash: key_reviews
    secret: \${REVIEWS_KEY}
    workspace_id: w1
interns:
  - id: ${intern}
    name: reviewer
    workspace_id: w1
    workdir: ../app
    runs: { playbook: ./reviewer.playbook.yml }
limits:
  keepalive: 10s
  request: 1h30m
`;
const playbook = `turns:
  - when: "*review*"
    steps:
      - say: "reviewed \${HOME}"
  - steps:
      - say: other
`;

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'config-'));
  await mkdir(path.join(folder, 'app'));
  await mkdir(path.join(folder, 'conf'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, 'conf', name), text);
  return path.join(folder, 'conf');
}

async function refused(
  files: Record<string, string>,
): Promise<{ message: string; line: number | undefined; file: string | undefined }> {
  const folder = await folderWith(files);
  const starting = startService({ config: path.join(folder, 'service.yml'), env: { REVIEWS_KEY: 'made-up' } });
  const error: unknown = await starting.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ConfigError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.code).toBe('config_invalid');
  return {
    message: error.message.replaceAll(`${folder}/`, ''),
    line: error.data.line,
    file: error.data.source?.replace(`${folder}/`, ''),
  };
}

const refusedConfig = (text: string) => refused({ 'service.yml': text, 'reviewer.playbook.yml': playbook });

test('a file is read with its environment, its playbook and its folders', async () => {
  const folder = await folderWith({ 'service.yml': good, 'reviewer.playbook.yml': playbook });
  const service = await start({ config: path.join(folder, 'service.yml'), env: { REVIEWS_KEY: 'made-up-reviews' } });
  const read = await readChat(await prompt(service, { text: 'please review', bearer: 'made-up-reviews', intern }));
  expect(read.text, 'a playbook is not searched for variables').toBe(`reviewed $\{HOME}`);
  expect((await readChat(await prompt(service, { text: 'else', bearer: 'made-up-reviews', intern }))).text).toBe(
    'other',
  );
  expect(service.ready).toEqual({ ready: true, base_url: service.baseUrl, intern: 'reviewer' });
});

test('an empty file is a service without interns', async () => {
  const folder = await folderWith({ 'service.yml': '' });
  const service = await start({ config: path.join(folder, 'service.yml') });
  expect((await fetch(`${service.baseUrl}/interns`)).status).toBe(401);
});

test.each([
  {
    what: 'a key that is not known',
    text: good.replace('    name: reviewer', '    nmae: reviewer\n    name: reviewer'),
    line: 8,
    key: 'interns[0].nmae',
    problem: 'is not known here',
  },
  {
    what: 'a key that is missing',
    text: good.replace('    name: reviewer\n', ''),
    line: 7,
    key: 'interns[0].name',
    problem: 'is missing',
  },
  {
    what: 'a wrong type',
    text: good.replace('name: reviewer', 'name: 7'),
    line: 8,
    key: 'interns[0].name',
    problem: 'must be of type string',
  },
  {
    what: 'a wrong status',
    text: good.replace('workdir', 'status: asleep\n    workdir'),
    line: 10,
    key: 'interns[0].status',
    problem: '"awaiting_slack_install"',
  },
  {
    what: 'a wrong duration',
    text: good.replace('10s', 'soon'),
    line: 13,
    key: 'limits.keepalive',
    problem: 'is not a duration',
  },
  {
    what: 'a limit of nothing',
    text: `${good}  turns_per_minute: 0\n`,
    line: 15,
    key: 'limits.turns_per_minute',
    problem: 'must be at least 1',
  },
  {
    what: 'a variable that is not set',
    text: good.replace('REVIEWS_KEY', 'NOT_SET'),
    line: 4,
    key: 'keys[0].secret',
    problem: '"NOT_SET", which is not set',
  },
  {
    what: 'an agent without a name',
    text: good.replace('playbook: ./reviewer.playbook.yml', 'acp: {}'),
    line: 11,
    key: 'interns[0].runs.acp.agent',
    problem: 'is missing',
  },
  {
    what: 'a custom agent without a command',
    text: good.replace('playbook: ./reviewer.playbook.yml', 'acp: { agent: custom }'),
    line: 11,
    key: 'interns[0].runs.acp.command',
    problem: 'is missing',
  },
  {
    what: 'an agent without a network and without a sandbox',
    text: good.replace('playbook: ./reviewer.playbook.yml', 'acp: { agent: opencode, network: none }'),
    line: 11,
    key: 'interns[0].runs.acp.network',
    problem: 'needs a sandbox',
  },
  {
    what: 'a playbook and an agent',
    text: good.replace(
      'playbook: ./reviewer.playbook.yml',
      'playbook: ./reviewer.playbook.yml, acp: { agent: opencode }',
    ),
    line: 11,
    key: 'interns[0].runs',
    problem: 'must have either playbook or acp',
  },
  {
    what: 'a folder that is not there',
    text: good.replace('../app', '../gone'),
    line: 10,
    key: 'interns[0].workdir',
    problem: 'which is not a folder',
  },
  {
    what: 'a base path without slash',
    text: good.replace('/api/v1', 'api/v1'),
    line: 1,
    key: 'base_path',
    problem: 'is not a path',
  },
  {
    what: 'a hash used twice',
    text: good.replace('interns:', '  - { hash: key_reviews, secret: x, workspace_id: w1 }\ninterns:'),
    line: 6,
    key: 'keys[1].hash',
    problem: 'is used twice',
  },
  {
    what: 'a workspace that is not listed',
    text: `${good}workspaces: [{ id: w2 }]\n`,
    line: 5,
    key: 'keys[0].workspace_id',
    problem: 'not among the workspaces',
  },
  {
    what: 'a policy without its issuer',
    text: `${good}policies:\n  - { id: p, issuer: x, subject: s, audience: a, acts_as: key_reviews }\n`,
    line: 16,
    key: 'policies[0].issuer',
    problem: 'not among the issuers',
  },
  {
    what: 'a policy without its key',
    text: `${good}policies:\n  - { id: p, issuer: x, subject: s, audience: a, acts_as: other }\n`,
    line: 16,
    key: 'policies[0].acts_as',
    problem: 'not a standard key',
  },
  {
    what: 'a policy of the absent identity provider',
    text: `${good}policies:\n  - { id: p, issuer: identity-provider, subject: s, audience: a, acts_as: key_reviews }\n`,
    line: 16,
    key: 'policies[0].issuer',
    problem: '--identity-provider',
  },
  {
    what: 'an issuer over plain http',
    text: `${good}issuers:\n  - { id: x, issuer: "http://issuer.example" }\n`,
    line: 16,
    key: 'issuers[0].issuer',
    problem: 'must be https',
  },
  {
    what: 'a clock without a time',
    text: `${good}clock: tomorrow\n`,
    line: 15,
    key: 'clock',
    problem: 'is not an ISO 8601 time',
  },
])('$what is refused with file, line and key', async ({ text, line, key, problem }) => {
  const { message, ...at } = await refusedConfig(text);
  expect(at).toEqual({ file: 'service.yml', line });
  expect(message).toContain(`service.yml:${line}: key "${key}"`);
  expect(message).toContain(problem);
});

test.each([
  ['a broken file', 'keys: [', 'service.yml:1'],
  ['a key written twice', 'base_path: /a\nbase_path: /b\n', 'service.yml:2'],
  ['a list', '- a\n', 'service.yml:1: the top level must be of type object'],
])('%s is refused with file and line', async (_what, text, where) => {
  expect((await refusedConfig(text)).message).toContain(where);
});

test('a file of aliases that grow without end is refused', async () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 10; level++)
    lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`);
  expect((await refusedConfig(lines.join('\n'))).message).toMatch(/^service.yml:1: .*alias/i);
});

test.each([
  {
    what: 'an unknown step',
    text: 'turns:\n  - steps:\n      - shel: ls\n',
    line: 3,
    key: 'turns[0].steps[0]',
    problem: 'has none of the allowed forms (it has "shel")',
  },
  {
    what: 'two steps in one',
    text: 'turns:\n  - steps:\n      - say: a\n        wait: 1s\n',
    line: 3,
    key: 'turns[0].steps[0]',
    problem: 'it has "say", "wait"',
  },
  {
    what: 'a wrong value',
    text: 'turns:\n  - steps:\n      - say: 7\n',
    line: 3,
    key: 'turns[0].steps[0].say',
    problem: 'must be of type string',
  },
  {
    what: 'a wrong duration',
    text: 'turns:\n  - steps:\n      - wait: soon\n',
    line: 3,
    key: 'turns[0].steps[0].wait',
    problem: 'is not a duration',
  },
  {
    what: 'an unknown end',
    text: 'turns:\n  - steps:\n      - end: well\n',
    line: 3,
    key: 'turns[0].steps[0].end',
    problem: '"run_ended" or "timeout" or "sever"',
  },
  {
    what: 'a step deep inside',
    text: 'turns:\n  - steps:\n      - permission: { operation: x }\n        allowed:\n          - shel: x\n',
    line: 5,
    key: 'turns[0].steps[0].allowed[0]',
    problem: 'it has "shel"',
  },
  {
    what: 'an option that does not exist',
    text: 'turns:\n  - steps:\n      - permission: { operation: x, options: [maybe] }\n',
    line: 3,
    key: 'turns[0].steps[0].permission.options[0]',
    problem: '"allow_once"',
  },
  {
    what: 'a question without fields',
    text: 'turns:\n  - steps:\n      - ask: { message: x, fields: [] }\n',
    line: 3,
    key: 'turns[0].steps[0].ask.fields',
    problem: 'at least 1',
  },
  {
    what: 'a prompt in a command line',
    text: 'turns:\n  - steps:\n      - shell: echo {{prompt}}\n',
    line: 3,
    key: 'turns[0].steps[0].shell',
    problem: '$INTERN_PROMPT',
  },
  {
    what: 'a question while a question is open',
    text: 'turns:\n  - steps:\n      - ask: { message: x, fields: [{ name: a }] }\n        meanwhile:\n          - shell: x\n',
    line: 5,
    key: 'turns[0].steps[0].meanwhile[0]',
    problem: 'it has "shell"',
  },
  {
    what: 'a meanwhile of a step that asks nothing',
    text: 'turns:\n  - steps:\n      - say: x\n        meanwhile: [{ say: x }]\n',
    line: 4,
    key: 'turns[0].steps[0].meanwhile',
    problem: 'is not known here',
  },
  { what: 'no turns', text: 'turns: []\n', line: 1, key: 'turns', problem: 'at least 1' },
])('a playbook with $what is refused with file, line and key', async ({ text, line, key, problem }) => {
  const { message, ...at } = await refused({ 'service.yml': good, 'reviewer.playbook.yml': text });
  expect(at).toEqual({ file: 'reviewer.playbook.yml', line });
  expect(message).toContain(`reviewer.playbook.yml:${line}: key "${key}"`);
  expect(message).toContain(problem);
});

test('all mistakes of a configuration and its playbooks are told at once, in the order of the file', async () => {
  const text = `keys:
  - { secret: "$\{NOT_SET}" }
  - { hash: a, secret: b, type: other }
interns:
  - { nmae: x }
limits: { keepalive: soon }
`;
  const { message, line } = await refusedConfig(text);
  expect(line).toBe(2);
  expect(message.split('\n')).toEqual([
    'service.yml:2: key "keys[0].secret" names the environment variable "NOT_SET", which is not set.',
    'service.yml:3: key "keys[1].type" must be "standard" or "management".',
    'service.yml:5: key "interns[0].nmae" is not known here.',
    'service.yml:5: key "interns[0].name" is missing.',
    'service.yml:6: key "limits.keepalive" is not a duration: write 90s, 5m, 1h30m or a number of seconds, at most a year.',
  ]);
});

test('mistakes that the schema does not see are told at once as well', async () => {
  const { message } = await refused({
    'service.yml': `workspaces: [{ id: w1 }, { id: w2 }]
policies:
  - { issuer: x, subject: s, audience: a }
interns:
  - { name: a, workdir: ../gone, workspace_id: w3, runs: { playbook: reviewer.playbook.yml } }
  - { name: b, runs: { playbook: none.yml } }
`,
    'reviewer.playbook.yml': '- steps: [{ shel: x }, { say: 7 }]\n',
  });
  const lines = message.split('\n').map((line) => line);
  expect(lines).toEqual([
    'service.yml:3: key "policies[0].acts_as" is missing, but required with 0 standard keys.',
    'service.yml:3: key "policies[0].issuer" names "x", which is not among the issuers.',
    'service.yml:5: key "interns[0].workspace_id" names "w3", which is not among the workspaces.',
    expect.stringMatching(/^service.yml:5: key "interns\[0\].workdir" names ".*gone", which is not a folder.$/),
    'service.yml:6: key "interns[1].workspace_id" is missing, but required with 2 workspaces.',
    'reviewer.playbook.yml:1: key "[0].steps[0]" has none of the allowed forms (it has "shel").',
    'reviewer.playbook.yml:1: key "[0].steps[1].say" must be of type string.',
    expect.stringMatching(/none\.yml"\. \(it does not exist, ENOENT\)$/),
  ]);
});

test('the mistakes of one file stay together, in its order, whichever was found first', async () => {
  const { message, line } = await refused({
    'service.yml': `interns:
  - { name: a, runs: { playbook: reviewer.playbook.yml } }
  - { name: b, workdir: ../gone }
policies:
  - { issuer: identity-provider, subject: s, audience: a, acts_as: nobody }
`,
    'reviewer.playbook.yml': '- steps: [{ say: 7 }]\n',
  });
  expect(line).toBe(3);
  expect(message.split('\n').map((text) => text.split(' ', 1)[0])).toEqual([
    'service.yml:3:',
    'service.yml:5:',
    'service.yml:5:',
    'reviewer.playbook.yml:1:',
  ]);
});

test('of a file of another kind the first twenty mistakes are told, and how many there are', async () => {
  const lines = (
    await refusedConfig(Array.from({ length: 50 }, (_, index) => `k${index}: 1\n`).join(''))
  ).message.split('\n');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('… and 30 more.');
});

test('what is not named has a name of its own, the same at each start', async () => {
  const config = `keys: [{ secret: made-up, name: reviews }, { secret: made-up-too }]
policies: [{ issuer: identity-provider, subject: s, audience: a, acts_as: key_reviews }]
interns: [{ name: reviewer, runs: { playbook: reviewer.playbook.yml } }]
`;
  const listed = async () => {
    const folder = await folderWith({ 'service.yml': config, 'reviewer.playbook.yml': '- steps: [{ say: a list }]\n' });
    const service = await start({ config: path.join(folder, 'service.yml'), identityProvider: true });
    const list = await fetch(`${service.baseUrl}/interns`, { headers: { authorization: 'Bearer made-up-too' } });
    const { data } = internListPage.parse(await list.json());
    const id = data[0]?.id ?? '';
    const workspace_id = data[0]?.workspace_id;
    const said = await readChat(await prompt(service, { bearer: 'made-up', intern: id }));
    return { id, workspace_id, said: said.text, policy: service.job.federationPolicyId };
  };
  const first = await listed();
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
    workspace_id: '10ca1000-0000-4000-8000-000000000001',
    said: 'a list',
    policy: 'key_reviews',
  });
  expect(await listed()).toEqual(first);
});

test('the one workspace that somebody names is that of all', async () => {
  const config = { keys: [{ secret: 'made-up', workspace_id: 'w' }], interns: [{ id: intern, name: 'a' }] };
  const service = await start({ config });
  const list = await fetch(`${service.baseUrl}/interns`, { headers: { authorization: 'Bearer made-up' } });
  expect(internListPage.parse(await list.json()).data).toMatchObject([{ id: intern, workspace_id: 'w' }]);
});

test('a key without a secret has one that nobody can guess, a new one at each start', async () => {
  const config = { keys: [{ name: 'reviews' }], interns: [{ name: 'a' }] };
  const [first, second] = [await start({ config }), await start({ config })];
  const secret = first.job.apiKey?.reveal() ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(second.job.apiKey?.reveal()).not.toBe(secret);
  const list = await fetch(`${first.baseUrl}/interns`, { headers: { authorization: `Bearer ${secret}` } });
  expect(internListPage.parse(await list.json()).data).toMatchObject([{ name: 'a' }]);
});

test('an object is refused with its key', async () => {
  await expect(startService({ config: { interns: [{ id: 'a', name: '', workspace_id: 'w' }] } })).rejects.toThrow(
    'Configuration: key "interns[0].name" must have at least 1 characters.',
  );
});

test('the secret of a key is in no error', async () => {
  const { message } = await refusedConfig(good.replace('workspace_id: w1', 'workspace_id: 7'));
  expect(message).not.toContain('made-up');
});

test('a playbook inside a configuration is not searched for variables either', async () => {
  const said = `$\{HOME}`;
  const interns = [
    { id: intern, name: 'a', workspace_id: 'w', runs: { playbook: { turns: [{ steps: [{ say: said }] }] } } },
  ];
  const config = { keys: [{ hash: 'k', secret: `$\{REVIEWS_KEY}`, workspace_id: 'w' }], interns };
  const service = await start({ config, env: { REVIEWS_KEY: 'made-up-reviews' } });
  expect((await readChat(await prompt(service, { bearer: 'made-up-reviews', intern }))).text).toBe(said);
});

test.each(['work', 'a/work'])('a work folder that a checkout leads elsewhere is refused: %s', async (workdir) => {
  const [checkout, elsewhere] = await Promise.all(
    ['checkout-', 'else-'].map((name) => mkdtemp(path.join(tmpdir(), name))),
  );
  await mkdir(path.join(checkout ?? '', 'a'));
  await mkdir(path.join(elsewhere ?? '', 'work'));
  await symlink(elsewhere ?? '', path.join(checkout ?? '', 'work'));
  await symlink(path.join(elsewhere ?? '', 'work'), path.join(checkout ?? '', 'a/work'));
  const text = `keys: [{ secret: made-up }]\ninterns: [{ name: one, workdir: ${workdir} }]\n`;
  const starting = startService({
    config: path.join(checkout ?? '', 'service.yml'),
    files: { folder: checkout ?? '', readText: () => text },
    env: {},
  });
  await expect(starting).rejects.toThrow(/workdir" names ".*work", which is a link that leads out of the checkout\./);
});
