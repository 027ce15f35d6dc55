// One request and its response on the virtual network, as each end sees it.

/** A request as it was sent. */
export interface WireRequest {
  /** Counts the requests of a simulation from 1. */
  readonly id: number;
  /** Who sent it. */
  readonly from: string;
  readonly method: string;
  readonly url: URL;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The server's end of an exchange. What is done to one whose client has gone, or whose process is dead, has no effect. */
export interface Exchange {
  readonly request: WireRequest;
  /** Nobody listens there: the connection is refused. */
  refuse(): void;
  /** Breaks the connection. */
  reset(): void;
  head(status: number, headers: Readonly<Record<string, string>>): void;
  /** @returns false when the caller should await {@link Exchange.drained} before more */
  write(text: string): boolean;
  drained(): Promise<void>;
  end(text: string): void;
  /** Called once when the client goes before the end. */
  onLeave(listener: () => void): void;
}

/** What listens at one end of the network. */
export type Serve = (exchange: Exchange) => void;

/** How the body of a response is cut short. */
export interface Cut {
  /** After so many bytes of it; or so many bytes before its end. */
  readonly at: { readonly bytes: number } | { readonly beforeEnd: number };
  /** The connection breaks, ends as if that were all, or falls silent. */
  readonly how: 'reset' | 'end' | 'stall';
}

/** What an intermediary, or the service's own front, answers in its place. */
export interface ForeignAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What goes wrong with one exchange. `arrives`: whether the server gets the request all the same. */
export type Fault =
  | { readonly kind: 'refused' }
  | { readonly kind: 'lost'; readonly arrives: boolean }
  | { readonly kind: 'silent'; readonly arrives: boolean }
  | { readonly kind: 'answered'; readonly arrives: boolean; readonly answer: ForeignAnswer }
  | { readonly kind: 'cut'; readonly cut: Cut };

/** How one exchange goes. */
export interface Fate {
  /** Milliseconds from the client to the server, and back. */
  readonly upMs: number;
  readonly downMs: number;
  /** How many bytes come in one piece at most. */
  readonly pieceBytes: number;
  /** Whether the server is now and then told to wait for its reader. */
  readonly isSlowReader: boolean;
  readonly fault: Fault | undefined;
}
