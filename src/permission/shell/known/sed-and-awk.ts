// Judges `sed` and `awk` by their scripts, which may run a program or write a file.
import { certainlyMatches, getKnownStart, type ReadArgument } from '../syntax.ts';
import { cannotBeTold, type Judgement, judgeOperands, mayBeOption, runsNothingElse } from './options.ts';

export function judgeSed(args: readonly ReadArgument[]): Judgement {
  const { scripts, others } = takeScripts(args);
  return judgeOperands(sedOptions, 'may tell "sed" to run a program', ([firstOperand = '']) => {
    const isHarmless = (scripts.length === 0 ? [firstOperand] : scripts).every(isHarmlessScript);
    return isHarmless ? runsNothingElse : cannotBeTold('its script may run a program or write a file');
  })(others);
}

const sedOptions = {
  flags: 'nErsuz',
  long: 'quiet silent regexp-extended null-data separate unbuffered posix in-place follow-symlinks sandbox',
};

/** Separates the scripts of -e and --expression from other arguments. Drops -i: its suffix would look like more options. */
function takeScripts(args: readonly ReadArgument[]) {
  const scripts: ReadArgument[] = [];
  const others: ReadArgument[] = [];
  const end = args.indexOf('--') < 0 ? args.length : args.indexOf('--');
  const words = args.slice(0, end).values();
  for (const word of words) {
    if (certainlyMatches(word, /^-[nErsuz]*i/u)) continue;
    if (!certainlyMatches(word, scriptOption)) {
      others.push(word);
      continue;
    }
    // To a sed whose options end at the first operand, as POSIX has it, that operand is the script.
    if (scripts.length === 0) scripts.push(...others.filter((each) => !mayBeOption(each)).slice(0, 1));
    const script = getKnownStart(word).replace(scriptOption, '');
    scripts.push(script === '' ? (words.next().value ?? '') : script);
  }
  return { scripts, others: [...others, ...args.slice(end)] };
}

const scriptOption = /^(?:-[nErsuz]*e|--expression=)/u;

function isHarmlessScript(script: ReadArgument): boolean {
  if (typeof script !== 'string') return false;
  let rest = script;
  while (harmlessCommand.test(rest)) rest = rest.replace(harmlessCommand, '');
  return rest === '';
}

/** A delimiter of `s` and `y`: any ASCII punctuation except a backslash. */
const delimiter = '([!-/:-@[\\]-`{-~])';
/** Matches up to where sed ends a part of `s` or `y`: the first delimiter without a backslash before it, even in brackets. */
const upTo = (end: string): string => String.raw`(?:\\[\s\S]|(?!${end})[^\\\n])*${end}`;
const address = String.raw`(?:[0-9]+(?:~[0-9]+)?|\$|[+~][0-9]+|/${upTo('/')}I?)`;
const sedCommand = [
  '[=dDgGhHlnNpPqQxz] *(?:[0-9]+ *)?',
  `s${delimiter}${upTo('\\1').repeat(2)}[0-9gpIiMm]* *`,
  `y${delimiter}${upTo('\\2').repeat(2)} *`,
].join('|');

/** Matches a separator of commands, or a whole harmless command with its addresses: `2,/end/ s/a/b/g`. */
const harmlessCommand = new RegExp(
  String.raw`^(?:[\s;{}]+|(?:${address}(?:,${address})?)?[ !]*(?:\{|(?:${sedCommand})(?=[;}\n]|$)))`,
  'u',
);

export const judgeAwk = judgeOperands(
  { valued: 'Fv', longValued: 'field-separator assign', stopsAtOperand: true },
  'may tell "awk" to run a program',
  ([program]) => {
    if (program === undefined) return runsNothingElse;
    const isRisky = typeof program !== 'string' || riskyAwk.test(program.replaceAll('||', ' '));
    return isRisky ? cannotBeTold('its program may run a command or write a file') : runsNothingElse;
  },
);

const riskyAwk = /system|getline|[|@]|\\\n|print[\s\S]*>/u;
