// Defines the type of a provider of models, as data: how it exchanges tokens, and the API that its clients use.

export const providerNames = ['interns', 'openai', 'anthropic'] as const;

export type ProviderName = (typeof providerNames)[number];

/** Values of the token request by their names in it; none is a secret. */
export type ProviderIds = Readonly<Record<string, string>>;

export interface ModelProvider {
  readonly name: ProviderName;
  readonly title: string;
  readonly ids: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** Absent: the user has to name it. */
  readonly baseUrl?: string;
  /** Absent: the origin of the base URL. */
  readonly audience?: string;
  readonly buildTokenUrl: (baseUrl: string) => string;
  readonly buildTokenRequest: (
    ids: ProviderIds,
    subjectToken: string,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** Limits the subject token. */
  readonly maxTokenCharacters: number;
  /** Returns the seconds that an access token lives; undefined if unknown. `statedSeconds` is its `expires_in`. */
  readonly computeLifetime: (statedSeconds?: number, subjectSecondsLeft?: number) => number | undefined;
  /** True if the provider accepts a subject token only once. `single_use` of `model_access` overrides this. */
  readonly isSingleUse: boolean;
  readonly requestIdHeader: string;
  /** Explains a refused exchange by its possible causes, the likeliest first. The texts are joined with spaces. */
  readonly explain: (status: number, ids: ProviderIds, isSingleUse: boolean) => readonly string[];
  readonly reportsCost: boolean;
  readonly wire: ProviderWire;
}

export interface ProviderWire {
  /** The prefix P of the variables that clients read: `P_BASE_URL` and `P_API_KEY`. */
  readonly variablePrefix: 'OPENAI' | 'ANTHROPIC';
  /** Rules for the requests that pass by default; paths are relative to the base URL. */
  readonly defaultRules: readonly string[];
  /** Matches paths that no rule can let pass. */
  readonly forbidden: RegExp;
  /** Matches paths whose POST requests use no model. */
  readonly unmetered?: RegExp;
  /** Adds a version that some clients leave out of the path. */
  readonly completePath: (path: string) => string;
  /** Set if the key may come as `X-Api-Key`. */
  readonly takesKeyHeader?: true;
  /** Lower-case names of headers that pass in addition to those that pass to every service. */
  readonly forwardedHeaders?: ReadonlySet<string>;
  /** Returns names and values of headers in turn. `readHeader` reads a header of the client by its lower-case name. */
  readonly authorize: (kind: 'token' | 'key', text: string, readHeader: (name: string) => string) => readonly string[];
  readonly toError: (error: ProxyError) => unknown;
  readonly usage: UsageForm;
}

export interface ProxyError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly isRepeatable: boolean;
}

export interface TokenCount {
  readonly input: number;
  readonly output: number;
  /** In USD. */
  readonly cost: number;
}

export interface UsageForm {
  readonly read: (usage: Readonly<Record<string, unknown>>) => TokenCount;
  /** True if a stream reports input tokens in its first event, and only output tokens in its last. */
  readonly isSplit: boolean;
}

/** Reads anything but a positive, finite number as 0, because use never shrinks. */
export function toCount(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}

/** Tells whether a variable may lead a client to a model. All of OpenAI's and Anthropic's may, except those for logs. */
export function leadsToModel(name: string): boolean {
  return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
}
