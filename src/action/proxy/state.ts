// State of a proxy, kept for the post step.
import * as z from 'zod/mini';

const kept = z.object({
  /** Stops the proxy in the post step. */
  key: z.string(),
  process: z.optional(z.object({ pid: z.number(), started: z.string() })),
  port: z.optional(z.number()),
  account: z.optional(z.string()),
});

export type KeptProxy = z.infer<typeof kept>;

/** Undefined for anything that this action did not keep. */
export function readKeptProxy(text: string): KeptProxy | undefined {
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
