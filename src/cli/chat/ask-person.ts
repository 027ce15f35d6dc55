// Asks the person at the terminal about a pause, or for the fields of a question.
import type { JobIo } from '../../job/io.ts';
import { isUntrusted, type VouchedPolicy } from '../../job/policy-source.ts';
import { isList, isObject, type Json, type JsonObject, ownField } from '../../json.ts';
import { oneLine } from '../../log.ts';
import { fitAnswer } from '../../permission/decide/canned-answer.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import { personRule } from '../../permission/decision.ts';
import type { Pause } from '../../permission/pause.ts';
import { showInvisible } from '../../permission/text/invisible.ts';
import { toSpan } from '../../report/facts.ts';
import { toShownPause } from '../../report/shown-pause.ts';
import type { AskedQuestion, AskPerson } from '../../run/pause.ts';
import type { CliIo, Screen, Terminal } from '../command.ts';
import { createStyle, joinParts, type Style, tell, wrapWords } from '../screen.ts';

export function createPersonAsker(
  io: CliIo,
  terminal: Terminal,
  { clock, redactor }: Pick<JobIo, 'clock' | 'redactor'>,
  vouched?: VouchedPolicy,
): AskPerson {
  const style = createStyle(terminal.stderr);
  const say: Say = (line) => tell(io, line);
  return async ({ question, decision, refusal, signal }) => {
    const { pause } = decision;
    if (pause === null) return undefined; // the policy stops such a pause before anyone is asked
    const timeLeft = (): number => Math.max(0, Math.floor(question.answerUntil - clock.monotonic()));
    const late = AbortSignal.timeout(timeLeft());
    const end = signal === undefined ? late : AbortSignal.any([signal, late]);
    const around = () => aroundOf(pause, decision, timeLeft(), style);
    const shown = toShownPause(question.toolCall.function.arguments, {
      ...roomOf(terminal.stderr, around()),
      skip: pause.kind === 'permission' ? [] : ['fields'],
      redact: redactor.redact,
    });
    if (!shown.whole) {
      // Nobody could judge a part of it (docs/cli.md, "What you are asked").
      const what = pause.kind === 'permission' ? 'A permission' : 'A question';
      const notAskedReason = `${what} that does not fit on the screen is asked of nobody. Make the window larger, or let a rule decide.`;
      say(style.yellow(notAskedReason));
      return { notAskedReason };
    }
    const describeNow = (): void => {
      const [space, heading, reason] = around();
      for (const line of [space, heading, ...shown.question.map(style.cyan), ...shown.more, reason]) say(line);
    };
    const readLine: ReadLine = (prompt) => terminal.readLine(prompt, end, describeNow);
    if (refusal === undefined) describeNow();
    else say(style.yellow(oneLine(refusal)));
    const explain = (): void => {
      for (const line of whyAsked(decision, vouched)) say(style.dim(`  ${oneLine(line)}`));
    };
    try {
      if (pause.kind !== 'permission') return await askFields(pause.arguments, readLine, say);
      return await askPermission(pause, readLine, { say, explain, style, screen: terminal.stderr });
    } catch (error) {
      signal?.throwIfAborted();
      if (!late.aborted) throw error;
      say(style.yellow('No answer in time.'));
      return undefined;
    }
  };
}

function whyAsked({ rule, trace }: AskedQuestion['decision'], vouched?: VouchedPolicy): readonly string[] {
  if (rule !== personRule) {
    const matched = trace.find(({ id }) => id === rule)?.because;
    return [`Rule "${rule}" of your policy asks you${matched === undefined ? '.' : `: ${matched}.`}`];
  }
  const missed = trace.filter(({ id, list, matched }) => id !== personRule && list !== 'default' && !matched);
  if (vouched !== undefined && isUntrusted(vouched)) {
    const untrusted = `The policy ${vouched.path} is there, but you do not trust it, so none of its rules counts and you are asked.`;
    return [`${untrusted} "interns policy trust" shows it to you again.`];
  }
  if (missed.length === 0) return ['There are no rules yet, so you are asked. "interns policy init" begins a policy.'];
  return [
    'No rule of your policy matches, so you are asked.',
    ...missed.map(({ id, because }) => `Rule "${id}" does not match: ${because}.`),
  ];
}

/** Lines of the screen left for the prompt, which may wrap, and one more. */
const otherLines = 3;

function roomOf(screen: Screen, around: readonly string[]): { readonly columns: number; readonly maxLines: number } {
  const { columns, rows } = screen;
  const prompt = toChoicePrompt(allChoices, screen);
  const taken = [...around, prompt].flatMap((text) => wrapWords(text, screen).split('\n')).length + otherLines - 1;
  return { columns: columns - 1, maxLines: Math.max(rows - taken, 5) };
}

function aroundOf(pause: Pause, { reason, rule }: AskedQuestion['decision'], leftMs: number, style: Style) {
  const { kind, command, tool } = pause;
  const runs = command === undefined ? '' : ` to run this (${oneLine(tool ?? 'command')})`;
  const heading = kind === 'permission' ? `The intern asks for permission${runs}:` : 'The intern asks:';
  const why = oneLine(reason ?? `Rule "${rule}" leaves it to you.`);
  return ['', style.bold(heading), style.dim(`  ${why} ${toSpan(leftMs)} to answer.`)] as const;
}

