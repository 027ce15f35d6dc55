// The identity of a job's surroundings: GitHub Actions at once, otherwise the first source that is ready.
import { variable } from '../environment.ts';
import type { IdentityIo, SubjectTokenSource } from './source.ts';
import { gitHubActionsSource } from './sources/github-actions.ts';

/** What a user sets to name a source; only those come before GitHub Actions. */
const namedByUser = ['INTERNS_ID_TOKEN_COMMAND', 'INTERNS_ID_TOKEN'] as const;

/**
 * The first source of a job's surroundings that is ready. A job of GitHub Actions waits for no other: the rest is loaded
 * where its identity is not there, or where the user named a source.
 *
 * @throws {IdentityError} `identity_missing`: none is ready
 */
export async function detectAmbientSource(io: IdentityIo): Promise<SubjectTokenSource> {
  if (namedByUser.every((name) => variable(io.env, name) === undefined)) {
    const source = gitHubActionsSource(io);
    if ((await source.detect()).state === 'ready') return source;
  }
  const [{ detectSource }, { ambientSources }] = await Promise.all([import('./detect.ts'), import('./ambient.ts')]);
  return detectSource(ambientSources(io));
}
