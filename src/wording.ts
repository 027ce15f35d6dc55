// Builds messages that mention inputs. The action names an input `timeout`, the command line `--timeout`.

export interface InputMention {
  readonly input: string;
}

/** A message in parts. A user's words stay plain strings, so they never become the mention of an input. */
export type Wording = readonly (string | InputMention)[];

/** Names an input. `isFirst` is true if it begins the sentence. */
export type NameInput = (name: string, isFirst: boolean) => string;

export function input(name: string): InputMention {
  return { input: name };
}

export function worded(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | InputMention | Wording)[]
): Wording {
  return texts.flatMap((text, index) => {
    const value = values[index] ?? '';
    return [text, typeof value === 'number' ? String(value) : value].flat();
  });
}

export function toMessage(message: string | Wording, nameInput: NameInput = nameActionInput): string {
  if (typeof message === 'string') return message;
  return message.reduce<string>(
    (text, part) =>
      text + (typeof part === 'string' ? part : nameInput(part.input, text === '' || text.endsWith('. '))),
    '',
  );
}

function nameActionInput(name: string, isFirst: boolean): string {
  return isFirst ? `Input "${name}"` : `"${name}"`;
}

/** Returns a number and its noun: `1 request`, `2 requests`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Counts the keys that have a word, in the order of `words`: `2 allowed`. Skips other keys. */
export function countInWords(keys: readonly PropertyKey[], words: Readonly<Record<string, string>>): readonly string[] {
  const counts = Map.groupBy(keys, (key) => key);
  return Object.entries(words).flatMap(([key, word]) => (counts.has(key) ? `${counts.get(key)?.length} ${word}` : []));
}
