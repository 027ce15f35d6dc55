// Defines a report as blocks for the Markdown, HTML and plain-text renderers. Every string but `html` is plain text.

/** `href` must be a URL that our own code built, not an untrusted text. Only Markdown shows it. */
export type Inline =
  | string
  | { readonly code: string; readonly href?: string | undefined }
  | { readonly strong: string }
  | { readonly quiet: string };

export type Line = readonly Inline[];

export interface Heading {
  readonly type: 'heading';
  readonly line: Line;
  readonly facts?: readonly Line[];
}

type AlertKind = 'NOTE' | 'WARNING' | 'CAUTION';

export type Block =
  | Heading
  | { readonly type: 'paragraph'; readonly line: Line }
  | { readonly type: 'quiet'; readonly lines: readonly Line[] }
  | { readonly type: 'list'; readonly items: readonly Line[] }
  /** An untrusted text with its own line breaks. Without a speaker, it is shown as a quotation. */
  | { readonly type: 'prose'; readonly text: string; readonly speaker?: string | undefined }
  /** Untrusted Markdown: `html` is the harmless output of `renderRichText`, `text` the original. */
  | { readonly type: 'rich'; readonly html: string; readonly text: string; readonly speaker?: string | undefined }
  | { readonly type: 'code'; readonly text: string; readonly isDiff?: true }
  | { readonly type: 'alert'; readonly kind: AlertKind; readonly line: Line }
  | { readonly type: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  /** Plain text leaves out an extra block, because it can't be folded there. */
  | { readonly type: 'details'; readonly summary: Line; readonly blocks: readonly Block[]; readonly isExtra?: boolean };

export function blocks(...parts: readonly (Block | readonly Block[] | undefined | false)[]): readonly Block[] {
  return parts.flatMap((part) => (part === undefined || part === false ? [] : part));
}

export function lines(...parts: readonly (Line | undefined | false)[]): readonly Line[] {
  return parts.filter((part) => part !== undefined && part !== false);
}

export function heading(words: string, facts: readonly Line[] = []): Heading {
  return { type: 'heading', line: [words], facts };
}

export function paragraph(...line: Line): Block {
  return { type: 'paragraph', line };
}

export function quiet(...line: Line): Block {
  return { type: 'quiet', lines: [line] };
}

export function code(text: string): Block {
  return { type: 'code', text };
}

export function alert(kind: AlertKind, ...line: Line): Block {
  return { type: 'alert', kind, line };
}

export function table(header: readonly string[], rows: readonly (readonly Line[])[]): Block {
  return { type: 'table', header, rows };
}

export function details(summary: Line, ...parts: readonly Block[]): Block {
  return { type: 'details', summary, blocks: parts };
}

export function toWords(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return inline.code;
  return 'strong' in inline ? inline.strong : inline.quiet;
}
