// The type of a provider of models, which is data: its exchange of tokens, and the interface of its clients.

export const providerNames = ['interns', 'openai', 'anthropic'] as const;

export type ProviderName = (typeof providerNames)[number];

/** Values by their names in the provider's token request; none is a secret. */
export type ProviderIds = Readonly<Record<string, string>>;

export interface ModelProvider {
  readonly name: ProviderName;
  readonly title: string;
  readonly ids: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** Absent: the user has to give it. */
  readonly baseUrl?: string;
  /** Absent: the origin of the base URL. */
  readonly audience?: string;
  readonly tokenUrl: (baseUrl: string) => string;
  readonly buildTokenRequest: (
    ids: ProviderIds,
    subjectToken: string,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** In characters. */
  readonly maxSubjectToken: number;
  /** In seconds, from the answer's `expires_in` and what is left of the subject token; undefined: unknown. */
  readonly lifetime: (told: number | undefined, subjectRest: number | undefined) => number | undefined;
  /** Whether it takes a subject token only once, unless the access says otherwise. */
  readonly isSingleUse: boolean;
  readonly requestIdHeader: string;
  /** One sentence each; the likeliest is first. */
  readonly causes: (status: number, ids: ProviderIds, isSingleUse: boolean) => readonly string[];
  readonly tellsCost: boolean;
  readonly wire: ProviderWire;
}

export interface ProviderWire {
  /** The prefix of its clients' variables: `{set}_BASE_URL` and `{set}_API_KEY`. */
  readonly set: 'OPENAI' | 'ANTHROPIC';
  /** Rules of what passes; paths are relative to the base URL. */
  readonly defaultRules: readonly string[];
  /** Matches paths that never pass, whatever is allowed. */
  readonly forbidden: RegExp;
  /** Matches POST requests that use no model. */
  readonly free?: RegExp;
  readonly completePath: (path: string) => string;
  /** Whether the key may come as `X-Api-Key`. */
  readonly takesKeyHeader?: true;
  /** Names in lower case, beside those that pass to every service. */
  readonly keptHeaders?: ReadonlySet<string>;
  /** Returns headers. `sent` returns what the client sent in a header, whose name is in lower case. */
  readonly authorize: (kind: 'token' | 'key', text: string, sent: (header: string) => string) => readonly string[];
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
  /** Whether a stream tells input tokens in its first event and output tokens in its last; if not, both in its last. */
  readonly isSplit: boolean;
}

/** Reads a count. Takes anything but a positive number for 0, because use never shrinks. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}

/** Tells whether the variable may lead to a model, as all of OpenAI's and Anthropic's do but those for logs. */
export function leadsToModel(name: string): boolean {
  return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
}
