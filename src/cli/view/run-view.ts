// What a run shows on the command line: the words on standard output, everything about them on standard error.
import { oneLine, safeLines, visibleText } from '../../log.ts';
import { personRule } from '../../permission/decide/ask-undecided.ts';
import type { ShownLevel } from '../../report/shown-level.ts';
import type { RecordedEvent } from '../../transcript/events.ts';
import { toTranscriptLine } from '../../transcript/write.ts';
import type { CliIo } from '../io.ts';
import { escapeActing } from '../json-text.ts';
import { createStyle } from '../style.ts';
import { createMarkdownStream } from './markdown-stream.ts';

/** Takes the words of an intern as they come. */
interface WordSink {
  push(text: string): void;
  /** Ends the line, where one is open. */
  end(): void;
}

/** An observer that prints every event as one line of JSON, as the transcript has it. */
export function printJsonLines(io: CliIo): (event: RecordedEvent) => void {
  return (event) => io.stdout(escapeActing(toTranscriptLine(event)));
}

/** An observer that shows a run to a person: `brief` without its words, `none` not at all. */
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
  const words = createWordSink(io);
  const progress = createProgress(io);
  let isThinking = false;
  const endThinking = (): void => {
    if (isThinking) io.stderr('\n');
    isThinking = false;
  };

  return (event) => {
    progress.stop();
    if (event.type === 'text') {
      endThinking();
      words.push(event.text);
      return;
    }
    words.end();
    if (event.type === 'reasoning') {
      if (io.terminal?.stderr.isTerminal !== true) return;
      isThinking = true;
      io.stderr(style.dim(visibleText(event.text)));
      return;
    }
    endThinking();
    if (event.type === 'prompt') progress.start('The intern is working …');
    if (event.type !== 'decision') return;
    if (event.decided_by === 'nobody' && interrupted?.aborted === true) return; // told once, with the end of the run
    const { operation, kind, answer, outcome } = event;
    const granted = outcome === 'allow' || outcome === 'answer';
    const sign = granted ? style.green('✓') : style.red('✗');
    io.stderr(
      `${sign} ${oneLine(operation ?? kind ?? 'a question')} → ${oneLine(answer ?? outcome)} ${style.dim(`(${deciderOf(event)})`)}\n`,
    );
    if (answer !== null) progress.start('The intern is working …');
  };
}

/** Who decided: where a question was interrupted, or its time ran out, nobody did. */
function deciderOf({ decided_by, rule }: Extract<RecordedEvent, { type: 'decision' }>): string {
  if (decided_by === 'nobody') return 'no answer';
  return rule === personRule ? 'by you' : `rule ${rule}`;
}

function createWordSink(io: CliIo): WordSink {
  const screen = io.terminal?.stdout;
  if (screen?.isTerminal === true) {
    const stream = createMarkdownStream(io.stdout, screen);
    return { push: (text) => stream.push(visibleText(text)), end: () => stream.end() };
  }
  return io.env['GITHUB_ACTIONS'] === 'true' ? createLineSink(io) : createPlainSink(io);
}

/** For a file or another program: the text as it is, without what could act on a terminal that it ends up on. */
function createPlainSink(io: CliIo): WordSink {
  let isOpen = false;
  return {
    push(text) {
      const shown = visibleText(text);
      io.stdout(shown);
      if (shown !== '') isOpen = !shown.endsWith('\n');
    },
    end() {
      if (isOpen) io.stdout('\n');
      isOpen = false;
    },
  };
}

/** For the log of a runner, which takes lines of a certain form for commands: only whole lines, made safe. */
function createLineSink(io: CliIo): WordSink {
  let line = '';
  const write = (text: string): void => {
    for (const safe of safeLines(text)) io.stdout(`${safe}\n`);
  };
  return {
    push(text) {
      const [more = '', ...lines] = text.split('\n');
      line += more;
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

/** One line that goes away when something comes; only on a terminal. */
function createProgress(io: CliIo): { start(text: string): void; stop(): void } {
  const screen = io.terminal?.stderr;
  let isShown = false;
  return {
    start(text) {
      if (screen?.isTerminal !== true) return;
      io.stderr(createStyle(screen).dim(text));
      isShown = true;
    },
    stop() {
      // To the beginning of the line, and erase it (ECMA-48, "EL").
      if (isShown) io.stderr('\r\u001b[K');
      isShown = false;
    },
  };
}
