// What the log shows while a run goes on: the intern's words line by line, each pause and its decision.
import type { Log } from '../log.ts';
import type { RecordedEvent } from '../run/events.ts';
import type { ShownLevel } from './shown-level.ts';

/** An observer that writes events to the log as they come; a line of text is shown when it is complete. */
export function logEvents(log: Log, level: ShownLevel): (event: RecordedEvent) => void {
  let line = '';
  let speaking: 'text' | 'reasoning' | undefined;
  const prefix = (): string => (speaking === 'reasoning' ? '· ' : '│ ');
  const flush = (): void => {
    if (line !== '') log.info(prefix() + line);
    line = '';
    speaking = undefined;
  };
  const speak = (type: 'text' | 'reasoning', text: string): void => {
    if (type !== speaking) flush();
    speaking = type;
    const [more = '', ...lines] = text.split('\n');
    line += more; // only what is new is searched: a line may come in very many pieces
    for (const next of lines) {
      log.info(prefix() + line);
      line = next;
    }
  };

  return (event) => {
    if (event.type === 'text' || event.type === 'reasoning') {
      if (level === 'full') speak(event.type, event.text);
      return;
    }
    flush();
    const shown = level === 'none' ? undefined : toLogLine(event);
    if (shown !== undefined) log[shown.level](shown.message);
  };
}

interface LogLine {
  readonly level: 'debug' | 'info' | 'notice';
  readonly message: string;
}

/** The line that an event is shown as; some show nothing. */
function toLogLine(event: RecordedEvent): LogLine | undefined {
  switch (event.type) {
    case 'start': {
      const { intern_name, intern_id, approval_mode } = event;
      return {
        level: 'info',
        message: `Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`,
      };
    }
    case 'request':
      return { level: 'debug', message: `${event.route} answered ${event.status} after ${Math.round(event.ms)} ms.` };
    case 'decision': {
      const { operation, kind, answer, outcome, rule, reason } = event;
      const why = reason === null ? `rule "${rule}"` : `rule "${rule}": ${reason}`;
      const granted = outcome === 'allow' || outcome === 'answer';
      const message = `Asked: ${operation ?? kind ?? 'a question'} → ${answer ?? outcome} (${why})`;
      return { level: granted ? 'info' : 'notice', message };
    }
    case 'finish': {
      const { finish_reason, session_id } = event;
      return { level: 'info', message: `Finish reason ${finish_reason}, session ${session_id ?? 'unknown'}.` };
    }
    case 'usage':
      return { level: 'info', message: `Usage ${JSON.stringify(event.usage)}.` };
    default:
      return undefined;
  }
}
