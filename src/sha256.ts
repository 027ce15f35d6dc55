// SHA-256 of contents (FIPS 180-4), as Node makes it.
import { createHash } from 'node:crypto';

/** The digest of bytes, or of a text in UTF-8, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
