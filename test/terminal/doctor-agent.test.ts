// Ctrl-C while `interns doctor --agent` waits for an agent: in an interactive shell on a real terminal.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifyProcess } from '../../src/action/proxy/process-start.ts';
import { play } from './support/play.ts';

const scripted = join(import.meta.dirname, '../service/interns/acp/support/scripted-agent.mjs');

/** Each notes its number beside its program when it has come to where it hangs. */
test.each([
  ['does not greet', 'cd "${0%/*}"; echo $$ > agent.pid; touch there; exec sleep 300'],
  [
    'is told to ask, and prints its rules',
    `case "$*" in *debug*) cd "\${0%/*}"; echo $$ > agent.pid; touch there; exec sleep 300;; esac; exec '${process.execPath}' '${scripted}'`,
  ],
])('an agent that %s is ended, and the doctor with it', async (_, body) => {
  const cwd = mkdtempSync(join(tmpdir(), 'doctor-agent-'));
  writeFileSync(join(cwd, 'opencode'), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const { failed, output } = await play(
    ['bash', '--norc', '--noprofile', '-i'],
    [
      { expect: '$ ' },
      { send: '(until test -e there; do sleep 0.1; done; echo is-"there") & \n' },
      { expect: '$ ' },
      { send: `interns doctor --agent ./opencode\n` },
      { expect: 'is-there' },
      { send: '\u0003' },
      { expect: 'Interrupted (SIGINT). (cancelled)' },
      { expect: '$ ' },
      { send: 'echo "code=$?"\n' },
      { expect: 'code=130\r' },
    ],
    { cwd },
  );
  expect(failed, output).toBeNull();
  expect(identifyProcess(Number(readFileSync(join(cwd, 'agent.pid'), 'utf8')))).toBeUndefined();
});
