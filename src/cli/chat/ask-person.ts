// Asks the person at the terminal for a permission, or for the fields of a question.
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
import { toShownPause } from '../../report/shown-question.ts';
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
    if (pause === null) return undefined; // can't happen: the policy stops the run at an unreadable pause
    const remainingMs = (): number => Math.max(0, Math.floor(question.answerUntil - clock.monotonic()));
    const timeoutSignal = AbortSignal.timeout(remainingMs());
    const abortSignal = signal === undefined ? timeoutSignal : AbortSignal.any([signal, timeoutSignal]);
    const renderFrame = () => toFrame(pause, decision, remainingMs(), style);
    const shown = toShownPause(question.toolCall.function.arguments, {
      ...measureRoom(terminal.stderr, renderFrame()),
      skip: pause.kind === 'permission' ? [] : ['fields'],
      redact: redactor.redact,
    });
    if (!shown.isWhole) {
      // Nobody can judge a question from a part of it (docs/cli.md, "What you are asked").
      const what = pause.kind === 'permission' ? 'for this permission' : 'this question';
      const notAskedReason = `You are not asked ${what}, because it does not fit on the screen. Make the window larger, or let a rule decide.`;
      say(style.yellow(notAskedReason));
      return { notAskedReason };
    }
    const showQuestion = (): void => {
      const [space, heading, reason] = renderFrame();
      for (const line of [space, heading, ...shown.question.map(style.cyan), ...shown.more, reason]) say(line);
    };
    const readLine: ReadLine = (prompt) => terminal.readLine(prompt, abortSignal, showQuestion);
    if (refusal === undefined) showQuestion();
    else say(style.yellow(oneLine(refusal))); // the question is still on the screen
    const showReasons = (): void => {
      for (const line of listReasons(decision, vouched)) say(style.dim(`  ${oneLine(line)}`));
    };
    try {
      if (pause.kind !== 'permission') return await askFields(pause.arguments, readLine, say);
      return await askPermission(pause, readLine, { say, showReasons, style, screen: terminal.stderr });
    } catch (error) {
      signal?.throwIfAborted();
      if (!timeoutSignal.aborted) throw error;
      say(style.yellow('No answer in time.'));
      return undefined;
    }
  };
}

function listReasons({ rule, trace }: AskedQuestion['decision'], vouched?: VouchedPolicy): readonly string[] {
  if (rule !== personRule) {
    const reason = trace.find(({ id }) => id === rule)?.because;
    return [`Rule "${rule}" of your policy asks you${reason === undefined ? '.' : `: ${reason}.`}`];
  }
  const misses = trace.filter(({ id, list, matched }) => id !== personRule && list !== 'default' && !matched);
  if (vouched !== undefined && isUntrusted(vouched)) {
    const untrusted = `The policy ${vouched.path} exists, but you do not trust it, so its rules don't count and you are asked.`;
    return [`${untrusted} "interns policy trust" shows it to you again.`];
  }
  if (misses.length === 0) return ['There are no rules yet, so you are asked. "interns policy init" writes a policy.'];
  return [
    'No rule of your policy matches, so you are asked.',
    ...misses.map(({ id, because }) => `Rule "${id}" does not match: ${because}.`),
  ];
}

/** Lines of the screen that stay free, because a typed answer may wrap. */
const spareLines = 2;

function measureRoom(screen: Screen, frame: readonly string[]) {
  const { columns, rows } = screen;
  const prompt = toChoicePrompt(allLabels, screen);
  const usedLines = [...frame, prompt].flatMap((text) => wrapWords(text, screen).split('\n')).length + spareLines;
  return { columns: columns - 1, maxLines: Math.max(rows - usedLines, 5) };
}

function toFrame(pause: Pause, { reason, rule }: AskedQuestion['decision'], remainingMs: number, style: Style) {
  const { kind, command, tool } = pause;
  const purpose = command === undefined ? '' : ` to run this (${oneLine(tool ?? 'command')})`;
  const heading = kind === 'permission' ? `The intern asks for permission${purpose}:` : 'The intern asks:';
  const explanation = oneLine(reason ?? `Rule "${rule}" lets you decide.`);
  return ['', style.bold(heading), style.dim(`  ${explanation} ${toSpan(remainingMs)} to answer.`)] as const;
}

async function askPermission(
  pause: Pause,
  readLine: ReadLine,
  { say, showReasons, style, screen }: { say: Say; showReasons: () => void; style: Style; screen: Screen },
): Promise<PersonWish | undefined> {
  const choices = new Map<string, PersonWish>([['r', 'reject']]);
  if (pause.options.includes('allow_once')) choices.set('a', 'allow');
  if (pause.options.includes('allow_always')) choices.set('always', 'allow-always');
  const offeredChoices = Object.entries(choiceLabels).filter(([key]) => choices.has(key));
  const prompt = toChoicePrompt([...offeredChoices.map(([, label]) => label), whyLabel], screen);
  for (;;) {
    const line = await readLine(prompt);
    if (line === undefined) return undefined;
    const word = line.trim().toLowerCase();
    const wish = choices.get(word) ?? choices.get(synonyms[word] ?? '');
    if (wish !== undefined) return wish;
    if (word === '?') showReasons();
    else say(style.yellow(`Type ${offeredChoices.map(([key]) => key).join(', ')}, or ? for the reason.`));
  }
}

