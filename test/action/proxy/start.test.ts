// The process of a proxy as the step starts it, with a script in the place of the action's.
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { identifyProcess } from '../../../src/action/proxy/process-start.ts';
import type { StartMessage } from '../../../src/action/proxy/start.ts';
import { spawnProxyProcess } from '../../../src/action/proxy/start.ts';
import { unknownContext } from '../../../src/permission/context.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'start-proxy-')));
const message: StartMessage = {
  key: 'made-up',
  token: { text: 'a.b.c', lifetimeMs: 1, startedAt: 2 },
  usedFingerprints: [],
  account: 'account.jsonl',
  policy: null,
  context: { ...unknownContext, labels: 'unknown' },
  cwd: folder,
  job: null,
};

/** Starts a process that does this when it is told what to begin with. */
function startProcess(onMessage: string, signal = new AbortController().signal): ReturnType<typeof spawnProxyProcess> {
  const script = join(mkdtempSync(join(folder, 'script-')), 'script.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';\nprocess.on('message', (told) => { ${onMessage} });\n`,
  );
  const started = spawnProxyProcess({ script, env: { MARK: 'of the step' }, cwd: folder, signal });
  onTestFinished(() => started.kill());
  return started;
}

const gone = (pid: number) => expect.poll(() => identifyProcess(pid), { timeout: 20_000 }).toBeUndefined();

test('it is told what to begin with, says where it listens, and outlives the step once that lets it go', async () => {
  const started = startProcess(`
    if (told.stay) return writeFileSync('stay.json', JSON.stringify(told)), process.disconnect();
    const { argv, env } = process;
    writeFileSync('began.json', JSON.stringify({ told, argument: argv[2], mark: env.MARK }));
    setInterval(() => {}, 1000);
    process.send({ port: 4711 });
  `);
  expect(await started.begin(message)).toBe(4711);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  expect(read('began.json')).toEqual({ told: message, argument: 'proxy', mark: 'of the step' });
  await started.release();
  expect(read('stay.json')).toEqual({ stay: true });
  expect(identifyProcess(started.pid)).toMatchObject({ pid: started.pid });
  // It leads a group of its own, so that the end of the step's is not its end.
  expect(process.kill(-started.pid, 0)).toBe(true);
  started.kill();
  await gone(started.pid);
});

test.each([
  ['why it does not listen', "process.send({ failed: 'no port is free' })", 'no port is free'],
  ['something else', "process.send({ port: 'any' })", 'it sent an unknown message'],
  ['nothing, and ends', 'process.exit(3)', 'it ended with 3'],
  ['nothing, and is ended', "process.kill(process.pid, 'SIGKILL')", 'it ended with SIGKILL'],
])('where it says %s, the step fails', async (_, onMessage, why) => {
  await expect(startProcess(onMessage).begin(message)).rejects.toMatchObject({
    code: 'internal',
    message: `The process of the proxy could not be started: ${why}.`,
  });
});

test('a step that is cancelled waits for it no longer', async () => {
  const step = new AbortController();
  const begun = startProcess('setInterval(() => {}, 1000)', step.signal).begin(message);
  step.abort(new Error('The step was cancelled.'));
  await expect(begun).rejects.toThrow('The step was cancelled.');
});

test('one that cannot be started at all fails the step with the reason', async () => {
  const { signal } = new AbortController();
  const nowhere = spawnProxyProcess({ script: 'script.mjs', env: {}, cwd: join(folder, 'not-there'), signal });
  await expect(nowhere.begin(message)).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringContaining('The process of the proxy could not be started: '),
  });
});
