// Chance from one seed: the same numbers on every machine.

/** A source of numbers that a seed decides. */
export interface Random {
  /** A whole number from 0 up to `count`, which it never is. */
  below(count: number): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<const T>(list: readonly [T, ...T[]]): T;
  /** Another source: what is drawn from it changes nothing here, so that parts of a simulation stay what they are. */
  fork(name: string): Random;
}

/** Mulberry32: 32 bits of state, and nothing that depends on the machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
    fork: (name) => createRandom(hashOf(name, seed)),
  };
}

/** FNV-1a over a name, begun with a seed. */
function hashOf(name: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Neighbouring seeds differ in a few bits; mixed, they have nothing in common.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
