// SHA-256 by Node's own library, which is loaded with the first digest: few processes of a hook need one. And names of files, most of which need none.

/** The SHA-256 digest of bytes, or of a text in UTF-8, in lower-case hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content);
}

/** Bytes of a name that is no digest; a name can have 255, with what others put around it. */
const maxPlain = 200;

/**
 * Names a file for a text, so that no two texts share one: by the text itself where that is short, else by its digest. A process that
 * makes none does without Node's cryptography, which takes a hook longer to load than to decide.
 */
export function fileNameFor(text: string): string {
  const plain = text.isWellFormed() ? encodeURIComponent(text) : '';
  return plain !== '' && plain.length <= maxPlain ? plain : `=${sha256(text)}`;
}
