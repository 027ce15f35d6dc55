// JSON bodies: UTF-8, one value, anything else is the caller's mistake.

/** The value of a JSON body; undefined for anything that is no JSON in UTF-8. */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}

/** Whether a `Content-Type` names JSON; a request without the header is taken by its body. */
export function isJsonType(contentType: string | undefined): boolean {
  return contentType === undefined || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType);
}
