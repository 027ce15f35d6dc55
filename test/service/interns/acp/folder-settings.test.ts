// Settings of an agent that are looked at before each prompt.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, test } from 'vitest';
import { makeFolder } from './support/agent-service.ts';

const folderSettings = path.join(import.meta.dirname, '../../../../src/service/interns/acp/folder-settings.ts');
const opencode = path.join(import.meta.dirname, '../../../../src/agents/opencode.ts');
const checks = `const { findFolderProblem } = await import(${JSON.stringify(folderSettings)});
const { acp } = await import(${JSON.stringify(opencode)});
for (let left = 3000; left > 0; left -= 1) findFolderProblem(process.argv[1], acp);`;
/** Puts a file and a named pipe in each other's place, until its input ends. */
const swaps = `import { linkSync, renameSync } from 'node:fs';
process.chdir(process.argv[1]);
process.stdin.on('end', () => process.exit()).resume();
setInterval(() => {
  for (let left = 100; left > 0; left -= 1) for (const name of ['file', 'pipe']) {
    linkSync(name, 'next');
    renameSync('next', 'opencode.json');
  }
});`;

test.runIf(process.platform === 'linux')(
  'no named pipe that takes the place of settings holds up the service',
  () => {
    const folder = makeFolder();
    writeFileSync(path.join(folder, 'file'), '{}');
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    const swapper = spawn(process.execPath, ['--input-type=module', '--eval', swaps, folder]);
    onTestFinished(() => void swapper.kill());
    execFileSync(process.execPath, ['--input-type=module', '--eval', checks, folder], { timeout: 20_000 });
  },
  30_000,
);
