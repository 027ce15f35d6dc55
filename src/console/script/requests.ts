// Builds the request of a filled-in form, and the `curl` line that sends the same request.

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly key?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly fill?: string;
}

export interface FormRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

export interface AnswerField {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** True if the text is the JSON of a chosen option. */
  readonly isChosen: boolean;
}

export type Texts = Readonly<Record<string, string>>;

/** `answer` is JSON, from the pressed button. @throws {SyntaxError} for a text that has to be JSON and is not */
export function toFormRequest(call: Call, texts: Texts, answer: string, fields: readonly AnswerField[]): FormRequest {
  const { method, path, key, body } = call;
  const getText = (name: string): string => texts[name] ?? '';
  switch (call.fill) {
    case 'answer':
      return { method, path, key, body: withAnswer(body, JSON.parse(answer)) };
    case 'fields':
      return { method, path, key, body: withAnswer(body, JSON.stringify(toElicitation(JSON.parse(answer), fields))) };
    case 'prompt': {
      const session = getText('session') === '' ? {} : { session_id: getText('session') };
      const messages = [{ role: 'user', content: getText('prompt') }];
      const chatPath = `${path}${encodeURIComponent(JSON.parse(getText('intern')))}/chat/completions`;
      const promptBody = { ...body, approval_mode: getText('mode'), ...session, messages };
      return { method, path: chatPath, key: JSON.parse(getText('key')), body: promptBody };
    }
    case 'clock':
      return { method, path, key, body: { advance: getText('advance') } };
    case 'fault': {
      const times = { after: Number(getText('after')), times: Number(getText('times')) };
      return { method, path, key, body: { route: getText('route'), ...times, fault: JSON.parse(getText('fault')) } };
    }
    case 'policy': {
      const context = getText('context').trim() === '' ? {} : JSON.parse(getText('context'));
      return { method, path, key, body: { policy: getText('policy'), context } };
    }
    default:
      return { method, path, key, body };
  }
}

function withAnswer(body: Call['body'], content: string): unknown {
  const { messages } = body ?? {};
  const [answer] = Array.isArray(messages) ? messages : [];
  return { ...body, messages: [{ ...answer, content }] };
}

function toElicitation(action: string, fields: readonly AnswerField[]): unknown {
  if (action !== 'accept') return { action };
  // Leave out empty fields: the form itself checks the required ones.
  const filledFields = fields.filter(({ text }) => text !== '');
  return { action, content: Object.fromEntries(filledFields.map((field) => [field.name, toValue(field)])) };
}

function toValue({ type, text, isChosen }: AnswerField): unknown {
  if (isChosen) return JSON.parse(text);
  return type === 'number' || type === 'integer' ? Number(text) : text;
}

export interface Page {
  readonly origin: string;
  readonly token: string;
  /** True if the control routes of the service require this token. */
  readonly isGuarded: boolean;
}

export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  /** The environment variable with the bearer; undefined if the request needs none. */
  readonly bearer: string | undefined;
  readonly body: string | undefined;
}

export function toCurlLine({ method, path, key, body }: FormRequest, { origin, isGuarded }: Page): string {
  const controlToken = isGuarded || path.startsWith('/_console/') ? 'INTERNS_CONSOLE_TOKEN' : undefined;
  const bearer = key === undefined ? controlToken : 'INTERNS_API_KEY';
  return toCurl({ method, url: origin + path, bearer, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** Writes the `curl` line in visible ASCII, so that nothing invisible is copied. */
export function toCurl({ method, url, bearer, body }: CurlRequest): string {
  const parts = [
    `curl -sS ${quote(url)}`,
    ...(method === 'POST' && body !== undefined ? [] : [`-X ${method}`]),
    ...(bearer === undefined ? [] : [`-H "Authorization: Bearer $${bearer}"`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quote(toAscii(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function toAscii(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
