// A form of the page: what it sends when a button is pressed, and the `curl` line that does the same.
import { data, type Markup, markup } from './markup.ts';

/** What a form sends. */
export interface Call {
  /** Of the form, the same as long as it is the same. */
  readonly id: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** From the root of the service. */
  readonly path: string;
  /** Hash of the key as which the API is called; absent for what is no route of the API. */
  readonly key?: string;
  /** The body before anything is filled in; absent: none. */
  readonly body?: unknown;
  /** How the fields of the form are filled in; absent: they are not. */
  readonly fill?: Fill;
}

/** How fields become part of a body. */
export type Fill = 'answer' | 'fields' | 'prompt' | 'clock' | 'fault' | 'policy';

/** The HTML of a form around its fields and buttons. The script writes the `curl` lines, and sends. */
export function toForm({ id, ...call }: Call, fields: Markup): Markup {
  return markup`<form id="${id}" data-call="${data(call)}">${fields}
<p class="outcome" role="status" data-own></p>
<details class="curl"><summary>The same with curl</summary><div data-own></div></details></form>`;
}
