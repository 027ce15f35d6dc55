// SHA-256 of texts (FIPS 180-4), as Node makes it.
import { createHash } from 'node:crypto';

/** The digest of a text in UTF-8, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
