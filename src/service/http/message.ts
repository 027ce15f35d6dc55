// A request as a handler sees it, and the two kinds of answer that it can give.
import type { IncomingHttpHeaders } from 'node:http';

/** What came of reading a body. */
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

/** Why the service answered as it did, for the journal. */
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

/** Where a stream is written to. */
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
export interface StreamResponse extends Verdict {
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

/** What a handler answers. */
export type ServiceResponse = JsonResponse | StreamResponse;
