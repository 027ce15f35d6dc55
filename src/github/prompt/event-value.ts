// The value of `{{event.…}}`: read from the event's payload, each text in it as a reader of the page sees it.
import { InputError } from '../../errors.ts';
import type { GitHubEvent } from '../event.ts';
import { at, isRecord } from '../payload.ts';
import { shownMarkdown, withoutInvisible } from './untrusted-text.ts';
import type { PlaceholderValue } from './value.ts';
import { untrusted } from './value.ts';

/** Fields that GitHub shows as they are; any other text is read as Markdown, in which something may hide. */
const plainFields: ReadonlySet<string> = new Set(['title', 'name', 'message']);

/**
 * A value of the payload. Numbers and flags are safe as they are, everything else is somebody's text.
 *
 * @throws {InputError} `input_invalid`: the event has no such value
 */
export async function readEventValue(
  name: string,
  path: readonly string[],
  { payload, name: event }: GitHubEvent,
): Promise<PlaceholderValue> {
  const value = path.reduce<unknown>(step, payload);
  if (value === undefined) {
    throw new InputError('input_invalid', `The event "${event}" has no value for "{{${name}}}".`, { source: 'prompt' });
  }
  if (typeof value === 'number' || typeof value === 'boolean') return { trusted: true, text: String(value) };
  const shown = await shownValue(value, path.at(-1) ?? '');
  return untrusted(name, typeof shown === 'string' ? shown : shown === null ? '' : JSON.stringify(shown, null, 2));
}

async function shownValue(value: unknown, field: string): Promise<unknown> {
  if (typeof value === 'string') return plainFields.has(field) ? withoutInvisible(value) : await shownMarkdown(value);
  if (Array.isArray(value)) return Promise.all(value.map((item) => shownValue(item, field)));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [
    withoutInvisible(name),
    await shownValue(inner, name),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d{1,4}$/.test(name) ? value[Number(name)] : undefined;
  return isRecord(value) ? at(value, name) : undefined;
}
