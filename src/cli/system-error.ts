// What the operating system refused: its code, wherever in an error it stands.

/** The code of the system, such as `ENOENT`, of an error or of a cause behind it; undefined when there is none. */
export function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('syscall' in error && 'code' in error && typeof error.code === 'string') return error.code;
  return systemCodeOf(error.cause);
}
