// State of a proxy, kept for the post step.
import * as z from 'zod/mini';

const kept = z.object({
  /** The key of the proxy: the post step stops it with that. */
  key: z.string(),
  /** The process, as far as it was started. */
  process: z.optional(z.object({ pid: z.number(), started: z.string() })),
  /** Address that it listens on, once it does. */
  port: z.optional(z.number()),
  /** The file of its account. */
  account: z.optional(z.string()),
});

/** State of a proxy. */
export type KeptProxy = z.infer<typeof kept>;

/** Reads the kept state; undefined for anything that this action does not keep. */
export function readKeptProxy(text: string): KeptProxy | undefined {
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
