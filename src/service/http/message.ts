// A request as a handler sees it, its JSON, and the answers that a handler can give.
import type { IncomingHttpHeaders } from 'node:http';

export type BodyResult =
  | { readonly outcome: 'read'; readonly bytes: Buffer }
  | { readonly outcome: 'too_large' }
  | { readonly outcome: 'too_slow' }
  | { readonly outcome: 'aborted' };

/** A request as the mount hands it to a handler. */
export interface ServiceRequest {
  readonly method: string;
  /** Raw path, percent-encoded as it came, without the query. */
  readonly path: string;
  /** Raw query without its question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** True when the request carries more than one `Authorization` header: then none of them counts. */
  readonly hasAmbiguousBearer: boolean;
  /** The body, read at most once and never beyond `maxBytes`. */
  readBody(maxBytes: number): Promise<BodyResult>;
}

/** Explains an answer, for the journal. */
export interface Verdict {
  readonly decision: string;
  readonly reason?: string;
}

/** An answer in one piece. */
export interface JsonResponse extends Verdict {
  readonly kind: 'json';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Takes the text of a stream. */
export interface Sink {
  /** @returns false when the caller should await {@link Sink.drained} before more */
  write(text: string): boolean;
  /** Resolves when the reader has caught up or gone. */
  drained(): Promise<void>;
  /** Writes the last text and ends the response at once, before anything else can happen. */
  end(text: string): void;
  /** Called once when the reader goes before the end. */
  onLeave(listener: () => void): void;
}

/** An answer that streams: 200 and `text/event-stream`. */
interface StreamResponse extends Verdict {
  readonly kind: 'stream';
  /** Starts writing. `note` tells the journal how it went on. */
  start(sink: Sink, note: (verdict: Verdict) => void): void;
}

/** A text in one piece; what kind of text stands in the headers. */
export interface TextResponse extends Verdict {
  readonly kind: 'text';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export type ServiceResponse = JsonResponse | StreamResponse;

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

/** Tells whether a `Content-Type` names JSON; a request without the header is taken by its body. */
export function isJsonType(contentType: string | undefined): boolean {
  return contentType === undefined || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType);
}
