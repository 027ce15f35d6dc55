// The operating system's error code, wherever it is in an error.

/** The code of the system, such as `ENOENT`, of an error or of a cause behind it; undefined when there is none. */
export function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('syscall' in error && 'code' in error && typeof error.code === 'string') return error.code;
  return systemCodeOf(error.cause);
}
