// SHA-256 of contents (FIPS 180-4). To load Node's own takes a fifth of a process's start, so short texts, of which a hook makes its keys, go without.

/** Bytes up to which the digest takes less time here than to load Node's. */
const maxShort = 2048;

/** The digest of bytes, or of a text in UTF-8, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  if (bytes.length <= maxShort) return shortSha256(bytes);
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(bytes).digest('hex');
}

/** Digests block by block (FIPS 180-4, section 6.2.2). No function is called in its loops: they run a few times, before anything is compiled. */
function shortSha256(content: Buffer): string {
  const message = padded(content);
  const state = Int32Array.from(initial);
  const schedule = new Int32Array(64);
  for (let block = 0; block < message.length; block += 64) {
    for (let t = 0; t < 16; t += 1) schedule[t] = message.readInt32BE(block + t * 4);
    for (let t = 16; t < 64; t += 1) {
      const x = schedule[t - 15] ?? 0;
      const y = schedule[t - 2] ?? 0;
      const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const large = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      schedule[t] = (schedule[t - 16] ?? 0) + small + (schedule[t - 7] ?? 0) + large;
    }
    compress(state, schedule);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Appends a one, zeros, and the length in bits (section 5.1.1). */
function padded(content: Buffer): Buffer {
  const message = Buffer.alloc(Math.ceil((content.length + 9) / 64) * 64);
  content.copy(message);
  message[content.length] = 0x80;
  message.writeUInt32BE(content.length * 8, message.length - 4);
  return message;
}

function compress(state: Int32Array, schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const turnedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const turnedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const first = h + turnedE + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + (schedule[t] ?? 0);
    const second = turnedA + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

/** The fractions of the square roots of the first 8 primes, and of the cube roots of the first 64 (sections 5.3.3 and 4.2.2). */
const initial = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const constants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];
