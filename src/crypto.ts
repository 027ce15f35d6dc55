// Loads node:crypto on first use. Most hooks and plain prompts don't need it, and loading it takes 5 % of their time.

export const nodeCrypto = () => process.getBuiltinModule('node:crypto');

/** Returns the digest in lowercase hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return nodeCrypto().hash('sha256', content);
}
