// Writes the record of a run that the next step signs. At the start, provides facts for the transcript.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../crypto.ts';
import { InternalError, tryOrReport } from '../../errors.ts';
import { readPullRequest } from '../../github/pull-request.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { predicateType } from '../../provenance/predicate-words.ts';
import { toPredicate } from '../../provenance/record.ts';
import type { Outputs } from '../../report/outputs.ts';
import type { StartFacts } from '../../transcript/events.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { version } from '../version.ts';

/** Described in docs/provenance.md, "Sign a run". */
export async function prepareRecord(io: ActionIo, access: GitHubAccess, recorder: Recorder) {
  let prompt: string | undefined;
  recorder.observe((event) => {
    if (event.type === 'prompt') prompt ??= event.text;
  });
  const head = await readHead(io, access);
  const tool = { name: 'intern-action', version, digest: digestFolder(io.bundleFolder) };
  const startFacts: StartFacts = { tool, head_commit: head };
  return {
    startFacts,
    write(transcript: string): Outputs {
      const predicate = toPredicate(recorder.soFar(), prompt);
      if ('error' in predicate) {
        throw new InternalError('internal', `The run can't be described for "attest": ${predicate.error}.`);
      }
      const workspace = openWorkspace(io);
      const path = join(workspace.temp, `intern-${randomUUID()}.predicate.json`);
      workspace.write(path, `${JSON.stringify(predicate, null, 2)}\n`);
      return {
        'predicate-file': path,
        'predicate-type': predicateType,
        'subject-digest': `sha256:${sha256(readFileSync(transcript))}`,
      };
    },
  };
}

/** Computes the SHA-256 of what `sha256sum *` prints (docs/intern-run-v1.md, "The digest of the action"). */
export function digestFolder(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).toSorted();
  const lines = names.map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`);
  return sha256(lines.join(''));
}

async function readHead({ log, signal }: ActionIo, access: GitHubAccess): Promise<string | undefined> {
  const { subject } = access;
  if (subject?.isPullRequest !== true) return undefined;
  if (subject.headSha !== undefined) return subject.headSha;
  const pullRequest = await tryOrReport(
    async () => readPullRequest(access.github(), subject.number),
    (why) => log.warning(`The record of this run names no commit of the pull request: ${why}`),
    signal,
  );
  return pullRequest?.head.sha;
}
