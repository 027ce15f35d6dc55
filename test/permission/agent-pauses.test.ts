// The policies to begin with, held against what a real agent asks as the service tells it.
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { profiles } from '../../src/agents/acp-agents.ts';
import { toPolicyText } from '../../src/cli/init/policy-text.ts';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { starterPolicy } from '../../src/permission/tools/starter.ts';
import { toPermission } from '../../src/service/interns/acp/agent-questions.ts';
import { brief, decideOnce } from './policies.ts';

const writer = {
  event: 'push',
  fork: false,
  actor: { permission: 'write', association: 'MEMBER', type: 'User', login: 'made-up' },
} as const;
const options = ['allow_once', 'allow_always', 'reject_once'].map((kind) => ({ optionId: kind, name: kind, kind }));
const answers = { trigger: 'push', commands: ['npm test'], paths: ['src/**'] } as const;
const texts = {
  starter: starterPolicy,
  init: toPolicyText(answers),
  maintainers: readFileSync(new URL('../../examples/policies/maintainers.yml', import.meta.url), 'utf8'),
};

const editing = ['agent-edits-sources', 'agent-suggests', 'maintainers'];
const shipped: Readonly<Record<string, string>> = {
  ...texts,
  ...Object.fromEntries(
    editing.map((name) => [
      name,
      readFileSync(new URL(`../../examples/policies/${name}.yml`, import.meta.url), 'utf8'),
    ]),
  ),
};

test.each(Object.keys(shipped))('%s: what tells an agent or a review what to do is never written', async (name) => {
  const instructions =
    'AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json'.split(' ');
  const policy = await loadPolicy(shipped[name] ?? '', name);
  for (const file of instructions.map((one) => `src/${one}`)) {
    const pause = {
      kind: 'permission',
      operation: 'fs.write',
      options: ['allow_once', 'reject_once'],
      inside: [file],
      paths: [`/w/${file}`],
    };
    const { rule, outcome } = startDecisions(policy, { ...unknownContext, ...writer }).decide({
      toolCallId: 'c',
      arguments: JSON.stringify(pause),
    });
    expect(`${file}: ${outcome} by ${rule}`).toMatch(/: (?:stop|reject) by (?:never-touch-|only-on-request)/);
  }
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-pauses-'));
  mkdirSync(join(folder, 'src'));
});

/** The pause of a call, as it comes over the API. */
function pauseOf(call: object): string {
  const toolCall = { toolCallId: 'call', ...call };
  const asked = toPermission(
    { sessionId: 's', toolCall, options },
    { call: toolCall, profile: profiles.opencode, folder, signal: new AbortController().signal, respond() {} },
  );
  return JSON.stringify(asked?.question);
}

const edit = (path: string) => ({ kind: 'edit', title: path, content: [{ type: 'diff', path }] });
const run = (command: string) => ({ kind: 'execute', title: command, rawInput: { command, workdir: '.' } });

test.each([
  ['starter', run('npm test'), 'allow_once by run-the-tests'],
  ['init', run('npm test'), 'allow_once by run-commands'],
  ['maintainers', run('npm test'), 'allow_once by build-and-test'],
  ['init', edit('src/a.ts'), 'allow_once by edit-files-inside'],
  ['maintainers', edit('src/a.ts'), 'allow_once by edit-sources-inside'],
  ['starter', edit('src/a.ts'), 'reject_once by default'],
  ['starter', edit('AGENTS.md'), 'reject_once by never-touch-settings-inside'],
  ['init', edit('src/CLAUDE.md'), 'stop by never-touch-workflows-inside'],
  ['maintainers', edit('src/../.github/workflows/ci.yml'), 'stop by never-touch-workflows-inside'],
  ['starter', edit('/etc/passwd'), 'reject_once by nothing-outside'],
  ['init', edit('../a.ts'), 'stop by nothing-outside'],
  ['maintainers', edit('/etc/passwd'), 'stop by nothing-outside'],
] as const)('%s: what a real agent asks with %j is answered %s', async (name, call, expected) => {
  const policy = await loadPolicy(texts[name], `${name}.yml`);
  expect(brief(decideOnce(policy, pauseOf(call), writer))).toBe(expected);
});
