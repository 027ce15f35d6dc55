// What both servers of the benchmark are asked to do.

/** `paced`: a chunk every 50 ms, so that streams wait as they do when a model speaks; `burst`: as fast as it goes. */
export const modes = ['paced', 'burst'] as const;

/** How the chunks follow one another. */
export type Mode = (typeof modes)[number];

/** Milliseconds between two chunks. */
export function paceMs(mode: Mode): number {
  return mode === 'paced' ? 50 : 0;
}

/** Streams at once. */
export const streams = 1000;

/** Chunks of text in each. */
export const chunksPerStream = 100;
