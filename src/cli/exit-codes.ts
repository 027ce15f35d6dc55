// Exit codes that more than one command gives (docs/cli.md, "Output").

/** Exit code of bad usage, of an invalid policy, and of a bad configuration. */
export const usageExitCode = 2;

/** Exit code of what a limit of the user's own stopped: a policy, or a limit of safety. */
export const stoppedExitCode = 3;

/** Exit code of a command that was interrupted: 128 and the number of SIGINT. */
export const interruptedExitCode = 130;
