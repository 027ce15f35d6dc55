// Signatures that are the same on every machine and cost no thread of their own: they stand in for ECDSA, which is salted.
import { hash, webcrypto } from 'node:crypto';

/** 64 bytes, as a signature of ES256 has. */
function digestOf(data: BufferSource): Uint8Array<ArrayBuffer> {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return Uint8Array.from(hash('sha512', bytes, 'buffer'));
}

type BufferSource = ArrayBufferView | ArrayBuffer;

/**
 * Puts the stand-in into WebCrypto. What is signed names its key (`kid`), so another key gives another signature; everything
 * else of a token is made and checked by the real code. Keys are imported once, before the first simulation.
 */
export function installSignatures(): void {
  const { subtle } = webcrypto;
  const prototype: unknown = Object.getPrototypeOf(subtle);
  const importKey = subtle.importKey.bind(subtle);
  const imported = new Map<string, ReturnType<typeof importKey>>();
  Object.assign(Object(prototype), {
    sign: (_algorithm: unknown, _key: unknown, data: BufferSource) => Promise.resolve(digestOf(data).buffer),
    verify: (_algorithm: unknown, _key: unknown, signature: BufferSource, data: BufferSource) => {
      const given = ArrayBuffer.isView(signature) ? signature : new Uint8Array(signature);
      const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
      return Promise.resolve(bytes.equals(digestOf(data)));
    },
    importKey(...given: Parameters<typeof importKey>) {
      const name = JSON.stringify(given);
      const known = imported.get(name) ?? importKey(...given);
      imported.set(name, known);
      return known;
    },
  });
}