const choiceLabels = { a: '[a] allow once', always: '[always] allow for this session', r: '[r] reject' } as const;
const whyLabel = '[?] why';
const allLabels = [...Object.values(choiceLabels), whyLabel];

const synonyms: Readonly<Record<string, string>> = { allow: 'a', yes: 'a', y: 'a', reject: 'r', no: 'r', n: 'r' };

const answerColumns = 10;

function toChoicePrompt(labels: readonly string[], { columns }: Screen): string {
  return `${joinParts(labels, '  ', columns - answerColumns).join('\n')} > `;
}

export type ReadLine = (prompt: string) => Promise<string | undefined>;

export type Say = (line: string) => void;

const decline = '/decline';

export async function askFields(question: JsonObject, readLine: ReadLine, say: Say): Promise<PersonWish | undefined> {
  const fields = ownField(question, 'fields');
  const fieldObjects = isList(fields) ? fields.filter((each) => isObject(each)) : [];
  say(`  Type your answer, or ${decline}.`);
  if (fieldObjects.length === 0) {
    const line = await readLine('> ');
    if (line === undefined) return undefined;
    return line.trim() === decline ? 'reject' : { value: line };
  }
  const values: Record<string, Json> = Object.create(null);
  for (const field of fieldObjects) {
    const answer = await askField(field, question, readLine, say);
    if (answer === undefined || answer === 'reject') return answer;
    if (answer.value !== undefined) values[readText(field, 'name')] = answer.value;
  }
  return { value: values };
}

/** Undefined if nobody answered. An undefined `value` means that the person left the field out. */
type FieldAnswer = { readonly value: Json | undefined } | 'reject' | undefined;

async function askField(field: JsonObject, question: JsonObject, readLine: ReadLine, say: Say): Promise<FieldAnswer> {
  const name = readText(field, 'name');
  const rawOptions = ownField(field, 'options');
  const options = isList(rawOptions) ? rawOptions : [];
  for (const [index, option] of options.entries()) {
    const shown = showInvisible(typeof option === 'string' ? option : JSON.stringify(option));
    say(`  ${String(index + 1).padStart(3)}  ${shown}`);
  }
  for (;;) {
    const line = await readLine(`${toFieldPrompt(field, options)} > `);
    if (line === undefined) return undefined;
    const word = line.trim();
    if (word === decline) return 'reject';
    if (word === '' && ownField(field, 'required') !== true) return { value: undefined };
    const value = toValue(line, readText(field, 'type'), options);
    // Check this field alone, because the later ones have no answer yet.
    const fitted = fitAnswer({ [name]: value }, { ...question, fields: [field] });
    if (!('error' in fitted)) return { value };
    say(`  ${toRemedy(field, options, fitted.error)}`);
  }
}

const typeHints = new Map(Object.entries({ integer: 'a whole number', number: 'a number' }));

function toFieldPrompt(field: JsonObject, options: readonly Json[]): string {
  const type = readText(field, 'type');
  const optionalHint = ownField(field, 'required') === true ? '' : 'or nothing';
  const typeHint = options.length > 0 ? '' : (typeHints.get(type) ?? '');
  const hints = [typeHint, optionalHint].filter((hint) => hint !== '').join(', ');
  const range = options.length > 0 ? ` [1-${options.length}]` : '';
  const choiceHint = options.length === 0 && type === 'boolean' ? ' [y/n]' : range;
  return `${showInvisible(readText(field, 'name'))}${choiceHint}${hints === '' ? '' : ` (${hints})`}`;
}

const remedies = new Map([
  ['boolean', 'Type y or n.'],
  ['integer', 'Type a whole number, such as 3.'],
  ['number', 'Type a number, such as 1.5.'],
]);

function toRemedy(field: JsonObject, options: readonly Json[], error: string): string {
  if (options.length > 0) return `Type a number from 1 to ${options.length}, or one of the words.`;
  return remedies.get(readText(field, 'type')) ?? `That does not fit: ${showInvisible(error)}.`;
}

function readText(field: JsonObject, name: string): string {
  const value = ownField(field, name);
  return typeof value === 'string' ? value : '';
}

/** Prefers an option with this text to one with this number, because an option may itself be a number. */
function toValue(line: string, type: string, options: readonly Json[]): string | number | boolean {
  const word = line.trim();
  const namedOption = options.find((option) => typeof option !== 'object' && String(option) === word);
  if (namedOption !== undefined && typeof namedOption !== 'object') return namedOption;
  const numberedOption = /^\d{1,9}$/.test(word) ? options[Number(word) - 1] : undefined;
  if (numberedOption !== undefined && typeof numberedOption !== 'object') return numberedOption;
  if ((type === 'number' || type === 'integer') && word !== '' && Number.isFinite(Number(word))) return Number(word);
  if (type === 'boolean' && /^(?:true|yes|y)$/i.test(word)) return true;
  if (type === 'boolean' && /^(?:false|no|n)$/i.test(word)) return false;
  return line;
}
