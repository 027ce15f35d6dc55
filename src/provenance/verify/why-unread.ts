// Why a document of Sigstore can't be read.
import { describeError } from '../../errors.ts';

/** What its parser says of it, unless that speaks of the parser and not of the document. */
export function whyUnread(cause: unknown): string {
  return cause instanceof TypeError ? 'a part of it is missing, or of another type' : describeError(cause);
}
