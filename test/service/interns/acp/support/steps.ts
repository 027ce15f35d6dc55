// What the scripted agent can be told: by its options when it starts, and by the steps of a prompt.

/** How it starts, and what it is like. */
export interface AgentOptions {
  /** File to which it writes what it was told, a line of JSON each. */
  readonly log?: string;
  readonly stderr?: string;
  readonly exitAtStart?: number;
  readonly hangsAt?: 'initialize';
  readonly protocolVersion?: number;
  readonly needsAuthentication?: boolean;
  readonly canResume?: boolean;
  readonly canLoad?: boolean;
  readonly ignoresCancel?: boolean;
  readonly neverAsks?: boolean;
  /** What it does when its prompt does not say it. */
  readonly steps?: readonly AgentStep[];
  /** USD that it tells after it was cancelled. */
  readonly costAfterCancel?: number;
}

/** One step of a prompt. */
export type AgentStep =
  /** `isNumbered`: each with its number behind it. */
  | { readonly say: string; readonly repeat?: number; readonly isNumbered?: boolean }
  | { readonly update: object }
  /** Asks, and says the outcome. */
  | { readonly permission: object }
  /** Asks all at once, and says the outcomes. */
  | { readonly together: readonly object[] }
  /** Asks, and does not wait for the answer. */
  | { readonly leave: object }
  /** Waits for the answer to that. */
  | { readonly settle: true }
  | { readonly elicit: object }
  | { readonly shell: string }
  | { readonly write: string }
  | { readonly wait: number }
  | { readonly exit: number }
  | { readonly fail: string }
  /** The answer to the prompt. */
  | { readonly stop: object };

/** The steps as the text of a prompt. */
export function script(...steps: readonly AgentStep[]): string {
  return JSON.stringify(steps);
}

/** One thing that the raw agent writes. */
export type RawStep =
  | { readonly line: string }
  | { readonly say: string }
  /** A message, whatever it is. */
  | { readonly send: object }
  /** A message text of so many bytes. */
  | { readonly big: number }
  /** Closes its output, and lives on. */
  | { readonly close: true }
  /** Answers the prompt with this stop reason. */
  | { readonly stop: unknown };
