// How a session is told to ask, and whether it then does: the port behind which each profile's way is.
import type { ApprovalMode } from '../../../contract/chat.ts';
import type { AgentProfile } from './profile.ts';

/** A session of a running agent, as far as asking goes. Each rejects with what the agent said when it refuses. */
export interface AskingSession {
  /** `session/set_config_option`: the values of all options then, by their ids. */
  setConfigOption(id: string, value: string): Promise<ReadonlyMap<string, string | boolean>>;
  /** `session/set_mode`, which answers nothing. */
  setMode(id: string): Promise<void>;
  /**
   * The mode that the agent told last, when the session was opened or since. Where that is another than this one, it is asked
   * anew, by `session/resume`, else `session/load`; undefined when the agent tells none.
   */
  toldMode(wanted: string): Promise<string | undefined>;
}

/** What there is to prove it with. */
export interface AskingContext {
  readonly mode: ApprovalMode;
  readonly profile: AgentProfile;
  /** The operator vouches for it. */
  readonly isVouchedFor: boolean;
  /** The work folder of the session. */
  readonly folder: string;
  readonly session: AskingSession;
  /** Runs the agent's program with these arguments in the work folder, with the agent's environment: its standard output. */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/**
 * Sets what the approval mode of a prompt needs, and proves it for `manual`.
 *
 * @returns why a manual prompt has to be refused, in words that name the file or setting; undefined when it can be taken
 */
export type SetAsking = (context: AskingContext) => Promise<string | undefined>;
