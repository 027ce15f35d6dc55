// Runs `interns policy …` in a folder of its own, and keeps what it says.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CliIo } from '../../../../src/cli/command.ts';
import { runCli } from '../../../../src/cli/main.ts';

/** What a command said and returned. */
export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The folder of the commands; it goes with all temporary files of the tests. */
export const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));

/** Write a file into the folder. */
export function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return name;
}

/** Run `interns policy` with these words. */
export async function interns(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  terminal?: CliIo['terminal'],
): Promise<Said> {
  let stdout = '';
  let stderr = '';
  const io = {
    env,
    cwd: folder,
    stdout: (text: string) => {
      stdout += text;
    },
    stderr: (text: string) => {
      stderr += text;
    },
    waitForInterrupt: () => new Promise<never>(() => {}),
    ...(terminal === undefined ? {} : { terminal }),
  };
  const code = await runCli(['policy', ...args], io, '1.2.3');
  return { code, stdout, stderr };
}
