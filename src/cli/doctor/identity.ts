// Whether this machine can say who it is: the subject token that an exchange takes.
import { IdentityError } from '../../errors.ts';
import { ambientSources } from '../../identity/ambient.ts';
import { detectSource } from '../../identity/detect.ts';
import type { Credentials } from '../../inputs/service-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { openWorkspace } from '../../job/workspace.ts';
import type { Check } from './check.ts';
import { failed, skipped, variableAndFlag } from './check.ts';

/** Looks for an identity; without credentials, to say which way in there is. */
export async function checkIdentity(credentials: Credentials | undefined, job: JobIo): Promise<Check> {
  if (credentials?.by === 'api-key') return skipped('identity', 'an API key needs none');
  const subjectToken = credentials?.subjectToken;
  if (subjectToken?.from === 'input') return { name: 'identity', state: 'ok', found: '--subject-token' };
  if (subjectToken?.from === 'file') return { name: 'identity', state: 'ok', found: `the file ${subjectToken.path}` };
  try {
    const source = await detectSource(ambientSources({ ...job, ...openWorkspace(job) }));
    const audience = credentials === undefined ? '' : `, audience "${credentials.audience}"`;
    return { name: 'identity', state: 'ok', found: `${source.name}${audience}` };
  } catch (error) {
    // A CI that was recognised and lacks something says it best itself.
    const isNowhere =
      error instanceof IdentityError && error.code === 'identity_missing' && error.data.source === undefined;
    if (!isNowhere) throw error;
    return credentials === undefined ? nothingNeeded() : noIdentity(error);
  }
}

function nothingNeeded(): Check {
  const found = `none on this machine, so ${variableAndFlag('api-key')} is the way in`;
  return { ...skipped('identity', found), next: 'interns identity' };
}

function noIdentity(error: unknown): Check {
  return {
    ...failed('identity', error),
    found: 'No CI identity found on this machine, and a federation policy needs one.',
    remedy: `Set ${variableAndFlag('api-key')} in place of ${variableAndFlag('federation-policy-id')}, or name a token by ${variableAndFlag('subject-token-file')}. This shows every source, and what it lacks:`,
    next: 'interns identity',
  };
}
