// A report as data: blocks and inlines that a renderer turns into Markdown or into text. Every string in it is plain text.

/** A piece of a line: plain text, code, or text that stands out. */
export type Inline = string | { readonly code: string } | { readonly strong: string };

/** One line of inlines. */
export type Line = readonly Inline[];

/** A block of a report. */
export type Block =
  | { readonly type: 'heading'; readonly line: Line }
  | { readonly type: 'paragraph'; readonly line: Line }
  /** Several lines of outside text, shown as text: its own line breaks are kept. */
  | { readonly type: 'prose'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'alert'; readonly kind: 'NOTE' | 'WARNING' | 'CAUTION'; readonly line: Line }
  | { readonly type: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly type: 'details'; readonly summary: Line; readonly blocks: readonly Block[] };
