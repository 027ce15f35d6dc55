// Talks to the service: sends forms as any client would, and listens for changes.
import { type Answered, type Call, type Filled, fill, type Page } from './requests.ts';

export function readForm(form: HTMLFormElement, button: HTMLButtonElement): Filled {
  const call: Call = JSON.parse(form.dataset['call'] ?? '{}');
  const given = [...new FormData(form)];
  const texts = Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]')].map((input) => {
    const field: Pick<Answered, 'name' | 'type'> = JSON.parse(input.dataset['field'] ?? '{}');
    return { ...field, text: input.value, isChosen: input instanceof HTMLSelectElement };
  });
  return fill(call, texts, button.value, fields);
}

/** Sends a request and reads the whole answer, because a client that leaves cancels its run. @returns the outcome */
export async function send({ method, path, key, body }: Filled, page: Page): Promise<string> {
  const bearer = key === undefined ? page.token : await bearerFor(key, page);
  const response = await ask(method, path, bearer, body);
  const text = await response.text();
  return response.ok ? 'Done.' : `${response.status}: ${messageOf(text)}`;
}

function ask(method: string, path: string, bearer: string, body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return fetch(path, { method, headers, body: JSON.stringify(body) });
}

async function bearerFor(key: string, { token }: Page): Promise<string> {
  const response = await ask('POST', '/_console/token', token, { key });
  const answer: { access_token?: string; error?: { message: string } } = await response.json();
  if (answer.access_token === undefined) throw new Error(answer.error?.message ?? 'No token.');
  return answer.access_token;
}

function messageOf(text: string): string {
  try {
    const { error }: { error?: { message?: string } } = JSON.parse(text);
    return error?.message ?? text;
  } catch {
    return text;
  }
}

const retryMs = 2000;

export interface Listener {
  /** HTML of parts of the page, by id. */
  readonly onChange: (parts: Readonly<Record<string, string>>) => void;
  readonly onConnection: (isUp: boolean) => void;
}

export async function listen(token: string, { onChange, onConnection }: Listener): Promise<never> {
  for (;;) {
    try {
      const response = await fetch('/_console/live', { headers: { authorization: `Bearer ${token}` } });
      if (response.ok && response.body !== null) {
        onConnection(true);
        await readEvents(response.body, onChange);
      }
    } catch {
      // The service can't be reached, or broke off; this is told below.
    }
    onConnection(false);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

async function readEvents(body: ReadableStream<BufferSource>, onChange: Listener['onChange']): Promise<void> {
  let text = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = (text + piece.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onChange(JSON.parse(event.slice('data: '.length)));
  }
}
