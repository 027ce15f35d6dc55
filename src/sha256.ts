// SHA-256, and file names for texts. Loads node:crypto with the first digest, which few processes of a hook need.

/** The SHA-256 digest of bytes, or of a text in UTF-8, in lower-case hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content);
}

/** Longest plain name in bytes; file systems allow 255, with the prefix and suffix that callers add. */
const maxPlain = 200;

/**
 * Names a file for a text: the percent-encoded text where that is short, else `=` and its digest. Two
 * well-formed texts share a name only where a file system ignores case. Plain names spare a hook node:crypto, which
 * takes longer to load than a decision.
 */
export function fileNameFor(text: string): string {
  const plain = text.isWellFormed() ? encodeURIComponent(text) : '';
  return plain !== '' && plain.length <= maxPlain ? plain : `=${sha256(text)}`;
}
