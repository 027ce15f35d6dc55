// SHA-256, and file names for texts. Loads node:crypto with the first digest, which few processes of a hook need.

/** Returns lower-case hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content);
}

/** In bytes; file systems allow 255, with the prefix and suffix that callers add. */
const maxPlain = 200;

/** Gives two texts one name only where a file system ignores case. Spares a hook node:crypto, slow to load. */
export function fileNameFor(text: string): string {
  const plain = text.isWellFormed() ? encodeURIComponent(text) : '';
  return plain !== '' && plain.length <= maxPlain ? plain : `=${sha256(text)}`;
}
