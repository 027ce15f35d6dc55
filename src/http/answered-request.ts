// A request that was answered, as transcripts and step debugging tell of it.

/** A request that was answered, of whichever stage. */
export interface AnsweredRequest {
  readonly route: 'identity' | 'exchange' | 'list' | 'chat' | 'keys';
  readonly status: number;
  /** Milliseconds until it was answered: a stream by its headers, anything else whole. */
  readonly ms: number;
  /** The service's id of the request, for its operators. */
  readonly requestId: string | undefined;
}
