// Runs the process of a proxy, until the post step stops it, the job is gone, or its time is over.
import { constants, openSync } from 'node:fs';
import { describeError } from '../../errors.ts';
import { readActionInputs } from '../../inputs/settings.ts';
import { runProxy } from '../../job/proxy/run-proxy.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { rejectEverything } from '../../permission/policy.ts';
import { graceMs } from '../../proxy/proxy.ts';
import { Secret } from '../../secret.ts';
import { runnerIo } from '../runner/io.ts';
import { isRunning } from './process-start.ts';
import { releaseMessage, type StartMessage, startMessage } from './start.ts';

const jobCheckMs = 2_000;

/** Ends early if the step is gone before it sends `releaseMessage`, which allows this process to outlive the step. */
export async function runProxyProcess(): Promise<void> {
  let isReleased = false;
  process.once('disconnect', () => {
    if (!isReleased) process.exit(1);
  });
  const message = await new Promise<StartMessage>((resolve) => {
    process.once('message', (data) => resolve(startMessage.parse(data)));
  });
  try {
    const proxy = await start(message);
    process.on('message', (data) => {
      isReleased = releaseMessage.safeParse(data).success;
      if (isReleased) process.disconnect?.();
    });
    process.send?.({ port: Number(new URL(proxy.url).port) });
    await proxy.whenEnded;
  } catch (error) {
    await new Promise((resolve) => process.send?.({ failed: describeError(error) }, resolve));
  }
}

async function start(message: StartMessage): ReturnType<typeof runProxy> {
  const { key, token, usedFingerprints, account, cwd, job, policy, context } = message;
  const neverAborted = new AbortController().signal;
  const io = { ...runnerIo(neverAborted), cwd };
  const settings = readActionInputs(io.getInput);
  if (settings.command !== 'proxy')
    throw new TypeError(`This is the process of a proxy, not of "${settings.command}".`);
  const { text, ...times } = token;
  const judgingPolicy = policy === null ? rejectEverything : await loadPolicy(Buffer.from(policy.text), policy.path);
  const proxy = await runProxy(io, settings, {
    key: new Secret(key),
    port: 0,
    token: { token: new Secret(text), ...times },
    usedFingerprints,
    // The step created this file: don't follow a link that has replaced it since.
    accountFile: openSync(account, constants.O_WRONLY | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0)),
    isStoppable: true,
    judging: { policy: judgingPolicy, context },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void proxy.stop(signal, graceMs));
  setTimeout(() => void proxy.stop('timeout', graceMs), settings.timeoutMs).unref();
  if (job !== null) {
    setInterval(() => {
      if (!isRunning(job)) void proxy.stop('the job is gone', 0);
    }, jobCheckMs).unref();
  }
  return proxy;
}
