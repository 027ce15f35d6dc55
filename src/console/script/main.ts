// Runs on the console's page: updates it, sends its forms, and writes a `curl` line for each button.
import { morph } from './morph.ts';
import { type AnswerField, type Call, type FormRequest, type Page, toCurlLine, toFormRequest } from './requests.ts';

const page: Page = {
  origin: location.origin,
  token: new URLSearchParams(location.search).get('token') ?? '',
  isGuarded: document.body.dataset['guarded'] === 'true',
};

function readForm(form: HTMLFormElement, button: HTMLButtonElement): FormRequest {
  const call: Call = JSON.parse(form.dataset['call'] ?? '{}');
  const entries = [...new FormData(form)];
  const texts = Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]')].map((input) => {
    const field: Pick<AnswerField, 'name' | 'type'> = JSON.parse(input.dataset['field'] ?? '{}');
    return { ...field, text: input.value, isChosen: input instanceof HTMLSelectElement };
  });
  return toFormRequest(call, texts, button.value, fields);
}

function writeCurl(form: HTMLFormElement): void {
  const curlBlock = form.querySelector('.curl > [data-own]');
  if (curlBlock === null) return;
  const lines = [...form.querySelectorAll('button')].map((button) => {
    try {
      return toCurlLine(readForm(form, button), page);
    } catch {
      return `(${button.textContent}: what you filled in is not JSON)`;
    }
  });
  const blocks = lines.map((line) => {
    const pre = document.createElement('pre');
    pre.append(Object.assign(document.createElement('code'), { textContent: line }));
    return pre;
  });
  if (curlBlock.textContent !== lines.join('')) curlBlock.replaceChildren(...blocks);
}

const writeAllCurl = (): void => {
  for (const form of document.forms) writeCurl(form);
};

/** Moves the focus to the section's heading if the change removes the focused element, for keyboard users. */
function keepFocus(root: Element, change: () => void): void {
  const focused = document.activeElement;
  const isInside = focused !== null && root.contains(focused);
  change();
  if (isInside && !focused.isConnected) root.closest('section')?.querySelector('h2')?.focus();
}

function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight < 4;
}

function show(parts: Readonly<Record<string, string>>): void {
  for (const [id, html] of Object.entries(parts)) {
    const part = document.getElementById(id);
    if (part === null) continue;
    // Parse into a separate document, which runs no scripts. The page's Content Security Policy forbids them too.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const scrolledToEnd = [...part.querySelectorAll('.said')].filter(isAtEnd);
    keepFocus(part, () => morph(part, body));
    for (const element of scrolledToEnd) element.scrollTop = element.scrollHeight;
  }
  const questionCount = document.querySelectorAll('.question').length;
  document.title = `${questionCount === 0 ? '' : `(${questionCount}) `}Local Intern Service`;
  writeAllCurl();
}

async function submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const outcome = form.querySelector('.outcome');
  const showOutcome = (text: string): void => {
    if (outcome !== null) outcome.textContent = text;
  };
  showOutcome('Sent …');
  try {
    showOutcome(await send(readForm(form, button)));
  } catch (error: unknown) {
    showOutcome(error instanceof Error ? error.message : String(error));
  }
}

/** Sends a request like any client, and reads the whole response: a client that disconnects cancels its run. */
async function send({ method, path, key, body }: FormRequest): Promise<string> {
  const bearer = key === undefined ? page.token : await fetchBearer(key);
  const response = await sendRequest(method, path, bearer, body);
  const text = await response.text();
  return response.ok ? 'Done.' : `${response.status}: ${readMessage(text)}`;
}

function sendRequest(method: string, path: string, bearer: string, body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return fetch(path, { method, headers, body: JSON.stringify(body) });
}

async function fetchBearer(key: string): Promise<string> {
  const response = await sendRequest('POST', '/_console/token', page.token, { key });
  const answer: { access_token?: string; error?: { message: string } } = await response.json();
  if (answer.access_token === undefined) throw new Error(answer.error?.message ?? 'No token.');
  return answer.access_token;
}

function readMessage(text: string): string {
  try {
    const { error }: { error?: { message?: string } } = JSON.parse(text);
    return error?.message ?? text;
  } catch {
    return text;
  }
}

// Ignore the second click of a double click, which may hit the next question in the same place.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && event.target instanceof HTMLButtonElement) event.preventDefault();
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement && event.submitter instanceof HTMLButtonElement)
    void submit(event.target, event.submitter);
});
document.addEventListener('input', writeAllCurl);
writeAllCurl();

const connection = document.getElementById('connection');

function showConnection(isUp: boolean): void {
  if (connection === null) return;
  connection.hidden = isUp;
  connection.textContent = isUp ? '' : 'The service does not answer. The page shows its last known state.';
}

const retryMs = 2000;

async function listen(): Promise<never> {
  for (;;) {
    try {
      const response = await fetch('/_console/live', { headers: { authorization: `Bearer ${page.token}` } });
      if (response.ok && response.body !== null) {
        showConnection(true);
        await showEvents(response.body);
      }
    } catch {
      // The service can't be reached, or the stream broke; reported below.
    }
    showConnection(false);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** Each event is JSON: the ids of changed page parts, with their HTML. */
async function showEvents(body: ReadableStream<BufferSource>): Promise<void> {
  let text = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = (text + piece.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) show(JSON.parse(event.slice('data: '.length)));
  }
}

void listen();
