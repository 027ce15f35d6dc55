// Logs a run while it goes on: the intern's words line by line, and each question with its decision.
import type { Log } from '../log.ts';
import type { DecidedBy, EventOf, RecordedEvent, RequestEvent } from '../transcript/events.ts';
import { toAnswerVerb } from '../transcript/run-record.ts';
import { toChangesLine } from './changes.ts';
import type { ShownLevel } from './intern-words.ts';
import type { Suggest } from './pauses.ts';

export function logEvents(log: Log, level: ShownLevel, suggest: Suggest): (event: RecordedEvent) => void {
  const speech = createSpeechLog(log);
  let pause: EventOf<'pause'> | undefined;
  return (event) => {
    if (event.type === 'text' || event.type === 'reasoning') {
      if (level === 'full') speech.say(event.type, event.text);
      return;
    }
    speech.end();
    if (event.type === 'pause') pause = event;
    if (level === 'none') return;
    logEvent(log, event);
    if (event.type !== 'decision' || pause === undefined) return;
    for (const yaml of suggest({ pause, decisions: [event] })) {
      log.info(`If it is safe to allow this, add the following under "rules" of the permission policy:\n${yaml}`);
    }
  };
}

/** A longer line is broken, because an endless one would fill the memory. */
const maxLine = 1024 * 1024;
const maxSpeech = 64 * 1024 * 1024;

function createSpeechLog(log: Log) {
  let line = '';
  let characters = 0;
  let currentType: 'text' | 'reasoning' | undefined;
  const prefix = (): string => (currentType === 'reasoning' ? '· ' : '│ ');
  const flush = (): void => {
    if (line !== '') log.info(prefix() + line);
    line = '';
  };
  return {
    say(type: 'text' | 'reasoning', text: string): void {
      if (characters > maxSpeech) return;
      if (currentType === undefined) log.group?.('The intern says');
      if (type !== currentType) flush();
      currentType = type;
      const [lineRest = '', ...lines] = text.split('\n');
      line += lineRest; // split only the new text, because a line may come in very many pieces
      for (const next of lines) {
        log.info(prefix() + line);
        line = next;
      }
      if (line.length > maxLine) flush();
      characters += text.length;
      if (characters <= maxSpeech) return;
      flush();
      log.info(`[The intern has said ${characters} characters. The rest of what it says is not in the log.]`);
    },
    end(): void {
      flush();
      if (currentType !== undefined) log.endGroup?.();
      currentType = undefined;
    },
  };
}

const deciders: Readonly<Partial<Record<DecidedBy, string>>> = { person: 'a person', nobody: 'nobody answered' };

function logEvent(log: Log, event: RecordedEvent): void {
  switch (event.type) {
    case 'start': {
      const { intern_name, intern_id, approval_mode } = event;
      log.info(`Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`);
      break;
    }
    case 'request':
      log.debug(describeRequest(event));
      break;
    case 'decision': {
      const { operation, kind, place, answer, outcome, rule, reason } = event;
      const verb = toAnswerVerb(event);
      const ending = outcome === 'answer' && answer !== null ? `${verb} ${answer}` : verb;
      const decider = deciders[event.decided_by ?? 'policy'] ?? `rule "${rule}"`;
      const why = reason === null ? decider : `${decider}: ${reason}`;
      const isAllowed = outcome === 'allow' || outcome === 'answer';
      const where = place === undefined ? '' : ` ${place}`;
      log[isAllowed ? 'info' : 'notice'](`Asked: ${operation ?? kind ?? 'a question'}${where} → ${ending} (${why})`);
      break;
    }
    case 'finish':
      log.info(`Finish reason ${event.finish_reason}, session ${event.session_id ?? 'unknown'}.`);
      break;
    case 'usage':
      log.info(`Usage ${JSON.stringify(event.usage)}.`);
      break;
    case 'changes':
      log.info(toChangesLine(event));
      break;
    case 'prompt':
    case 'reasoning':
    case 'text':
    case 'pause':
    case 'error':
    case 'remark':
    case 'model_access':
    case 'end':
      break; // shown elsewhere, or already logged
    default:
      event satisfies never;
  }
}

export function describeRequest({ route, status, ms, request_id }: RequestEvent): string {
  const id = request_id === null ? '' : `, request id ${request_id}`;
  return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
}
