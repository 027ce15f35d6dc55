// Messages that mention inputs: each surface calls an input what its users call it, `timeout` or `--timeout`.

export interface InputMention {
  readonly input: string;
}

/** The words of a user are parts of text, so they can't pass for a mention. */
export type Wording = readonly (string | InputMention)[];

/** `isFirst`: whether the sentence begins with the input. */
export type CallInput = (name: string, isFirst: boolean) => string;

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

export function textOf(message: string | Wording, call: CallInput = callActionInput): string {
  if (typeof message === 'string') return message;
  return message.reduce<string>(
    (text, part) => text + (typeof part === 'string' ? part : call(part.input, text === '' || text.endsWith('. '))),
    '',
  );
}

function callActionInput(name: string, isFirst: boolean): string {
  return isFirst ? `Input "${name}"` : `"${name}"`;
}

/** Returns a number and its noun: `1 request`, `2 requests`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Counts each key in words, such as `2 allowed`, in the order of the words; a key without words does not count. */
export function countEach(keys: readonly PropertyKey[], words: Readonly<Record<string, string>>): readonly string[] {
  const counts = Map.groupBy(keys, (key) => key);
  return Object.entries(words).flatMap(([key, word]) => (counts.has(key) ? `${counts.get(key)?.length} ${word}` : []));
}
