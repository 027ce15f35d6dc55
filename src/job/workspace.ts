// The files of a job: paths that start at the workspace, and the transcript.
import { randomUUID } from 'node:crypto';
import { closeSync, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../errors.ts';
import type { RecordedEvent } from '../transcript/events.ts';
import { toTranscriptLine } from '../transcript/write.ts';

/** The folders of a job. */
export interface Workspace {
  /** An absolute path; a relative one starts at the workspace. */
  path(given: string): string;
  readBytes(path: string): Promise<Uint8Array>;
  /** The text of a file in UTF-8. */
  readText(path: string): Promise<string>;
  /** Where files without a given place go. */
  readonly temp: string;
}

/** What {@link openWorkspace} needs of the world. */
export interface WorkspaceOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
}

/** The workspace of a job: `GITHUB_WORKSPACE` on a runner, else the working directory. */
export function openWorkspace({ env, cwd, readFile }: WorkspaceOptions): Workspace {
  const root = notEmpty(env['GITHUB_WORKSPACE']) ?? cwd;
  return {
    path: (given) => resolve(root, given),
    readBytes: readFile,
    readText: async (path) => new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)),
    temp: notEmpty(env['RUNNER_TEMP']) ?? tmpdir(),
  };
}

/** A transcript file that is written as the run goes, so that a killed job keeps what there was. */
export interface TranscriptFile {
  readonly path: string;
  write(event: RecordedEvent): void;
  close(): void;
}

/**
 * Creates the transcript file, readable by its owner only.
 *
 * @throws {InputError} `input_invalid`: it can't be created
 */
export function createTranscriptFile(given: string | undefined, workspace: Workspace): TranscriptFile {
  const path = given === undefined ? join(workspace.temp, `intern-${randomUUID()}.jsonl`) : workspace.path(given);
  const file = openTranscript(path);
  return {
    path,
    // Synchronous: an event is on disk before the next is looked at.
    write: (event) => void writeSync(file, toTranscriptLine(event)),
    close: () => closeSync(file),
  };
}

function openTranscript(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'w', 0o600);
    fchmodSync(file, 0o600); // a file that was there before keeps its mode otherwise
    return file;
  } catch (cause) {
    throw new InputError('input_invalid', `Input "transcript-file" is "${path}", which can't be written.`, {
      source: 'transcript-file',
      cause,
    });
  }
}

function notEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
