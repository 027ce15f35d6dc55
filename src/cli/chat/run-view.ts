// Shows a run: the intern's text on standard output, and everything else on standard error.
import { isInCi } from '../../identity/places.ts';
import { oneLine, safeLines, visibleText } from '../../log.ts';
import { personRule } from '../../permission/decision.ts';
import type { ShownLevel } from '../../report/intern-words.ts';
import type { RecordedEvent } from '../../transcript/events.ts';
import { toTranscriptLine } from '../../transcript/recorder.ts';
import { toAnswerVerb } from '../../transcript/run-record.ts';
import type { CliIo, Screen } from '../command.ts';
import { createStyle, escapeUnsafe, tell } from '../screen.ts';
import { createMarkdownStream, type MarkdownStream } from './markdown-stream.ts';

type DecisionEvent = Extract<RecordedEvent, { type: 'decision' }>;

export function printJsonLines(io: CliIo): (event: RecordedEvent) => void {
  return (event) => io.stdout(escapeUnsafe(toTranscriptLine(event)));
}

/** Leaves out the intern's words if the level is `brief`, and everything if it is `none`. */
export function showRun(io: CliIo, level: ShownLevel, interrupted?: AbortSignal): (event: RecordedEvent) => void {
  if (level === 'none') return () => {};
  const show = showEvents(io, interrupted);
  if (level === 'full') return show;
  return (event) => {
    if (event.type !== 'text' && event.type !== 'reasoning') show(event);
  };
}

function showEvents(io: CliIo, interrupted: AbortSignal | undefined): (event: RecordedEvent) => void {
  const style = createStyle(io.terminal?.stderr);
  const textSink = createTextSink(io);
  const reasoningSink = createReasoningSink(io);
  const progress = createProgress(io);

  return (event) => {
    progress.stop();
    if (event.type === 'text') {
      reasoningSink.end();
      textSink.push(event.text);
      return;
    }
    textSink.end();
    if (event.type === 'reasoning') {
      reasoningSink.push(event.text);
      return;
    }
    reasoningSink.end();
    if (event.type === 'prompt') progress.start();
    if (event.type !== 'decision') return;
    if (event.decided_by === 'nobody' && interrupted?.aborted === true) return; // reported once, at the end of the run
    const { operation, kind, place, outcome } = event;
    const sign = outcome === 'allow' || outcome === 'answer' ? style.green('✓') : style.red('✗');
    const subject = oneLine(`${operation ?? kind ?? 'a question'}${place === undefined ? '' : ` ${place}`}`);
    tell(io, `${sign} ${subject} → ${toAnswerText(event)} ${style.dim(`(${oneLine(toDeciderText(event))})`)}`);
    if (event.answer !== null) progress.start();
  };
}

function toAnswerText(event: DecisionEvent): string {
  const verb = toAnswerVerb(event);
  return event.outcome === 'answer' && event.answer !== null ? `${verb} ${oneLine(event.answer)}` : verb;
}

function toDeciderText({ decided_by, rule }: DecisionEvent): string {
  if (decided_by === 'nobody') return 'no answer';
  if (rule === personRule) return 'by you';
  return decided_by === 'person' ? `by you, asked by rule ${rule}` : `rule ${rule}`;
}

function createReasoningSink(io: CliIo): MarkdownStream {
  const screen = io.terminal?.stderr;
  if (screen?.isTerminal !== true) return { push() {}, end() {} };
  const style = createStyle(screen);
  let unwritten = '';
  const uncoloured: Screen = Object.create(screen, { hasColors: { value: false } }); // inherits, so it follows a resize
  const stream = createMarkdownStream((text) => (unwritten += text), uncoloured);
  const show = (): void => {
    if (unwritten !== '') io.stderr(style.dim(unwritten));
    unwritten = '';
  };
  return {
    push(text) {
      stream.push(text);
      show();
    },
    end() {
      stream.end();
      show();
    },
  };
}

function createTextSink(io: CliIo): MarkdownStream {
  const screen = io.terminal?.stdout;
  if (screen?.isTerminal === true) return createMarkdownStream(io.stdout, screen);
  return isInCi(io.env) ? createLineSink(io) : createPlainSink(io);
}

/** Removes what could act on a terminal that shows the output later, such as escape sequences. */
function createPlainSink(io: CliIo): MarkdownStream {
  let isLineOpen = false;
  return {
    push(text) {
      const shown = visibleText(text);
      io.stdout(shown);
      if (shown !== '') isLineOpen = !shown.endsWith('\n');
    },
    end() {
      if (isLineOpen) io.stdout('\n');
      isLineOpen = false;
    },
  };
}

/** Writes only whole lines, made safe, because runners of CIs obey some lines of their log as commands. */
function createLineSink(io: CliIo): MarkdownStream {
  let line = '';
  const write = (text: string): void => {
    for (const safe of safeLines(text)) io.stdout(`${safe}\n`);
  };
  return {
    push(text) {
      const [rest = '', ...lines] = text.split('\n');
      line += rest;
      for (const next of lines) {
        write(line);
        line = next;
      }
    },
    end() {
      if (line !== '') write(line);
      line = '';
    },
  };
}

function createProgress(io: CliIo) {
  const screen = io.terminal?.stderr;
  let isShown = false;
  return {
    start() {
      if (screen?.isTerminal !== true) return;
      io.stderr(createStyle(screen).dim('The intern is working …'));
      isShown = true;
    },
    stop() {
      // Go back to the beginning of the line and erase it (ECMA-48, "EL").
      if (isShown) io.stderr('\r\u001b[K');
      isShown = false;
    },
  };
}
