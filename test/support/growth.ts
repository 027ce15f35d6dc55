// How work grows with its size, by what this thread was busy with: a machine that is busy with others changes nothing of it.

/** Some systems count a thread's time in steps of four milliseconds. */
const longEnoughMicroseconds = 24_000;

/**
 * How many times as long 64 times the size takes: some 64 where work grows in proportion, 4,096 where it grows as the square. The
 * least of three measurements, because nothing makes a machine quicker than it is.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  meanTime(work, size); // a first time compiles
  return Math.min(...[1, 2, 3].map(() => meanTime(work, 64 * size) / meanTime(work, size)));
}

/** Microseconds, over as many times as it takes to measure them. */
function meanTime(work: (size: number) => void, size: number): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work(size);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= longEnoughMicroseconds) return (user + system) / times;
  }
}

/**
 * Eight times what work in proportion takes, and an eighth of what work that grows as the square does: text of more than 128 KiB
 * costs V8 up to six times as much per character, as each copy of it is a large object of its own.
 */
export const proportionate = 512;
