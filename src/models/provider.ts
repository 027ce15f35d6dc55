// The type of a provider of models: how a job's identity becomes its token, as data.

/** The names of the providers that a model can be reached at. */
export const providerNames = ['interns', 'openai', 'anthropic'] as const;

/** The name of a provider. */
export type ProviderName = (typeof providerNames)[number];

/** The ids that a provider's token request takes, by their names there; none is a secret. */
export type ProviderIds = Readonly<Record<string, string>>;

/** The parts of a token request that are a provider's own. */
export interface TokenRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Lifetimes in seconds that an answer is judged by. */
export interface LifetimeBounds {
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
  readonly buildTokenRequest: (ids: ProviderIds, subjectToken: string) => TokenRequest;
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
}

/** Facts of a refused exchange. */
export interface RefusalFacts {
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
