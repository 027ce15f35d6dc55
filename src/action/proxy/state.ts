// What the step keeps of its proxy for the post step.
import * as z from 'zod/mini';

const kept = z.object({
  /** The key of the proxy: the post step stops it with that. */
  key: z.string(),
  /** The process, as far as it was started. */
  process: z.optional(z.object({ pid: z.number(), started: z.string() })),
  /** Where it listens, since it does. */
  port: z.optional(z.number()),
  /** The file of its account. */
  account: z.optional(z.string()),
});

/** What the step keeps of its proxy. */
export type KeptProxy = z.infer<typeof kept>;

/** What was kept; undefined when it is nothing that this action keeps. */
export function readKeptProxy(text: string): KeptProxy | undefined {
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
