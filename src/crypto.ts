// Loads node:crypto with its first use: most hooks and plain prompts need none, and it is a twentieth of what such a job costs.

export const nodeCrypto = () => process.getBuiltinModule('node:crypto');

/** Returns hexadecimal in lower case (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return nodeCrypto().hash('sha256', content);
}
