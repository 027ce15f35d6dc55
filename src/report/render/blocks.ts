// A report as data: blocks and inlines that a renderer turns into Markdown, HTML or text. Every string in it is plain text.

/**
 * A piece of a line: plain text, code, text that stands out, or text in small print. Code may link to an address that we made
 * ourselves; only Markdown shows the link.
 */
export type Inline =
  | string
  | { readonly code: string; readonly href?: string | undefined }
  | { readonly strong: string }
  | { readonly quiet: string };

export type Line = readonly Inline[];

/** A text without a speaker is a quote. */
interface Spoken {
  readonly speaker?: string | undefined;
}

export type Block =
  /** The outcome, and facts about it in small print below. */
  | { readonly type: 'heading'; readonly line: Line; readonly facts?: readonly Line[] }
  | { readonly type: 'paragraph'; readonly line: Line }
  /** Small print. */
  | { readonly type: 'quiet'; readonly lines: readonly Line[] }
  | { readonly type: 'list'; readonly items: readonly Line[] }
  /** Several lines of outside text, with their own line breaks. */
  | ({ readonly type: 'prose'; readonly text: string } & Spoken)
  /** Outside Markdown, as `renderRichText` made it harmless, and as it was written. */
  | ({ readonly type: 'rich'; readonly html: string; readonly text: string } & Spoken)
  /** Coloured where the place can do so. */
  | { readonly type: 'code'; readonly text: string; readonly isDiff?: true }
  | { readonly type: 'alert'; readonly kind: 'NOTE' | 'WARNING' | 'CAUTION'; readonly line: Line }
  | { readonly type: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  /** Leaves an `extra` part out where nothing can be folded. */
  | {
      readonly type: 'details';
      readonly summary: Line;
      readonly blocks: readonly Block[];
      readonly extra?: boolean;
    };
