// SHA-256 by Node's own library, which is loaded with the first digest: few processes of a hook need one.

/** The SHA-256 digest of bytes, or of a text in UTF-8, in lower-case hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content);
}
