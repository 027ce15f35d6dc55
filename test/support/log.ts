// A log that remembers what it was told.
import type { Log } from '../../src/log.ts';
import type { Secret } from '../../src/secret.ts';

/** One message and how it was told. */
export interface LoggedMessage {
  readonly level: 'debug' | 'info' | 'notice' | 'warning' | 'error';
  readonly message: string;
}

/** A {@link Log} that can be asked afterwards. */
export interface RecordingLog extends Log {
  readonly messages: readonly LoggedMessage[];
  /** The secrets that were to be masked, revealed, in order. */
  readonly masked: readonly string[];
  /** The messages of one level. */
  at(level: LoggedMessage['level']): readonly string[];
}

/** A log without messages yet. */
export function recordLog(): RecordingLog {
  const messages: LoggedMessage[] = [];
  const masked: string[] = [];
  const teller = (level: LoggedMessage['level']) => (message: string) => void messages.push({ level, message });
  return {
    messages,
    masked,
    at: (level) => messages.filter((one) => one.level === level).map(({ message }) => message),
    debug: teller('debug'),
    info: teller('info'),
    notice: teller('notice'),
    warning: teller('warning'),
    error: teller('error'),
    mask: (secret: Secret) => void masked.push(secret.reveal()),
  };
}
