// The type of a provider of models: how a job's identity becomes its token, as data.

/** The names of the providers that a model can be reached at. */
export const providerNames = ['interns', 'openai', 'anthropic'] as const;

/** The name of a provider. */
export type ProviderName = (typeof providerNames)[number];

/** The ids that a provider's token request takes, by their names there; none is a secret. */
export type ProviderIds = Readonly<Record<string, string>>;

/** Lifetimes in seconds that an answer is judged by. */
interface LifetimeBounds {
  /** `expires_in` of the answer; undefined: it has none. */
  readonly told: number | undefined;
  /** Rest of the subject token's life; undefined: it does not tell. */
  readonly subjectRest: number | undefined;
}

/** A provider of models. */
export interface ModelProvider {
  readonly name: ProviderName;
  /** As its makers call it. */
  readonly title: string;
  readonly ids: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** Undefined: it has to be given. */
  readonly baseUrl: string | undefined;
  /** Undefined: the origin of the base URL. */
  readonly audience: string | undefined;
  readonly tokenUrl: (baseUrl: string) => string;
  /** Builds the parts of a token request that are its own. */
  readonly buildTokenRequest: (
    ids: ProviderIds,
    subjectToken: string,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** Longest subject token that it takes, in characters. */
  readonly maxSubjectToken: number;
  /** Tells the seconds that a token counts as alive; undefined: the answer does not say, and nothing stands for it. */
  readonly lifetime: (bounds: LifetimeBounds) => number | undefined;
  /** Takes a subject token once, unless the access says otherwise. */
  readonly isSingleUse: boolean;
  /** Header of an answer that names the request. */
  readonly requestIdHeader: string;
  /** Usual causes of a refusal, one sentence each, the likeliest first. */
  readonly causes: (refusal: RefusalFacts) => readonly string[];
  /** Answers tell what a request cost. */
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
  /** The path that a client means, where some leave a part out. */
  readonly meantPath: (path: string) => string;
  /** Its clients may send their key as `X-Api-Key`. */
  readonly takesKeyHeader: boolean;
  /** Headers of requests that pass, beside those that pass to every service; lower case. */
  readonly keptHeaders: readonly string[];
  /** The headers that authorize a request, given what the client sent of {@link ProviderWire.joinedHeader}. */
  readonly authorize: (credential: Credential, joined: string | undefined) => readonly string[];
  /** A header of the client's that ours joins; lower case. */
  readonly joinedHeader: string | undefined;
  /** An error in the form that its clients read. */
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

/** Reads tokens from what an answer says. */
export interface UsageForm {
  /** The tokens in the field `usage` of a document or of the event that ends a stream. */
  readonly read: (usage: Readonly<Record<string, unknown>>) => TokenCount;
  /** The stream tells the input in its first event and the output in its last; else all in its last. */
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

/** A number that adds up: nobody gets tokens or money back. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}

/** Tells whether a variable of OpenAI's or Anthropic's clients may lead to, or unlock, a model; those that set the log do not. */
export function leadsToModel(name: string): boolean {
  return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
}
