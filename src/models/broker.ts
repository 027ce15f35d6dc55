// The port between a service whose agents use models and the broker in front of these: address, keys, use. No tokens.
import type { Secret } from '../secret.ts';
import type { ModelAccess } from './access.ts';

/** Named as in the event `model_access` of a transcript. Holds no content. */
export interface ModelUse {
  readonly provider: string;
  readonly requests: number;
  /** Answered by the broker itself, before anything was sent. */
  readonly refused: number;
  readonly errors: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  /** Requests whose tokens are estimated. */
  readonly estimated: number;
  /** USD; null where the provider tells none. */
  readonly cost: number | null;
  readonly exchanges: number;
  /** The first cap that refused a request: `requests_capped`, `tokens_capped`, `cost_capped`. */
  readonly cap: string | null;
  /** The most by which a cap was exceeded; absent: it was not. Cost in USD. */
  readonly over_tokens?: number | undefined;
  readonly over_cost?: number | undefined;
}

export interface NamedModelUse {
  readonly intern: string;
  readonly use: ModelUse;
}

export interface ModelBroker {
  readonly url: string;
  addKey(): Secret;
  removeKey(key: Secret): void;
  /** Resets the counts for caps. */
  beginRun(): void;
  readonly use: ModelUse;
  close(): Promise<void>;
}

export interface BrokerPlace {
  /** Port of the address that its clients know; 0: a free one of this machine. */
  readonly port: number;
  readonly socketPath?: string;
}

/** Opens brokers, for code that must not know how tokens are obtained. */
export interface ModelBrokers {
  /** @throws {ToolkitError} `identity_missing`, or that a variable or a file is not there */
  check(access: ModelAccess): Promise<void>;
  /** @throws {ToolkitError} the error of the exchange */
  open(access: ModelAccess, place: BrokerPlace): Promise<ModelBroker>;
}
