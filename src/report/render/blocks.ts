// A report as data: blocks and inlines that a renderer turns into Markdown or into text. Every string in it is plain text.

/** A piece of a line: plain text, code, text that stands out, or lines that a reader unfolds. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly folded: string; readonly lines: readonly Line[] };

/** One line of inlines. */
export type Line = readonly Inline[];

/** A block of a report. */
export type Block =
  | { readonly type: 'heading'; readonly line: Line }
  /** What came of it, and the facts beside it in small print. */
  | { readonly type: 'status'; readonly line: Line; readonly facts: readonly Line[] }
  | { readonly type: 'paragraph'; readonly line: Line }
  /** Several lines of outside text, shown as text: its own line breaks are kept. */
  | { readonly type: 'prose'; readonly text: string }
  /** Outside Markdown: as `renderRichText` made it harmless, and as it was written. */
  | { readonly type: 'rich'; readonly html: string; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'alert'; readonly kind: 'NOTE' | 'WARNING' | 'CAUTION'; readonly line: Line }
  | { readonly type: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly type: 'details'; readonly summary: Line; readonly blocks: readonly Block[] };
