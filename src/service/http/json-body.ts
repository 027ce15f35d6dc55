// JSON bodies: UTF-8, one value, anything else is the caller's mistake.

// A text that was broken leaves nothing behind in it: each is decoded whole.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The value of a JSON body; undefined for anything that is no JSON in UTF-8. */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return undefined;
  }
}

/** Whether a `Content-Type` names JSON; a request without the header is taken by its body. */
export function isJsonType(contentType: string | undefined): boolean {
  return contentType === undefined || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType);
}
