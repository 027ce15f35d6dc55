// SHA-256 (FIPS 180-4) for short texts, where loading Node's own takes longer than everything else: before each tool call of a hook.

const words = 64;
const fractions = constants();

/** The digest of a text in UTF-8, hexadecimal. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const state = Uint32Array.from(fractions.roots);
  for (let at = 0; at < bytes.length; at += 64) mix(state, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The message with a one, zeros, and its length in bits. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const schedule = new Uint32Array(words);
  const word = (index: number): number => schedule[index] ?? 0;
  for (let i = 0; i < words; i += 1) {
    if (i < 16) {
      schedule[i] = view.getUint32(at + i * 4);
    } else {
      const [a, b] = [word(i - 15), word(i - 2)];
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      schedule[i] = word(i - 16) + low + word(i - 7) + high;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < words; i += 1) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (fractions.cubes[i] ?? 0) + word(i)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits of the fractions of square and cube roots of the first primes. */
function constants(): { readonly roots: readonly number[]; readonly cubes: readonly number[] } {
  const primes: number[] = [];
  for (let n = 2; primes.length < words; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;
  return {
    roots: primes.slice(0, 8).map((one) => fraction(Math.sqrt(one))),
    cubes: primes.map((one) => fraction(Math.cbrt(one))),
  };
}
