// Judges sed and awk programs: harmless if they neither run a command nor write a file.
import { beginning, isLike, type SeenArgument } from '../syntax.ts';
import { cannotBeTold, type Judgement, readOptions, runsNothingElse } from './options.ts';

const options = {
  flags: 'nErsuz',
  long: 'quiet silent regexp-extended null-data separate unbuffered posix in-place follow-symlinks sandbox',
};

const scriptOption = /^(?:-[nErsuz]*e|--expression=)/u;

export function judgeSed(args: readonly SeenArgument[]): Judgement {
  const scripts: SeenArgument[] = [];
  const others: SeenArgument[] = [];
  const words = args.values();
  for (const word of words) {
    // "-i" takes the rest of its word as a suffix.
    if (isLike(word, /^-[nErsuz]*i/u)) continue;
    if (isLike(word, scriptOption)) {
      const script = beginning(word).replace(scriptOption, '');
      scripts.push(script === '' ? (words.next().value ?? '') : script);
    } else {
      others.push(word);
    }
  }
  const reading = readOptions(options, others);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "sed" to run a program`);
  if (scripts.length === 0) scripts.push(...reading.operands.slice(0, 1));
  return scripts.every((script) => typeof script === 'string' && isHarmlessScript(script))
    ? runsNothingElse
    : cannotBeTold('its script may run a program or write a file');
}

/** A delimiter of `s` and `y`: ASCII punctuation other than a backslash. */
const delimiter = '([!-/:-@[\\]-`{-~])';
/** A part of `s` or `y`, ended as in sed: by the first delimiter without a backslash before it, even in brackets. */
const upTo = (end: string): string => String.raw`(?:\\[\s\S]|(?!${end})[^\\\n])*${end}`;
const address = String.raw`(?:[0-9]+(?:~[0-9]+)?|\$|[+~][0-9]+|/${upTo('/')}I?)`;
const command = [
  '[=dDgGhHlnNpPqQxz] *(?:[0-9]+ *)?',
  `s${delimiter}${upTo('\\1').repeat(2)}[0-9gpIiMm]* *`,
  `y${delimiter}${upTo('\\2').repeat(2)} *`,
].join('|');

/** Matches separators of commands, or a harmless command with its addresses that ends there. */
const harmless = new RegExp(
  String.raw`^(?:[\s;{}]+|(?:${address}(?:,${address})?)?[ !]*(?:\{|(?:${command})(?=[;}\n]|$)))`,
  'u',
);

function isHarmlessScript(script: string): boolean {
  let rest = script;
  while (rest !== '') {
    const end = harmless.exec(rest)?.[0].length;
    if (end === undefined) return false;
    rest = rest.slice(end);
  }
  return true;
}

export function judgeAwk(args: readonly SeenArgument[]): Judgement {
  const reading = readOptions({ valued: 'Fv', longValued: 'field-separator assign', leading: true }, args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "awk" to run a program`);
  const [program] = reading.operands;
  if (program === undefined) return runsNothingElse;
  return typeof program === 'string' && isHarmlessProgram(program)
    ? runsNothingElse
    : cannotBeTold('its program may run a command or write a file');
}

function isHarmlessProgram(program: string): boolean {
  const rest = program.replaceAll('||', ' ');
  return !/system|getline|[|@]|\\\n|print[\s\S]*>/u.test(rest);
}
