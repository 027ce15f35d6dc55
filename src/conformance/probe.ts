// Requests to the service under test, and what came back, untouched.

/** How to reach the service under test; every effect is passed in. */
export interface Target {
  /** With its version segment. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** A standard key or access token. */
  readonly apiKey: string;
  /** A management key; undefined: the rows that need one are not checkable. */
  readonly managementKey: string | undefined;
  /** Hash of a key that an empty update may touch. */
  readonly keyHash: string | undefined;
  readonly federationPolicyId: string | undefined;
  /** A JWT that the policy takes. */
  readonly subjectToken: string | undefined;
  /** Name or id of the intern to talk to; undefined: the first that is running. */
  readonly intern: string | undefined;
  /** A prompt that makes the intern use its shell, and so ask in manual mode. */
  readonly askingPrompt: string;
  readonly newId: () => string;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
}

/** What to send. */
export interface Sent {
  readonly method?: string;
  /** Default: the target's API key; null sends none. */
  readonly bearer?: string | null;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** A JSON body as text, for sizes that matter. */
  readonly text?: string;
}

/** Sends a request below the base URL and reads the whole answer. */
export async function send(target: Target, path: string, sent: Sent = {}): Promise<Answered> {
  const { bearer = target.apiKey, method = 'GET', json, form, text } = sent;
  const isForm = form !== undefined;
  const body = isForm
    ? new URLSearchParams(form).toString()
    : (text ?? (json === undefined ? undefined : JSON.stringify(json)));
  const response = await target.fetch(`${target.baseUrl}${path}`, {
    method,
    redirect: 'error',
    headers: {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const answered = await response.text();
  return { status: response.status, headers: response.headers, text: answered, json: readJson(answered) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
