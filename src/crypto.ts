// Loads node:crypto on first use. Most agent hooks and plain prompts don't need it, and it takes 5 % of their time to load.

export const nodeCrypto = () => process.getBuiltinModule('node:crypto');

/** Returns the digest in lowercase hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return nodeCrypto().hash('sha256', content);
}
