// The files of a job: paths that start at the workspace, and the transcript.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTranscriptFile, openWorkspace } from '../../src/job/workspace.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspace-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = (env: Readonly<Record<string, string>> = {}) =>
  openWorkspace({ env, cwd: folder, readFile, files: 'anywhere' });

describe('a path', () => {
  test.each([
    [{ GITHUB_WORKSPACE: '/work' }, 'docs/a.md', '/work/docs/a.md'],
    [{ GITHUB_WORKSPACE: '/work' }, './a.md', '/work/a.md'],
    [{ GITHUB_WORKSPACE: '/work' }, '/etc/a.md', '/etc/a.md'],
  ])('in %j of %s is %s', (env, given, path) => {
    expect(open(env).path(given)).toBe(path);
  });

  test.each([{}, { GITHUB_WORKSPACE: '' }])('starts at the working directory in %j', (env) => {
    expect(open(env).path('a.md')).toBe(join(folder, 'a.md'));
  });

  test('of temporary files is the folder of the runner, where there is one', () => {
    expect(open({ RUNNER_TEMP: '/runner/temp' }).temp).toBe('/runner/temp');
    expect(open({ RUNNER_TEMP: '' }).temp).toBe(tmpdir());
  });
});

describe('text', () => {
  const textOf = (bytes: string | Uint8Array): Promise<string> => {
    const path = join(folder, 'text');
    writeFileSync(path, bytes);
    return open().readText(path);
  };

  test('is read as UTF-8, without its byte order mark', async () => {
    expect(await textOf('\ufeffsüß 🎈\r\n')).toBe('süß 🎈\r\n');
  });

  test('that is no UTF-8 is refused', async () => {
    await expect(textOf(new Uint8Array([0x61, 0xff]))).rejects.toThrow(TypeError);
  });

  test('of a file that is not there is refused', async () => {
    await expect(open().readText(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a transcript file', () => {
  const at = '2026-01-02T03:04:05.000Z';

  test('is on disk event by event', () => {
    const { path, write, close } = createTranscriptFile('out/deep/t.jsonl', open());
    expect(path).toBe(join(folder, 'out/deep/t.jsonl'));
    write({ type: 'prompt', text: 'a', at });
    expect(readFileSync(path, 'utf8')).toBe(`{"type":"prompt","at":"${at}","text":"a"}\n`);
    write({ type: 'text', text: 'b', at });
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
    close();
  });

  test('is for its owner only', () => {
    const { path, close } = createTranscriptFile('t.jsonl', open());
    close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('replaces one of an earlier run, which others could read', () => {
    writeFileSync(join(folder, 't.jsonl'), 'earlier\n', { mode: 0o644 });
    const { path, close } = createTranscriptFile('t.jsonl', open());
    close();
    expect(readFileSync(path, 'utf8')).toBe('');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('takes nothing once it is closed', () => {
    const { write, close } = createTranscriptFile('t.jsonl', open());
    close();
    expect(() => write({ type: 'text', text: 'late', at })).toThrow('EBADF');
  });

  test('has a name of its own in the folder for temporary files where none is given', () => {
    const workspace = open({ RUNNER_TEMP: folder });
    const [one, other] = [createTranscriptFile(undefined, workspace), createTranscriptFile(undefined, workspace)];
    one.close();
    other.close();
    expect(one.path.startsWith(join(folder, 'intern-'))).toBe(true);
    expect(one.path).not.toBe(other.path);
  });

  test("that can't be created is an error that names it", () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => createTranscriptFile('file/t.jsonl', open())).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        data: { source: 'transcript-file' },
        message: `Input "transcript-file" is "${join(folder, 'file/t.jsonl')}", which can't be written.`,
      }),
    );
  });
});
