// Programs are run without a shell, for what they print.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { execute } from '../../src/job/execute.ts';

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
