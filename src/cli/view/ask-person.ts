// Asks the person in front of the terminal about a pause that the policy leaves to one.
import type { Clock } from '../../clock.ts';
import { oneLine } from '../../log.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import type { Pause } from '../../permission/pause.ts';
import { showInvisible } from '../../permission/text/invisible.ts';
import { explainLines } from '../../permission/tools/explain.ts';
import type { AskedQuestion } from '../../run/pause.ts';
import type { CliIo, Terminal } from '../io.ts';
import { askFields } from './ask-fields.ts';
import type { Style } from './style.ts';
import { createStyle } from './style.ts';

/** Asks a person about a pause; undefined when nobody answers in time. */
export type PersonAsker = (asked: AskedQuestion) => Promise<PersonWish | undefined>;

/** A line of the person, undefined at the end of input. */
export type ReadLine = (prompt: string) => Promise<string | undefined>;

/** Asks on this terminal. */
export function createPersonAsker(io: CliIo, terminal: Terminal, clock: Clock): PersonAsker {
  const style = createStyle(terminal.stderr);
  const say = (line: string): void => io.stderr(`${line}\n`);
  return async (asked) => {
    const { question, decision, refusal, signal } = asked;
    const { pause } = decision;
    if (pause === null) return undefined; // the policy stops such a pause before anyone is asked
    const leftMs = Math.max(0, Math.floor(question.answerUntil - clock.monotonic()));
    const late = AbortSignal.timeout(leftMs);
    const end = signal === undefined ? late : AbortSignal.any([signal, late]);
    const readLine: ReadLine = (prompt) => terminal.readLine(prompt, end);
    if (refusal === undefined) for (const line of describe(pause, decision, leftMs, style)) say(line);
    else say(style.yellow(oneLine(refusal)));
    try {
      const explain = (): void => {
        for (const line of explainLines(decision)) say(style.dim(`  ${oneLine(line)}`));
      };
      if (pause.kind === 'permission') return await askPermission(pause, readLine, { say, explain, style });
      return await askFields(pause.arguments, readLine, say);
    } catch (error) {
      signal?.throwIfAborted();
      if (!late.aborted) throw error;
      say(style.yellow('No answer in time.'));
      return undefined;
    }
  };
}

function describe(pause: Pause, decision: AskedQuestion['decision'], leftMs: number, style: Style): readonly string[] {
  const isPermission = pause.kind === 'permission';
  const what = isPermission ? (pause.command ?? pause.operation ?? 'something unnamed') : pause.arguments['message'];
  const tool = pause.command === undefined ? '' : ` to run this (${oneLine(pause.tool ?? 'command')})`;
  const left = Math.round(leftMs / 1000);
  const seconds = String(left % 60).padStart(2, '0');
  return [
    '',
    style.bold(isPermission ? `The intern asks for permission${tool}:` : 'The intern asks:'),
    // Whatever can't be seen is spelled out: the person allows what stands here, and nothing else.
    ...(typeof what === 'string' ? what : JSON.stringify(pause.arguments))
      .split('\n')
      .map((line) => `  ${style.cyan(showInvisible(line))}`),
    style.dim(
      `  ${oneLine(decision.reason ?? `Rule "${decision.rule}" leaves it to you.`)} ${Math.floor(left / 60)}:${seconds} minutes to answer.`,
    ),
  ];
}

interface Asking {
  readonly say: (line: string) => void;
  readonly explain: () => void;
  readonly style: Style;
}

async function askPermission(pause: Pause, readLine: ReadLine, asking: Asking): Promise<PersonWish | undefined> {
  const choices = new Map<string, PersonWish>([['r', 'reject']]);
  if (pause.options.includes('allow_once')) choices.set('a', 'allow');
  if (pause.options.includes('allow_always')) choices.set('always', 'allow-always');
  const names = { a: '[a] allow once', always: '[always] allow from now on', r: '[r] reject' };
  const offered = Object.entries(names).flatMap(([key, name]) => (choices.has(key) ? [name] : []));
  const prompt = `${offered.join('  ')}  [?] why > `;
  for (;;) {
    const line = await readLine(prompt);
    if (line === undefined) return undefined;
    const word = line.trim().toLowerCase();
    const wish = choices.get(word) ?? choices.get(longNames[word] ?? '');
    if (wish !== undefined) return wish;
    if (word === '?') asking.explain();
    else asking.say(asking.style.yellow(`Type one of ${[...choices.keys()].join(', ')}, or ? for the reason.`));
  }
}

const longNames: Readonly<Record<string, string>> = { allow: 'a', yes: 'a', y: 'a', reject: 'r', no: 'r', n: 'r' };
