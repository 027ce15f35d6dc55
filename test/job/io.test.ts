// The time limit of a job, and the programs that it runs.
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { execute, withinTime } from '../../src/job/io.ts';
import { handClock } from '../support/clock.ts';

const io = (signal = new AbortController().signal) => ({ clock: handClock(), signal, own: 'kept' });

describe('the time of a job', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends the work when it is up', async () => {
    await withinTime(io(), 90_000, async ({ signal }) => {
      vi.advanceTimersByTime(89_999);
      expect(signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(signal.reason).toMatchObject({
        name: 'RunError',
        code: 'timeout',
        message: 'The step took longer than 90 s. Raise "timeout" if the work needs it.',
      });
    });
  });

  test('ends with the reason of whoever cancels the job', async () => {
    const outer = new AbortController();
    const reason = new Error('cancelled');
    await withinTime(io(outer.signal), 90_000, async ({ signal }) => {
      outer.abort(reason);
      expect(signal.reason).toBe(reason);
    });
  });

  test('is told on the monotonic clock, beside everything that the job has', async () => {
    const job = io();
    const seen = await withinTime(job, 90_000, async ({ deadline, own }) => ({ deadline, own }));
    expect(seen).toEqual({ deadline: job.clock.monotonic() + 90_000, own: 'kept' });
  });

  test('is one for the whole: a part of the work begins no time of its own', async () => {
    await withinTime(io(), 1_000, (whole) =>
      withinTime(whole, 90_000, async (part) => {
        expect([part.deadline, part.signal]).toEqual([whole.deadline, whole.signal]);
        expect(vi.getTimerCount()).toBe(1);
      }),
    );
  });

  test('leaves no timer behind, however the work ends', async () => {
    await withinTime(io(), 90_000, () => Promise.resolve());
    const failure = new Error('broken');
    await expect(withinTime(io(), 90_000, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });
});

const node = (script: string, ...args: readonly string[]) => ['-e', script, '--', ...args];
const never = new AbortController().signal;

describe('execute', () => {
  test('gives what the program prints', async () => {
    expect(await execute(process.execPath, node('console.log("a.b.c")'), never)).toBe('a.b.c\n');
  });

  test('has no shell read the arguments', async () => {
    const script = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
    const args = ['a b', '$HOME', '; exit 1', '"'];
    expect(JSON.parse(await execute(process.execPath, node(script, ...args), never))).toEqual(args);
  });

  test('gives the program where things are and what is its own, and no secret of the step', async () => {
    for (const [name, value] of Object.entries({
      INPUT_API_KEY: 'a',
      ACTIONS_RUNTIME_TOKEN: 'b',
      AWS_SECRET_ACCESS_KEY: 'c',
      OWN_TOKEN: 'd',
      HTTPS_PROXY: 'e',
    })) {
      vi.stubEnv(name, value);
    }
    onTestFinished(() => void vi.unstubAllEnvs());
    const script = 'process.stdout.write(JSON.stringify(process.env))';
    const given = JSON.parse(await execute(process.execPath, node(script), never));
    expect(given).toMatchObject({ PATH: process.env['PATH'], HOME: process.env['HOME'], HTTPS_PROXY: 'e' });
    expect(Object.keys(given).filter((name) => /TOKEN|KEY/.test(name))).toEqual([]);
    const own = JSON.parse(await execute(process.execPath, node(script), never, /^OWN_/));
    expect(Object.keys(own).filter((name) => /TOKEN|KEY/.test(name))).toEqual(['OWN_TOKEN']);
  });

  test('fails with the exit code, and without what was printed or asked for', async () => {
    const script = 'console.log("hidden token"); console.error("hidden too"); process.exit(7)';
    const failure: unknown = await execute(process.execPath, node(script), never).catch((error: unknown) => error);
    expect(String(failure)).toBe('Error: it ended with 7');
    expect(failure).not.toHaveProperty('cause');
  });

  test('fails with the signal that killed the program', async () => {
    const killed = execute(process.execPath, node('process.kill(process.pid, "SIGKILL")'), never);
    await expect(killed).rejects.toThrow(/^it ended with SIGKILL$/);
  });

  test('fails for a program that is not there', async () => {
    await expect(execute('no-such-program-here', [], never)).rejects.toThrow('it ended with ENOENT');
  });

  test('ends the program when the signal aborts', async () => {
    const controller = new AbortController();
    const running = execute(process.execPath, node('setTimeout(() => {}, 60_000)'), controller.signal);
    controller.abort();
    await expect(running).rejects.toThrow('it ended with ABORT_ERR');
  });
});
