// Which identity source is used: the first complete one, or an error that lists what each lacks.
import { IdentityError } from '../errors.ts';
import type { Wording } from '../wording.ts';
import { input, worded } from '../wording.ts';
import type { Detection, SubjectTokenSource } from './source.ts';

/** A source and what was found of it. */
export interface DetectedSource {
  readonly source: SubjectTokenSource;
  readonly detection: Detection;
}

/**
 * The first source that is ready, in the order given. Those behind it are not looked at: some of them start a program.
 *
 * @throws {IdentityError} `identity_missing`: none is; the message lists what each lacks, and the remedy of a broken one
 */
export async function detectSource(sources: readonly SubjectTokenSource[]): Promise<SubjectTokenSource> {
  const found: DetectedSource[] = [];
  for (const source of sources) {
    const detection = await source.detect();
    if (detection.state === 'ready') return source;
    found.push({ source, detection });
  }
  // A CI that was recognised is the one at fault.
  const broken = found.find(({ detection }) => detection.state === 'broken');
  throw new IdentityError('identity_missing', describeLack(found), { source: broken?.source.name });
}

function describeLack(found: readonly DetectedSource[]): Wording {
  // Where a CI is recognised, what is missing there is the answer; the other sources would only hide it.
  const broken = found.filter(({ detection }) => detection.state === 'broken');
  const lacks = (broken.length > 0 ? broken : found).flatMap(({ source, detection }) =>
    detection.state === 'ready' ? [] : [`${source.name} lacks ${detection.lacks}`],
  );
  const remedies = broken.flatMap(({ detection }) => (detection.state === 'broken' ? [detection.remedy] : []));
  const what = [`No CI identity found: ${lacks.join('; ')}.`, ...remedies].join(' ');
  return worded`${what} Elsewhere give ${input('subject-token-file')} or ${input('api-key')}. "interns identity" shows every source.`;
}
