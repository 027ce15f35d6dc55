// Everything that `interns init` writes and says, for each event that can start an intern.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCliInTest } from '../support/cli.ts';
import { expectShown } from '../support/shown.ts';

const url = ['--base-url', 'https://service.example/api/v1'];
const required = [...url, '--intern', 'reviewer'];
const entries = ['--allow', 'npm test', '--allow', 'npm run build', '--edit', 'src/**', '--edit', 'README.md'];
const known = ['--repository', 'acme/app', '--federation-policy-id', 'fp_1'];

test('the files, and what an administrator does', async () => {
  for (const [name, args] of [
    ['pull_request', [...required]],
    ['pull_request-with-entries', [...required, ...entries, ...known]],
    ['issue_comment', [...required, '--on', 'issue_comment', ...entries]],
    ['push', [...required, '--on', 'push', ...known]],
    ['schedule', [...required, '--on', 'schedule', '--edit', 'README.md']],
    ['review', [...required, '--for', 'review', '--allow', 'npm test', ...known]],
    ['inference', [...required, '--for', 'inference', ...known]],
    ['agent', ['--for', 'agent', '--allow', 'npm test', ...known.slice(0, 2)]],
    ['keys', [...url, '--for', 'keys', ...known.slice(0, 2)]],
  ] as const) {
    const cwd = mkdtempSync(join(tmpdir(), 'init-shown-'));
    const { stderr } = await runCliInTest(['init', '--yes', ...args], { cwd });
    const workflow = readdirSync(join(cwd, '.github/workflows'))[0];
    for (const file of [`workflows/${workflow}`, 'intern-policy.yml']) {
      expect(stderr).toContain(`=== .github/${file}\n\n${readFileSync(join(cwd, '.github', file), 'utf8')}`);
    }
    await expectShown(`init/${name}`, stderr);
  }
});
