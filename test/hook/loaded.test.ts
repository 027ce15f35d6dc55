// What a call loads of the built program, which is paid for before each tool call.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bundleHook } from '../../tools/build/hook.ts';
import { commandOf, openBench } from './bench.ts';

const root = path.join(import.meta.dirname, '../..');
const most = 300_000;

/** Each entry may match, so that all of them are asked. */
const policy = `version: 1
guards:
  - { id: cases, match: { command: { re2: '(?i).*\\pL+ --force\\b.*' } }, then: stop }
  - { id: pushes, match: { command: { shell: { any: ['git push **'] } } }, then: stop }
rules:
  - { id: builds, match: { kind: permission, command: { re2: 'make [a-z]+' } }, then: allow }
  - { id: runs, match: { kind: permission, command: { shell: { only: ['npm run *'] } } }, then: allow }
`;

const usageShape = z.object({ loadedBytes: z.number() });

test('with shell commands and regular expressions together: 300 kB at most, without what makes digests', {
  timeout: 60_000,
}, async () => {
  const bench = openBench();
  const built = path.join(bench.folder, 'built');
  await bundleHook(path.join(root, 'src/hook/main.ts'), path.join(root, 'src/hook/index.ts'), built);
  writeFileSync(path.join(built, 'package.json'), '{ "type": "module" }');
  const file = path.join(bench.folder, 'named.yml');
  writeFileSync(file, policy);
  const use = path.join(bench.folder, 'use.json');
  const modules = path.join(bench.folder, 'modules.txt');
  const told = path.join(bench.folder, 'told.cjs');
  const tells = `require('node:fs').writeFileSync(${JSON.stringify(modules)}, process.moduleLoadList.join())`;
  writeFileSync(told, `process.on('exit', () => ${tells});`);
  const judge = (command: string): { said: string; loaded: number } => {
    const preloaded = ['--require', told, '--require', path.join(root, 'tools/bench/usage-at-exit.cjs')];
    const words = [...preloaded, path.join(built, 'hook.js'), '--for', 'claude', '--policy', file];
    const { stdout } = spawnSync(process.execPath, words, {
      input: bench.placed(commandOf('claude', command)),
      env: { PATH: '/usr/bin:/bin', HOME: bench.folder, XDG_STATE_HOME: bench.folder, BENCH_USAGE: use },
      encoding: 'utf8',
    });
    return { said: stdout, loaded: usageShape.parse(JSON.parse(readFileSync(use, 'utf8'))).loadedBytes };
  };
  // The first call reads the policy as it is written, and compiles its patterns.
  expect(judge('make all').loaded).toBeGreaterThan(most);
  for (const [command, verdict] of [
    ['npm run a && npm run b', '"permissionDecision":"allow"'],
    ['make all', '"permissionDecision":"allow"'],
    ['make it', '"permissionDecision":"allow"'],
    ['Npm --FORCE', '"continue":false'],
    ['cd x && git push --tags', '"continue":false'],
    ['npm test', '"permissionDecision":"ask"'],
  ] as const) {
    const { said, loaded } = judge(command);
    expect([command, said]).toEqual([command, expect.stringContaining(verdict)]);
    expect(loaded).toBeLessThanOrEqual(most);
    expect(readFileSync(modules, 'utf8')).not.toMatch(/NativeModule (?:crypto|stream)\b/);
  }
});
