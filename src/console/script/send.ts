// Sends what the page's forms say, as any client would: with a bearer of the API, or with the token of the page.
import { type Answered, type Call, type Filled, fill } from './body.ts';
import type { Page } from './curl.ts';

/** What a form would send if this button were pressed. */
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

/** Sends it, and reads the answer to its end: a client that leaves would cancel its run. @returns what came of it */
export async function send({ method, path, key, body }: Filled, page: Page): Promise<string> {
  const bearer = key === undefined ? page.token : await bearerFor(key, page);
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return response.ok ? 'Done.' : `${response.status}: ${messageOf(text)}`;
}

async function bearerFor(key: string, { token }: Page): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch('/_console/token', { method: 'POST', headers, body: JSON.stringify({ key }) });
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
