// The script of the console: keeps the page up to date, sends its forms, and writes the `curl` lines beside them.
import { morph } from './morph.ts';
import { type Answered, type Call, curlOf, type Filled, fill, type Page } from './requests.ts';

const page: Page = {
  origin: location.origin,
  token: new URLSearchParams(location.search).get('token') ?? '',
  isGuarded: document.body.dataset['guarded'] === 'true',
};

function readForm(form: HTMLFormElement, button: HTMLButtonElement): Filled {
  const call: Call = JSON.parse(form.dataset['call'] ?? '{}');
  const given = [...new FormData(form)];
  const texts = Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]')].map((input) => {
    const field: Pick<Answered, 'name' | 'type'> = JSON.parse(input.dataset['field'] ?? '{}');
    return { ...field, text: input.value, isChosen: input instanceof HTMLSelectElement };
  });
  return fill(call, texts, button.value, fields);
}

function writeCurl(form: HTMLFormElement): void {
  const place = form.querySelector('.curl > [data-own]');
  if (place === null) return;
  const lines = [...form.querySelectorAll('button')].map((button) => {
    try {
      return curlOf(readForm(form, button), page);
    } catch {
      return `(${button.textContent}: what is filled in is not JSON)`;
    }
  });
  const written = lines.map((line) => {
    const pre = document.createElement('pre');
    pre.append(Object.assign(document.createElement('code'), { textContent: line }));
    return pre;
  });
  if (place.textContent !== lines.join('')) place.replaceChildren(...written);
}

const writeAllCurl = (): void => {
  for (const form of document.forms) writeCurl(form);
};

/** Moves the focus to the section's heading if a change removes the focused element, for users of the keyboard. */
function keepingFocus(part: Element, change: () => void): void {
  const focused = document.activeElement;
  const isInside = focused !== null && part.contains(focused);
  change();
  if (isInside && !focused.isConnected) part.closest('section')?.querySelector('h2')?.focus();
}

function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight < 4;
}

function show(parts: Readonly<Record<string, string>>): void {
  for (const [id, html] of Object.entries(parts)) {
    const part = document.getElementById(id);
    if (part === null) continue;
    // Parse into a document of its own, which runs no script; the page's policy would forbid one too.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const followed = [...part.querySelectorAll('.said')].filter(isAtEnd);
    keepingFocus(part, () => morph(part, body));
    for (const said of followed) said.scrollTop = said.scrollHeight;
  }
  const waiting = document.querySelectorAll('.question').length;
  document.title = `${waiting === 0 ? '' : `(${waiting}) `}Local Intern Service`;
  writeAllCurl();
}

async function submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const outcome = form.querySelector('.outcome');
  const tell = (text: string): void => {
    if (outcome !== null) outcome.textContent = text;
  };
  tell('Sent …');
  try {
    tell(await send(readForm(form, button)));
  } catch (error: unknown) {
    tell(error instanceof Error ? error.message : String(error));
  }
}

/** Sends a request as any client would, and reads the whole answer: a client that leaves cancels its run. */
async function send({ method, path, key, body }: Filled): Promise<string> {
  const bearer = key === undefined ? page.token : await bearerFor(key);
  const response = await ask(method, path, bearer, body);
  const text = await response.text();
  return response.ok ? 'Done.' : `${response.status}: ${messageOf(text)}`;
}

function ask(method: string, path: string, bearer: string, body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return fetch(path, { method, headers, body: JSON.stringify(body) });
}

async function bearerFor(key: string): Promise<string> {
  const response = await ask('POST', '/_console/token', page.token, { key });
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

// Ignore the second half of a double click, which may hit the next question in the same place.
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

function tellConnection(isUp: boolean): void {
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
        tellConnection(true);
        await showEvents(response.body);
      }
    } catch {
      // The service can't be reached, or broke off; the caller reports it below.
    }
    tellConnection(false);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** Each holds the HTML of parts of the page, by id. */
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
