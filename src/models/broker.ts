// The port from a service whose agents use models to the broker before these: address, keys and use, but no tokens.
import type { Secret } from '../secret.ts';
import type { ModelAccess } from './access.ts';

/** The fields of the event `model_access` of a transcript. It has no content. */
export interface ModelUse {
  readonly provider: string;
  readonly requests: number;
  /** Requests that the broker answered itself; nothing was sent. */
  readonly refused: number;
  readonly errors: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  /** Requests of which the tokens are estimated. */
  readonly estimated: number;
  /** In USD; null if the provider does not tell it. */
  readonly cost: number | null;
  readonly exchanges: number;
  /** The cap that refused a request first: `requests_capped`, `tokens_capped`, `cost_capped`. */
  readonly cap: string | null;
  /** The most by which a cap was passed, the cost in USD; absent if none was. */
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
  /** Begins the counts for the caps anew. */
  beginRun(): void;
  readonly use: ModelUse;
  close(): Promise<void>;
}

export interface BrokerPlace {
  /** The port that its clients know; 0 takes any free one. */
  readonly port: number;
  readonly socketPath?: string;
}

/** Opens brokers for code that must not know how tokens are obtained. */
export interface ModelBrokers {
  /** @throws {ToolkitError} `identity_missing`, or a variable or a file is not there */
  check(access: ModelAccess): Promise<void>;
  /** @throws {ToolkitError} the error of the exchange */
  open(access: ModelAccess, place: BrokerPlace): Promise<ModelBroker>;
}
