// Defines the broker through which agents of the local service reach models. Agents never see a provider's token.
import * as z from 'zod/mini';
import type { Secret } from '../secret.ts';
import type { ModelAccess } from './access.ts';

/** The fields of a transcript's event `model_access`. They hold no content of requests or answers. */
export const modelUse = z.object({
  provider: z.string(),
  requests: z.number(),
  /** Requests that the broker answered itself, and did not send. */
  refused: z.number(),
  errors: z.number(),
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  total_tokens: z.number(),
  /** Requests whose tokens are estimated. */
  estimated: z.number(),
  /** In USD; null if the provider does not report it. */
  cost: z.nullable(z.number()),
  exchanges: z.number(),
  /** The cap that refused a request first: `requests_capped`, `tokens_capped`, `cost_capped`. */
  cap: z.nullable(z.string()),
  /** The most by which one run exceeded its cap, in tokens and in USD; absent if none did. */
  over_tokens: z.optional(z.number()),
  over_cost: z.optional(z.number()),
});

export type ModelUse = Readonly<z.infer<typeof modelUse>>;

export interface NamedModelUse {
  readonly intern: string;
  readonly use: ModelUse;
}

export interface ModelBroker {
  readonly url: string;
  addKey(): Secret;
  removeKey(key: Secret): void;
  /** Resets the counts that the caps limit. */
  beginRun(): void;
  readonly use: ModelUse;
  close(): Promise<void>;
}

export interface BrokerAddress {
  /** The port that clients connect to; 0: any free port. */
  readonly port: number;
  /** Listens on this socket instead; `port` is then only the port that clients address. */
  readonly socketPath?: string;
}

/** Opens brokers for code that must not know how tokens are obtained. */
export interface ModelBrokers {
  /** Finds the identity, but requests no token. @throws {ToolkitError} `identity_missing` */
  check(access: ModelAccess): Promise<void>;
  /** @throws {ToolkitError} the error of the exchange */
  open(access: ModelAccess, address: BrokerAddress): Promise<ModelBroker>;
}
