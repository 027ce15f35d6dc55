// Which identity source is used: the first complete one, or an error that lists what each lacks.
import { IdentityError } from '../errors.ts';
import type { SubjectTokenSource } from './source.ts';

/**
 * The first source that is ready, in the order given.
 *
 * @throws {IdentityError} `identity_missing`: none is; the message lists what each lacks, and the remedy of a broken one
 */
export function detectSource(sources: readonly SubjectTokenSource[]): SubjectTokenSource {
  const found = sources.map((source) => ({ source, detection: source.detect() }));
  const ready = found.find(({ detection }) => detection.state === 'ready');
  if (ready !== undefined) return ready.source;
  const lacks = found.flatMap(({ source, detection }) =>
    detection.state === 'ready' ? [] : [`${source.name} lacks ${detection.lacks}`],
  );
  const remedies = found.flatMap(({ detection }) => (detection.state === 'broken' ? [detection.remedy] : []));
  const otherwise = 'Elsewhere give "subject-token-file" or "api-key".';
  throw new IdentityError(
    'identity_missing',
    [`No CI identity found: ${lacks.join('; ')}.`, ...remedies, otherwise].join(' '),
  );
}
