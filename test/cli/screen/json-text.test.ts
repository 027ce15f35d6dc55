// JSON that is safe to look at: what a terminal could obey is escaped, and it stays the same JSON.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toJsonText } from '../../../src/cli/screen.ts';
import { toShellWord } from '../../../src/shell-word.ts';
import { decisionEvent } from '../../support/events.ts';
import { findWorkflowCommands } from '../../support/workflow-commands.ts';
import { runCliInTest } from '../support/cli.ts';

test.each([
  ['a C1 control character', '\u009b31m', '"\\u009b31m"'],
  ['DEL', '\u007f', '"\\u007f"'],
  ['ESC, which JSON escapes itself', '\u001b[31m', '"\\u001b[31m"'],
  ['what turns the order of letters', 'a\u202eb\u2066c', '"a\\u202eb\\u2066c"'],
  ['what can not be seen', '\u200b\ufeff', '"\\u200b\\ufeff"'],
  ['beyond the first plane, as two units', '\u{e0041}', '"\\udb40\\udc41"'],
  ['lines of other viewers', '\u2028', '"\\u2028"'],
  ['a workflow command', 'see ##[error]x', '"see \\u0023#[error]x"'],
  ['everything else stays', '## é #[x] "שלום" 👍', '"## é #[x] \\"שלום\\" 👍"'],
])('%s', (_, text, json) => {
  expect(toJsonText(text)).toBe(json);
  expect(JSON.parse(toJsonText(text))).toBe(text);
});

test.each(['##[error]x', '#\u200b#[error]x', '#\u0640#\u0640\u0640[error]x', '\n::error::x', '###[add-mask]x'])(
  'a runner finds no command in the JSON of %j',
  (text) => {
    const json = toJsonText({ [text]: [text] }, 2);
    expect(findWorkflowCommands(json)).toEqual([]);
    expect(JSON.parse(json)).toEqual({ [text]: [text] });
  },
);

/** What a terminal would obey, or show in another order. */
const acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/u;
const hostile = 'a\u202eb\u009b31m';

/** What `--json` prints, after a look at whether the hostile text is in it and can do nothing. */
async function jsonOf(...[args, world]: Parameters<typeof runCliInTest>): Promise<unknown> {
  const { stdout } = await runCliInTest([...args, '--json'], world);
  expect(stdout).toContain('\\u202e');
  expect(stdout.replaceAll('\n', '')).not.toMatch(acting);
  return JSON.parse(stdout);
}

test('interns policy replay --json lets no text of an intern act', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'json-'));
  const at = '2026-01-02T03:04:05.000Z';
  const asked = JSON.stringify({ kind: 'permission', operation: hostile, options: ['allow_once', 'reject_once'] });
  const lines = [
    { type: 'pause', at, tool_call_id: 'call_1', name: 's.provide_input', arguments: asked },
    { ...decisionEvent({ tool_call_id: 'call_1', answer: 'allow_once', rule: 'old' }), at },
  ];
  writeFileSync(join(cwd, 'run.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeFileSync(join(cwd, 'policy.yml'), 'version: 1\nrules: []\n');
  expect(await jsonOf(['policy', 'replay', 'run.jsonl', '--against', 'policy.yml'], { cwd })).toMatchObject({
    changed: [{ operation: hostile }],
  });
});

test('interns conformance --json lets no text of a service act', async () => {
  const server = http.createServer((_request, response) => {
    response.writeHead(418, { 'content-type': 'text/plain' });
    response.end(hostile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const env = { INTERNS_API_KEY: 'made-up' };
  expect(await jsonOf(['conformance', '--base-url', `${url}/${hostile}`], { env })).toMatchObject({
    base_url: `${url}/${hostile}`,
  });
});

test('no command writes JSON in another way', () => {
  const source = join(import.meta.dirname, '../../../src/cli');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const bare = files.filter((file) =>
    /stdout\([^;]*(?<!escapeUnsafe\([^;]*)JSON\.stringify/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(bare).toEqual([]);
});

test.each([
  '',
  'reviewer',
  "it's",
  "''",
  '{"operation":"shell command: echo \'$HOME\' `id` \\"x\\" !! \\\\ *"}',
  '~',
  '$(touch x)',
  'two\nlines; and more',
  'é — 日本',
])('bash reads %j back as it was', (text) => {
  expect(execFileSync('bash', ['-c', `printf %s ${toShellWord(text)}`], { encoding: 'utf8' })).toBe(text);
});

test('a plain word stays plain', () => {
  expect(toShellWord('allow_once')).toBe('allow_once');
});
