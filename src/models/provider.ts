// The type of a provider of models, as data: its token exchange, and the interface of its clients.

export const providerNames = ['interns', 'openai', 'anthropic'] as const;

export type ProviderName = (typeof providerNames)[number];

/** By their names in the provider's token request; none is a secret. */
export type ProviderIds = Readonly<Record<string, string>>;

export interface ModelProvider {
  readonly name: ProviderName;
  readonly title: string;
  readonly ids: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** Absent: the user has to give one. */
  readonly baseUrl?: string;
  /** Absent: the origin of the base URL. */
  readonly audience?: string;
  readonly tokenUrl: (baseUrl: string) => string;
  readonly buildTokenRequest: (
    ids: ProviderIds,
    subjectToken: string,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** Characters. */
  readonly maxSubjectToken: number;
  /** Seconds, from `expires_in` of the answer and the rest of the subject token; undefined: not told. */
  readonly lifetime: (told: number | undefined, subjectRest: number | undefined) => number | undefined;
  /** Accepts a subject token only once, unless the access says otherwise. */
  readonly isSingleUse: boolean;
  readonly requestIdHeader: string;
  /** One sentence each, the likeliest first. */
  readonly causes: (status: number, ids: ProviderIds, isSingleUse: boolean) => readonly string[];
  readonly tellsCost: boolean;
  readonly wire: ProviderWire;
}

export interface ProviderWire {
  /** The variables of its clients: `{set}_BASE_URL` and `{set}_API_KEY`. */
  readonly set: 'OPENAI' | 'ANTHROPIC';
  /** Relative to the base URL. */
  readonly passes: readonly string[];
  /** Paths that never pass, whatever is allowed. */
  readonly never: RegExp;
  /** POST requests that use no model. */
  readonly free?: RegExp;
  readonly meantPath: (path: string) => string;
  /** The key may come as `X-Api-Key`. */
  readonly takesKeyHeader?: true;
  /** Beside those that pass to every service; lower case. */
  readonly keptHeaders?: ReadonlySet<string>;
  /** Headers; `sent` gives what the client sent in one, in lower case. */
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
  /** USD. */
  readonly cost: number;
}

export interface UsageForm {
  readonly read: (usage: Readonly<Record<string, unknown>>) => TokenCount;
  /** A stream tells input tokens in its first event and output tokens in its last; else both in its last. */
  readonly isSplit: boolean;
}

/** Reads a count; anything but a positive number is 0, because use never shrinks. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}

/** Log settings of OpenAI's and Anthropic's clients lead to no model. */
export function leadsToModel(name: string): boolean {
  return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
}
