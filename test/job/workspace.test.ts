// The files of a job: paths that start at the workspace, and what inputs name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../src/job/workspace.ts';

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
    expect(open(env).resolve(given)).toBe(path);
  });

  test.each([{}, { GITHUB_WORKSPACE: '' }])('starts at the working directory in %j', (env) => {
    expect(open(env).resolve('a.md')).toBe(join(folder, 'a.md'));
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
