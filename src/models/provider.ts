// The type of a provider of models, as data: its token exchange, and the interface of its clients.

/** The names of the providers that a model can be reached at. */
export const providerNames = ['interns', 'openai', 'anthropic'] as const;

/** The name of a provider. */
export type ProviderName = (typeof providerNames)[number];

/** The ids that a provider's token request takes, by their names there; none is a secret. */
export type ProviderIds = Readonly<Record<string, string>>;

/** Lifetimes in seconds that limit a granted token. */
interface LifetimeBounds {
  /** `expires_in` of the answer; undefined: it has none. */
  readonly told: number | undefined;
  /** Remaining lifetime of the subject token; undefined: not told. */
  readonly subjectRest: number | undefined;
}

/** A provider of models. */
export interface ModelProvider {
  readonly name: ProviderName;
  /** Name for people. */
  readonly title: string;
  readonly ids: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** Undefined: the user has to give one. */
  readonly baseUrl: string | undefined;
  /** Undefined: the origin of the base URL. */
  readonly audience: string | undefined;
  readonly tokenUrl: (baseUrl: string) => string;
  /** Builds the parts of a token request that are particular to the provider. */
  readonly buildTokenRequest: (
    ids: ProviderIds,
    subjectToken: string,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** Longest subject token that it takes, in characters. */
  readonly maxSubjectToken: number;
  /** Gives a token's lifetime in seconds; undefined: the answer names none, and there is no default. */
  readonly lifetime: (bounds: LifetimeBounds) => number | undefined;
  /** Accepts a subject token only once, unless the access says otherwise. */
  readonly isSingleUse: boolean;
  /** Header of an answer that names the request. */
  readonly requestIdHeader: string;
  /** Usual causes of a refusal, one sentence each, the likeliest first. */
  readonly causes: (refusal: RefusalFacts) => readonly string[];
  /** Answers tell the cost of a request. */
  readonly tellsCost: boolean;
  readonly wire: ProviderWire;
}

/** The side of a provider that its clients see. */
export interface ProviderWire {
  /** The variables of its clients: `{set}_BASE_URL` and `{set}_API_KEY`. */
  readonly set: 'OPENAI' | 'ANTHROPIC';
  /** Rules of the requests that pass, relative to the base URL. */
  readonly passes: readonly string[];
  /** Paths that never pass, whatever is allowed. */
  readonly never: RegExp;
  /** POST requests that use no model. */
  readonly free: RegExp | undefined;
  /** Completes a path of which some clients leave out a part. */
  readonly meantPath: (path: string) => string;
  /** Its clients may send their key as `X-Api-Key`. */
  readonly takesKeyHeader: boolean;
  /** Headers of requests that pass, beside those that pass to every service; lower case. */
  readonly keptHeaders: readonly string[];
  /** The headers that authorize a request, given what the client sent of {@link ProviderWire.joinedHeader}. */
  readonly authorize: (credential: Credential, joined: string | undefined) => readonly string[];
  /** A client's header whose value is merged with ours; lower case. */
  readonly joinedHeader: string | undefined;
  /** Writes an error in the form that its clients read. */
  readonly toError: (error: ProxyError) => unknown;
  readonly usage: UsageForm;
}

/** A bearer that the provider granted, or a key of its own. */
interface Credential {
  readonly kind: 'token' | 'key';
  readonly text: string;
}

/** An error of the proxy's own. */
export interface ProxyError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The same request may be sent again. */
  readonly isRepeatable: boolean;
}

/** Tokens of one answer. */
export interface TokenCount {
  readonly input: number;
  readonly output: number;
  /** USD. */
  readonly cost: number;
}

/** The form in which answers tell tokens. */
export interface UsageForm {
  /** Reads the field `usage` of a document, or of an event of a stream. */
  readonly read: (usage: Readonly<Record<string, unknown>>) => TokenCount;
  /** A stream tells input tokens in its first event and output tokens in its last; else both in its last. */
  readonly isSplit: boolean;
}

/** Facts of a refused exchange. */
interface RefusalFacts {
  readonly status: number;
  readonly ids: ProviderIds;
  readonly isSingleUse: boolean;
}

/** Names of the OAuth parameters that providers share (RFC 8693 section 2.1; RFC 7523 section 2.1). */
export const oauth = {
  tokenExchange: 'urn:ietf:params:oauth:grant-type:token-exchange',
  jwtBearer: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  jwt: 'urn:ietf:params:oauth:token-type:jwt',
  accessToken: 'urn:ietf:params:oauth:token-type:access_token',
} as const;

/** Reads a count; anything but a positive number is 0, because use never shrinks. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}

/**
 * Tells whether a variable of OpenAI's or Anthropic's clients may lead to a model or unlock one; log settings can't.
 */
export function leadsToModel(name: string): boolean {
  return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
}
