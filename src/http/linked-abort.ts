// A signal of one's own that ends with an outer one too.

/** What ends one piece of work. */
export interface LinkedAbort {
  /** Aborts by {@link LinkedAbort.abort}, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  abort(): void;
  /** To be called when the work is done: then the outer signal holds nothing of it. */
  unlink(): void;
}

/** Why work ends that nobody gave a reason for. Made once: nearly all work ends so, and an error takes long to make. */
const ended: unknown = AbortSignal.abort().reason;

/**
 * Links a signal to an outer one. `AbortSignal.any` does so too, but is held by the outer signal until that is collected, and
 * takes many times as long to abort.
 */
export function linkAbort(outer: AbortSignal | undefined): LinkedAbort {
  const end = new AbortController();
  const follow = (): void => end.abort(outer?.reason);
  if (outer?.aborted === true) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: end.signal,
    abort: () => end.abort(ended),
    unlink: () => outer?.removeEventListener('abort', follow),
  };
}
