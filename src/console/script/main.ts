// The script of the console: keeps the page up to date, sends its forms, and writes the `curl` lines beside them.
import { morph } from './morph.ts';
import { curlOf, type Page } from './requests.ts';
import { listen, readForm, send } from './service.ts';

const page: Page = {
  origin: location.origin,
  token: new URLSearchParams(location.search).get('token') ?? '',
  isGuarded: document.body.dataset['guarded'] === 'true',
};

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
    tell(await send(readForm(form, button), page));
  } catch (error: unknown) {
    tell(error instanceof Error ? error.message : String(error));
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
void listen(page.token, {
  onChange: show,
  onConnection(isUp) {
    if (connection === null) return;
    connection.hidden = isUp;
    connection.textContent = isUp ? '' : 'The service does not answer. The page shows its last known state.';
  },
});
