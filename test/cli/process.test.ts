// The built command line in a process of its own: its streams, its signals, and a real terminal.
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CliService } from './support/cli-service.ts';
import { startCliService } from './support/cli-service.ts';

const entry = join(import.meta.dirname, '../../dist/cli/index.js');
const home = mkdtempSync(join(tmpdir(), 'home-'));
let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

interface Session {
  readonly process: ChildProcess;
  /** Resolves when this has been printed so many times. */
  printed(text: string, times?: number): Promise<void>;
  readonly ended: Promise<{ readonly exitCode: number | null; readonly output: string; readonly raw: string }>;
}

/** Starts a program and watches what it prints. */
function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Session {
  const all = { PATH: process.env['PATH'], HOME: home, TERM: 'xterm-256color', ...served.env, ...env };
  const child = spawn(program, args, { env: all, stdio: 'pipe' });
  let output = '';
  let raw = '';
  const waiting = new Set<() => void>();
  const take = (piece: Buffer): void => {
    raw += piece.toString();
    output += stripVTControlCharacters(piece.toString());
    for (const look of waiting) look();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return {
    process: child,
    printed: (text, times = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (output.split(text).length > times) resolve();
        };
        waiting.add(look);
        look();
      }),
    ended: new Promise((resolve) => child.on('close', (exitCode) => resolve({ exitCode, output, raw }))),
  };
}

function interns(...args: readonly string[]): Session {
  return start(process.execPath, [entry, ...args]);
}

/** On a terminal: script(1) makes one, and hands over what is written to it. */
function internsOnTerminal(env: Readonly<Record<string, string>>, ...args: readonly string[]): Session {
  const line = [process.execPath, entry, ...args].map((word) => `'${word}'`).join(' ');
  return start('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], env);
}

/** What came of the prompts and answers that the service got after so many entries of its journal. */
function chatsSince(before: number): readonly (string | undefined)[] {
  const chats = served.service
    .journal()
    .slice(before)
    .filter(({ path }) => path.endsWith('/chat/completions'));
  return chats.map(({ decision }) => decision);
}

test('without a terminal nobody is asked, and the exit code is that of the run', async () => {
  const { exitCode, output } = await interns('chat', 'reviewer', 'Run the tests').ended;
  expect(output).not.toContain('The intern asks');
  expect(output).toContain('The command was rejected, so it did not run.');
  expect(exitCode).toBe(0);
});

test('a prompt comes through a pipe', async () => {
  const session = interns('chat', 'reviewer', '-');
  session.process.stdin?.end('from\na pipe');
  expect((await session.ended).output).toContain('Turn 1: from\na pipe');
});

test('SIGINT in the middle of a run ends it with exit code 130', async () => {
  const session = interns('chat', 'reviewer', 'Take your time', '--verbose');
  await session.printed('I take my time.');
  session.process.kill('SIGINT');
  const { exitCode, output } = await session.ended;
  expect(output).toContain('(cancelled)');
  expect(exitCode).toBe(130);
});

test('a reader that goes away ends it quietly', () => {
  // "true" has ended long before there is anything to read.
  const line = `'${process.execPath}' '${entry}' chat --help | true`;
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('a reader that goes away in the middle of a run cancels it, and no question stays open', async () => {
  const line = `'${process.execPath}' '${entry}' chat reviewer 'Run the tests' | true`;
  const before = served.service.journal().length;
  await start('bash', ['-c', line]).ended;
  expect(chatsSince(before)).toEqual(['paused', 'finished']);
});

test('a run goes on when nobody reads what is said about it', async () => {
  const line = `'${process.execPath}' '${entry}' chat reviewer 'Run the tests' 2> >(true)`;
  const { exitCode, output } = await start('bash', ['-c', line]).ended;
  expect(output).toContain('The command was rejected, so it did not run.');
  expect(exitCode).toBe(0);
});

test("what can't be written to is said", () => {
  const line = `'${process.execPath}' '${entry}' chat --help > /dev/full`;
  const { status, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
  expect(stderr).toMatch(/^interns: Standard output can't be written: ENOSPC/);
  expect(status).toBe(1);
});

describe('on a terminal', () => {
  test('a pause is asked about, the answer is typed, and the words are styled', async () => {
    const session = internsOnTerminal({}, 'chat', 'reviewer', 'Run the tests');
    await session.printed('[?] why > ');
    session.process.stdin?.write('a\r');
    const { exitCode, output, raw } = await session.ended;
    expect(raw).toContain('\u001b[1mThe intern asks');
    expect(output).toContain('✓ shell command: true → allowed (by you)');
    expect(output).toContain('The command ended with exit status 0.');
    expect(exitCode).toBe(0);
  });

  test('NO_COLOR takes the styles away', async () => {
    const session = internsOnTerminal({ NO_COLOR: '1' }, 'chat', 'reviewer', 'Run the tests');
    await session.printed('[?] why > ');
    session.process.stdin?.write('a\r');
    const { raw } = await session.ended;
    expect(raw.split('\u001b[').filter((piece) => /^\d+m/.test(piece))).toEqual([]);
  });

  test('Ctrl-C at a question ends the run with exit code 130', async () => {
    const session = internsOnTerminal({}, 'chat', 'reviewer', 'Run the tests');
    await session.printed('[?] why > ');
    session.process.stdin?.write('\u0003');
    const { exitCode, output } = await session.ended;
    expect(output.split('Interrupted; the question is rejected.')).toHaveLength(2);
    for (const noise of ['(cancelled)', '→ reject_once', 'failed ·']) expect(output).not.toContain(noise);
    expect(exitCode).toBe(130);
  });

  test('a window that is closed leaves no question open', async () => {
    const before = served.service.journal().length;
    const session = internsOnTerminal({}, 'chat', 'reviewer', 'Run the tests');
    await session.printed('[?] why > ');
    session.process.kill('SIGKILL'); // the terminal is gone, and the system hangs up on whoever it held
    await expect.poll(() => chatsSince(before), { timeout: 20_000 }).toEqual(['paused', 'finished']);
  });

  test('Ctrl-C ends a conversation with exit code 130 and no more words', async () => {
    const session = internsOnTerminal({}, 'chat', 'reviewer');
    await session.printed('\n> ');
    session.process.stdin?.write('\u0003');
    const { exitCode, output } = await session.ended;
    expect(output.slice(output.lastIndexOf('> ')).trim()).toBe('>');
    expect(exitCode).toBe(130);
  });

  test('Ctrl-D at a question gives its result a line of its own', async () => {
    const session = internsOnTerminal({}, 'chat', 'reviewer', 'Run the tests');
    await session.printed('[?] why > ');
    session.process.stdin?.write('\u0004');
    const { output } = await session.ended;
    expect(output).toMatch(/why > \r?\n.*rejected \(no answer\)/);
  });

  test('a conversation goes on until Ctrl-D', async () => {
    const session = internsOnTerminal({}, 'chat', 'reviewer');
    await session.printed('\n> ');
    session.process.stdin?.write('Hello\r');
    await session.printed('\n> ', 2);
    session.process.stdin?.write('Again\r');
    await session.printed('\n> ', 3);
    session.process.stdin?.write('\u0004');
    const { exitCode, output } = await session.ended;
    expect(output).toContain('Turn 2: Again');
    expect(exitCode).toBe(0);
  });
});
