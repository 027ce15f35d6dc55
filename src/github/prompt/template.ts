// Finds placeholders in a prompt, and replaces them in one pass: a placeholder in an inserted text stays as it is.
import { InputError } from '../../errors.ts';

/** All fixed names. `event.…` can name any field of the payload besides. */
export const placeholderNames = [
  'repository',
  'pull_request.number',
  'pull_request.title',
  'pull_request.body',
  'pull_request.diff',
  'pull_request.new_diff',
  'pull_request.files',
  'pull_request.comments',
  'failed_checks',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

export type Placeholder =
  | { readonly kind: 'known'; readonly name: PlaceholderName }
  | { readonly kind: 'event'; readonly name: string; readonly path: readonly string[] };

// After a backslash, `{{` is plain text. After `$` too: a file may hold `${{ }}`, which GitHub fills in workflows only.
const placeholder = /[\\$]?\{\{([^{}\n]{1,200})\}\}/g;

/** Lists repetitions too. @throws {InputError} `input_invalid`: an unknown placeholder; the message lists all that exist */
export function findPlaceholders(template: string): readonly Placeholder[] {
  const matches = [...template.matchAll(placeholder)].filter(([whole]) => whole.startsWith('{'));
  return matches.map(([_whole, name = '']) => readPlaceholder(name.trim()));
}

export function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(placeholder, (whole: string, name: string) => {
    if (whole.startsWith('$')) return whole;
    return whole.startsWith('\\') ? whole.slice(1) : (values.get(name.trim()) ?? whole);
  });
}

function readPlaceholder(name: string): Placeholder {
  const known = placeholderNames.find((one) => one === name);
  if (known !== undefined) return { kind: 'known', name: known };
  const [first, ...path] = name.split('.');
  if (first === 'event' && path.length > 0 && path.every((one) => /^[\w-]+$/.test(one))) {
    return { kind: 'event', name, path };
  }
  const list = [...placeholderNames, 'event.…'].map((one) => `{{${one}}}`).join(', ');
  const message = `The prompt has the placeholder "{{${name}}}", which does not exist. The placeholders are ${list}. A backslash before "{{" makes it plain text.`;
  throw new InputError('input_invalid', message, { source: 'prompt' });
}
