// Whole sessions as a person sees them: a prompt, what the intern asks, what is typed, what it came to.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../../src/service/index.ts';
import { startService } from '../../../src/service/index.ts';
import type { Playbook } from '../../../src/service/interns/playbook.ts';
import { internId, keys, otherWorkspace, secrets, workspace } from '../../service/support/service.ts';
import type { CliWorld } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';
import { colourScreen, expectShown, noScreen, plainScreen, steady } from '../support/shown.ts';

const usage = { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540, cost: 0.01234 };
const turns: Playbook['turns'] = [
  {
    when: '*review*',
    steps: [
      { think: 'Let me look at the change.' },
      { say: '# Review\n\nThe change is **small**, and `npm test` says more:\n\n' },
      { shell: 'echo passed' },
      { say: '> {{stdout}}\n' },
      {
        permission: { operation: 'deploy to production' },
        allowed: [{ say: 'Deployed.\n' }],
        rejected: [{ say: 'Not deployed.\n' }],
      },
      { usage },
    ],
  },
  {
    when: '*release*',
    steps: [
      {
        ask: {
          message: 'What is released?',
          fields: [
            { name: 'version', type: 'string', required: true },
            { name: 'channel', type: 'string', required: true, options: ['stable', 'beta'] },
            { name: 'share', type: 'number', required: false },
            { name: 'copies', type: 'integer', required: true },
            { name: 'announce', type: 'boolean', required: true },
          ],
        },
      },
      { say: 'Answer: {{answer}}\n' },
    ],
  },
  { when: '*break*', steps: [{ say: 'Half a sen' }, { end: 'run_ended' }] },
  { steps: [{ say: 'You said {{prompt}}, turn {{turn}}.\n' }, { usage }] },
];

let service: Service;
const cwd = mkdtempSync(join(tmpdir(), 'sessions-'));
writeFileSync(
  join(cwd, 'policy.yml'),
  'version: 1\nrules:\n  - { id: echo, match: { tool: shell, command: echo passed }, then: allow }\n',
);

beforeAll(async () => {
  const interns = [{ id: internId, name: 'reviewer', workspace_id: workspace, runs: { playbook: { turns } } }];
  const config = { workspaces: [{ id: workspace }, { id: otherWorkspace }], keys, interns };
  service = await startService({ env: { PATH: process.env['PATH'] }, config });
});
afterAll(() => service.stop());

const policy = ['--policy', 'policy.yml'];
const fields = ['1.2', 'alpha', '0.5', 'two', 'yes', '1.2', 'beta', '', '2', 'no'];
const runner = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' };

const sessions: readonly (readonly [string, readonly string[], CliWorld, number])[] = [
  ['review-colours', ['Please review.', ...policy], { lines: ['n'], screen: colourScreen }, 0],
  ['review-plain', ['Please review.', ...policy], { lines: ['what', 'a'], screen: plainScreen }, 0],
  ['review-piped', ['Please review.', ...policy], { screen: noScreen }, 0],
  ['review-runner', ['Please review.', ...policy], { env: runner }, 0],
  ['review-verbose', ['Please review.', '--verbose'], { lines: ['always', 'r'], screen: plainScreen }, 0],
  ['review-nobody', ['Please review.'], {}, 0],
  ['review-strict', ['Please review.', '--fail-on-reject'], {}, 3],
  ['review-brief', ['Please review.', '--transcript', 'brief', ...policy], {}, 0],
  ['review-stop', ['Please review.', '--on-pause', 'stop'], {}, 4],
  ['release-colours', ['release it'], { lines: fields, screen: colourScreen }, 0],
  ['release-declined', ['release it'], { lines: ['1.2', '/decline'], screen: plainScreen }, 0],
  ['release-nobody', ['release it'], {}, 3],
  ['broken', ['break it'], { screen: plainScreen }, 1],
  ['talk', [], { lines: ['Hello', 'Again', '  ', 'never'], screen: colourScreen }, 0],
  ['talk-ends', [], { lines: ['Hello'], screen: plainScreen }, 0],
  ['talk-breaks', [], { lines: ['break it', 'never'], screen: plainScreen }, 1],
];

const chat = (args: readonly string[], world: CliWorld) => {
  const env = { INTERNS_BASE_URL: service.baseUrl, INTERNS_API_KEY: secrets.standard, ...world.env };
  return runCliInTest(['chat', 'reviewer', ...args], { cwd, ...world, env });
};

/** Without the times of requests, which `--verbose` shows. */
const quiet = (text: string): string =>
  steady(text)
    .replaceAll(/\d+ ms/g, 'MS ms')
    .replaceAll(internId, 'INTERN');

test.each(sessions)('%s', async (name, args, world, exitCode) => {
  const result = await chat(args, world);
  expect(result.exitCode).toBe(exitCode);
  await expectShown(`session/${name}`, quiet(result.shown));
});

test('as JSON', async () => {
  const { exitCode, stdout, stderr } = await chat(['Please review.', '--json', ...policy], {});
  await expectShown('session/review-json', quiet(`${stdout}-- standard error:\n${stderr}`));
  expect(exitCode).toBe(0);
});

/** A question left open, as text. */
async function leaveOpen(): Promise<string> {
  const { stdout } = await chat(['Please review.', '--on-pause', 'stop'], {});
  return stdout.split('\n').at(-2) ?? '';
}

test.each<[string, readonly string[], CliWorld]>([
  ['answer-person', [], { lines: ['r'], screen: plainScreen }],
  ['answer-nobody', [], {}],
  ['answer-json', ['--json'], {}],
])('%s', async (name, args, world) => {
  const env = { INTERNS_BASE_URL: service.baseUrl, INTERNS_API_KEY: secrets.standard };
  const words = ['answer', '--intern', 'reviewer', '--pending', await leaveOpen(), 'allow_once', ...args];
  const { exitCode, shown } = await runCliInTest(words, { cwd, ...world, env });
  await expectShown(`session/${name}`, quiet(shown));
  expect(exitCode).toBe(0);
});
