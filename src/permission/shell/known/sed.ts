// Scripts of sed: addresses, and the commands that neither run a program nor write a file.
import type { SeenArgument } from '../syntax.ts';
import { cannotBeTold, type Judgement, runsNothingElse } from './judgement.ts';
import { readOptions } from './options.ts';

const options = {
  flags: 'nErsuz',
  long: 'quiet silent regexp-extended null-data separate unbuffered posix in-place follow-symlinks sandbox',
};

/** `sed`: its script is the operand of every `-e`, or else the first one. */
export function judgeSed(args: readonly SeenArgument[]): Judgement {
  const scripts: SeenArgument[] = [];
  const others: SeenArgument[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? '';
    // "-i" takes the rest of its word as a suffix.
    if (typeof argument === 'string' && /^-[nErsuz]*i/u.test(argument)) continue;
    const before = typeof argument === 'string' ? /^-([nErsuz]*)e(.*)$/su.exec(argument) : null;
    if (typeof argument === 'string' && argument.startsWith('--expression=')) {
      scripts.push(argument.slice('--expression='.length));
    } else if (before !== null) {
      if (before[2] === '') at += 1;
      scripts.push(before[2] === '' ? (args[at] ?? '') : (before[2] ?? ''));
    } else {
      others.push(argument);
    }
  }
  const reading = readOptions(options, others);
  if ('doubtful' in reading) return cannotBeTold(`of ${reading.doubtful}, and "sed" can run programs`);
  const first = reading.operands[0];
  if (scripts.length === 0 && first !== undefined) scripts.push(first);
  const odd = scripts.some((script) => typeof script !== 'string' || !isHarmlessScript(script));
  return odd ? cannotBeTold('its script may run a program or write a file') : runsNothingElse;
}

/** Whether a script holds nothing but known commands; false for everything that is not surely one. */
function isHarmlessScript(script: string): boolean {
  let at = 0;
  while (at < script.length) {
    const separator = /^[\s;{}]+/u.exec(script.slice(at, at + 100));
    if (separator !== null) {
      at += separator[0].length;
      continue;
    }
    const afterAddress = skipAddresses(script, at);
    const end = afterAddress === undefined ? undefined : skipCommand(script, afterAddress);
    if (end === undefined) return false;
    at = end;
  }
  return true;
}

function skipAddresses(script: string, from: number): number | undefined {
  let at = skipAddress(script, from);
  if (at === undefined) return undefined;
  if (at > from && script[at] === ',') {
    const second = skipAddress(script, at + 1);
    if (second === undefined || second === at + 1) return undefined;
    at = second;
  }
  while (script[at] === ' ' || script[at] === '!') at += 1;
  return at;
}

/** The offset after an address, or the same one when there is none; undefined when it does not end. */
function skipAddress(script: string, from: number): number | undefined {
  const line = /^(?:[0-9]+(?:~[0-9]+)?|\$|[+~][0-9]+)/u.exec(script.slice(from, from + 40));
  if (line !== null) return from + line[0].length;
  if (script[from] !== '/') return script[from] === '\\' ? undefined : from;
  const end = afterDelimiter(script, from + 1, '/');
  if (end === undefined) return undefined;
  return script[end] === 'I' ? end + 1 : end;
}

function skipCommand(script: string, at: number): number | undefined {
  const command = script[at] ?? '';
  if (command === '{') return at + 1;
  if ('=dDgGhHlnNpPqQxz'.includes(command) && command !== '') return endOf(script, at + 1, /^ *[0-9]* */u);
  if (command !== 's' && command !== 'y') return undefined;
  const delimiter = script[at + 1] ?? '\n';
  if (/[\s\\A-Za-z0-9]/u.test(delimiter)) return undefined;
  const middle = afterDelimiter(script, at + 2, delimiter);
  const end = middle === undefined ? undefined : afterDelimiter(script, middle, delimiter);
  return end === undefined ? undefined : endOf(script, end, command === 's' ? /^[0-9gpIiMm]* */u : /^ */u);
}

/** The offset after what may follow a command, which has to end there. */
function endOf(script: string, from: number, allowed: RegExp): number | undefined {
  const at = from + (allowed.exec(script.slice(from, from + 40))?.[0].length ?? 0);
  return at >= script.length || /[;}\n]/u.test(script[at] ?? '') ? at : undefined;
}

/** As sed itself looks for it: the first one that no backslash stands before, brackets or not. */
function afterDelimiter(script: string, from: number, delimiter: string): number | undefined {
  for (let at = from; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script[at] === delimiter) return at + 1;
    else if (script[at] === '\n') return undefined;
  }
  return undefined;
}
