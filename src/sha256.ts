// SHA-256. Loads node:crypto with the first digest, which few processes of a hook need.

/** Returns lower-case hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content);
}
