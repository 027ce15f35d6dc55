// The value of a placeholder.

/** Safe as it is, or a text of strangers that is to be fenced. */
export type PlaceholderValue =
  | { readonly trusted: true; readonly text: string }
  | { readonly trusted: false; readonly about: string; readonly text: string; readonly remarks: readonly string[] };

/** A text of strangers. */
export function untrusted(about: string, text: string, remarks: readonly string[] = []): PlaceholderValue {
  return { trusted: false, about, text, remarks };
}
