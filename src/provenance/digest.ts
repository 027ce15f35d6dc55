// Digests of what a run was about: they say which text it was, and not what stood there.
import { createHash } from 'node:crypto';
import { readPause } from '../permission/pause.ts';
import { canonicalJson } from '../permission/text/json.ts';

/** A digest as in-toto writes it (in-toto, "DigestSet"). */
export interface Sha256 {
  readonly sha256: string;
}

/** SHA-256 of bytes, or of a text in UTF-8. */
export function sha256(content: Uint8Array | string): Sha256 {
  return { sha256: createHash('sha256').update(content).digest('hex') };
}

/**
 * SHA-256 of the arguments of a pause: as canonical JSON (RFC 8785) where they can be judged, else of the text as streamed,
 * because what can't be judged need not mean the same to everybody (docs/policy.md, "A pause that can't be judged").
 */
export function argumentsDigest(text: string): Sha256 {
  const pause = readPause(text);
  return sha256('error' in pause ? text : canonicalJson(pause.arguments));
}
