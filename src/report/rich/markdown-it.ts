// The part of markdown-it's tokens that is read (markdown-it documentation, "Token").

/** A token: an opening or closing tag, or content. */
export interface Token {
  readonly type: string;
  readonly tag: string;
  /** Of fences: the language. */
  readonly info: string;
  readonly content: string;
  readonly children: readonly Token[] | null;
  /** A paragraph of a tight list has no tags. */
  readonly hidden: boolean;
  /** How deep it nests. */
  readonly level: number;
  /** First line and the one after the last. */
  readonly map: readonly [number, number] | null;
  attrGet(name: string): string | null;
}
