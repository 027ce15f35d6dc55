// Mends a failing test with a real agent in one job, and commits the change in another: examples/fix-tests.yml, with a model that is
// made up.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ChangedRepository, runChangeWorkflow } from '../../test/support/change-workflow.ts';
import { inTurn } from './model/mind.ts';
import type { ReviewingAgent } from './review-in-job.ts';

const original = 'export const last = (count) => count;';
const files = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'src/range.js': `${original}\n`,
  'test/range.test.js':
    "import assert from 'node:assert';\nimport test from 'node:test';\nimport { last } from '../src/range.js';\n\ntest('last', () => assert.equal(last(3), 2));\n",
};

/** Runs the example. */
export async function mendInJob({ agent, installed, modelUrl }: ReviewingAgent): Promise<void> {
  const [program = ''] = agent.command(installed);
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  await runChangeWorkflow(
    {
      workflow: 'fix-tests.yml',
      policy: 'agent-edits-sources.yml',
      event: 'pull_request',
      path: [path.dirname(program), process.env['PATH']].join(path.delimiter),
      npm: `#!/bin/sh\n[ "$1" = test ] || exit 0\nexec '${npm}' "$@"\n`,
      prompt: [
        inTurn.read('src/range.js'),
        inTurn.edit('src/range.js', original, 'export const last = (count) => count - 1;'),
        inTurn.run('npm test'),
      ].join(' '),
      modelUrl: `${modelUrl}/v1`,
      change: (config) =>
        config.replace('agent: opencode', `agent: opencode\n        model: ${agent.withoutKey?.model}`),
      files,
    },
    check,
  );
}

function check({ fix, post, filesOn }: ChangedRepository): void {
  const [step] = fix.actions;
  if (fix.conclusion !== 'success') throw new Error(`The first job failed: ${step?.log}`);
  if (!fix.printed.includes('not ok') && !fix.printed.includes('✖'))
    throw new Error(`The tests did not fail before: ${fix.printed}`);
  if (post?.conclusion !== 'success')
    throw new Error(`Nothing was committed: ${step?.outputs['text']} ${post?.actions[0]?.log}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'mended-'));
  try {
    for (const [name, content] of filesOn('topic') ?? []) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content instanceof Uint8Array ? content : String(content));
    }
    const tested = spawnSync(process.execPath, ['--test'], { cwd: folder, encoding: 'utf8' });
    if (tested.status !== 0) throw new Error(`The committed tree fails its test: ${tested.stdout}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
