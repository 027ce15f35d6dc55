// A person in front of a real terminal: what is typed, what is waited for, and what was seen.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** One thing that the person does. */
export type Step =
  | { readonly expect: string }
  | { readonly send: string }
  | { readonly front: true }
  | { readonly resize: readonly [rows: number, columns: number] }
  | { readonly end: true };

/** What was seen. */
export interface Played {
  readonly output: string;
  readonly raw: string;
  /** The step that did not happen; null when all did. */
  readonly failed: string | null;
  readonly exit_code: number | null;
}

const entry = join(import.meta.dirname, '../../../src/cli/index.ts');
const driver = join(import.meta.dirname, 'person.py');

/** A folder with the program `interns` in it. */
export function internsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bin-'));
  writeFileSync(join(folder, 'interns'), `#!/bin/sh\nexec '${process.execPath}' '${entry}' "$@"\n`, { mode: 0o755 });
  return folder;
}

/** Starts a program on a terminal of its own and goes through the steps. */
export async function play(
  argv: readonly string[],
  steps: readonly Step[],
  { env = {}, cwd = mkdtempSync(join(tmpdir(), 'terminal-')), size = [24, 100] as readonly number[] } = {},
): Promise<Played> {
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  const all = {
    PATH: `${internsFolder()}:${process.env['PATH'] ?? ''}`,
    HOME: home,
    TERM: 'xterm-256color',
    LC_ALL: 'C.UTF-8',
    PS1: '$ ',
    ...env,
  };
  const child = spawn('python3', [driver], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ argv, steps, env: all, cwd, size }));
  return JSON.parse(await text(child.stdout));
}
