// The keys that a proxy takes: one for its whole life, or one for each process that it serves.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Secret } from '../../secret.ts';

export interface KeyRing {
  /** Makes a key that counts from now on. */
  add(): Secret;
  /** Revokes a key. */
  remove(key: Secret): void;
  /** Compares in constant time; the length of a key is no secret. */
  has(text: string): boolean;
}

export function createKeyRing(...first: readonly Secret[]): KeyRing {
  const keys = new Map(first.map((key) => [key, Buffer.from(key.reveal())]));
  return {
    add() {
      const key = new Secret(randomBytes(32).toString('base64url'));
      keys.set(key, Buffer.from(key.reveal()));
      return key;
    },
    remove: (key) => void keys.delete(key),
    has(text) {
      const given = Buffer.from(text, 'latin1');
      let isKnown = false;
      for (const key of keys.values()) {
        if (given.length === key.length && timingSafeEqual(given, key)) isKnown = true;
      }
      return isKnown;
    },
  };
}