async function askPermission(
  pause: Pause,
  readLine: ReadLine,
  { say, explain, style, screen }: { say: Say; explain: () => void; style: Style; screen: Screen },
): Promise<PersonWish | undefined> {
  const choices = new Map<string, PersonWish>([['r', 'reject']]);
  if (pause.options.includes('allow_once')) choices.set('a', 'allow');
  if (pause.options.includes('allow_always')) choices.set('always', 'allow-always');
  const offered = Object.entries(choiceNames).filter(([key]) => choices.has(key));
  const prompt = toChoicePrompt([...offered.map(([, name]) => name), why], screen);
  for (;;) {
    const line = await readLine(prompt);
    if (line === undefined) return undefined;
    const word = line.trim().toLowerCase();
    const wish = choices.get(word) ?? choices.get(longNames[word] ?? '');
    if (wish !== undefined) return wish;
    if (word === '?') explain();
    else say(style.yellow(`Type ${offered.map(([key]) => key).join(', ')}, or ? for the reason.`));
  }
}

const choiceNames = { a: '[a] allow once', always: '[always] allow for this session', r: '[r] reject' } as const;
const why = '[?] why';
const allChoices = [...Object.values(choiceNames), why];

const longNames: Readonly<Record<string, string>> = { allow: 'a', yes: 'a', y: 'a', reject: 'r', no: 'r', n: 'r' };

const room = 10;

function toChoicePrompt(choices: readonly string[], { columns }: Screen): string {
  return `${joinParts(choices, '  ', columns - room).join('\n')} > `;
}

export type ReadLine = (prompt: string) => Promise<string | undefined>;

export type Say = (line: string) => void;

const decline = '/decline';

export async function askFields(question: JsonObject, readLine: ReadLine, say: Say): Promise<PersonWish | undefined> {
  const fields = ownField(question, 'fields');
  const named = isList(fields) ? fields.filter((each) => isObject(each)) : [];
  say(`  Type your answer, or ${decline}.`);
  if (named.length === 0) {
    const line = await readLine('> ');
    return line === undefined ? undefined : line.trim() === decline ? 'reject' : { value: line };
  }
  const values: Record<string, Json> = Object.create(null);
  for (const field of named) {
    const typed = await askField(field, question, readLine, say);
    if (typed === undefined || typed === 'reject') return typed;
    if (typed.value !== undefined) values[textOf(field, 'name')] = typed.value;
  }
  return { value: values };
}

type Typed = { readonly value: Json | undefined } | 'reject' | undefined;

async function askField(field: JsonObject, question: JsonObject, readLine: ReadLine, say: Say): Promise<Typed> {
  const name = textOf(field, 'name');
  const given = ownField(field, 'options');
  const options = isList(given) ? given : [];
  for (const [index, option] of options.entries()) {
    const shown = showInvisible(typeof option === 'string' ? option : JSON.stringify(option));
    say(`  ${String(index + 1).padStart(3)}  ${shown}`);
  }
  for (;;) {
    const line = await readLine(`${promptOf(field, options)} > `);
    if (line === undefined) return undefined;
    const word = line.trim();
    if (word === decline) return 'reject';
    if (word === '' && ownField(field, 'required') !== true) return { value: undefined };
    const value = toValue(line, textOf(field, 'type'), options);
    // Check this field alone, because the others are asked one after the other.
    const fitted = fitAnswer({ [name]: value }, { ...question, fields: [field] });
    if (!('error' in fitted)) return { value };
    say(`  ${remedyOf(field, options, fitted.error)}`);
  }
}

function promptOf(field: JsonObject, options: readonly Json[]): string {
  const type = textOf(field, 'type');
  const optional = ownField(field, 'required') === true ? '' : 'or nothing';
  const named = type === 'integer' ? 'a whole number' : type === 'number' ? 'a number' : '';
  const hints = [options.length > 0 ? '' : named, optional].filter((hint) => hint !== '').join(', ');
  const choice = options.length > 0 ? ` [1-${options.length}]` : type === 'boolean' ? ' [y/n]' : '';
  return `${showInvisible(textOf(field, 'name'))}${choice}${hints === '' ? '' : ` (${hints})`}`;
}

const remedies = new Map([
  ['boolean', 'Type y or n.'],
  ['integer', 'Type a whole number, such as 3.'],
  ['number', 'Type a number, such as 1.5.'],
]);

function remedyOf(field: JsonObject, options: readonly Json[], error: string): string {
  if (options.length > 0) return `Type a number from 1 to ${options.length}, or one of the words.`;
  return remedies.get(textOf(field, 'type')) ?? `That does not fit: ${showInvisible(error)}.`;
}

function textOf(field: JsonObject, name: string): string {
  const value = ownField(field, name);
  return typeof value === 'string' ? value : '';
}

/** Prefers the text of an option to its number in the list, because an option may be a number itself. */
function toValue(line: string, type: string, options: readonly Json[]): string | number | boolean {
  const word = line.trim();
  const written = options.find((option) => typeof option !== 'object' && String(option) === word);
  if (written !== undefined && typeof written !== 'object') return written;
  const chosen = /^\d{1,9}$/.test(word) ? options[Number(word) - 1] : undefined;
  if (chosen !== undefined && typeof chosen !== 'object') return chosen;
  if ((type === 'number' || type === 'integer') && word !== '' && Number.isFinite(Number(word))) return Number(word);
  if (type === 'boolean' && /^(?:true|yes|y)$/i.test(word)) return true;
  if (type === 'boolean' && /^(?:false|no|n)$/i.test(word)) return false;
  return line;
}
