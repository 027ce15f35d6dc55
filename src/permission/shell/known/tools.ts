// Tools that run another program if an option, a word or a script tells them to.
import { pairWords, splitWords } from '../../text/word-list.ts';
import { certainlyMatches, getKnownStart, type ReadArgument } from '../syntax.ts';
import {
  cannotBeTold,
  type HarmlessOptions,
  type Judge,
  type Judgement,
  judgeOperands,
  knownByName,
  mayBeOption,
  readOptions,
  runsItsFiles,
  runsNothingElse,
} from './options.ts';

/** Refuses -I and -F, and -T, whose file may have options in it. */
function judgeTar(args: readonly ReadArgument[]): Judgement {
  const [first = '-', ...rest] = args;
  // In `tar xf a.tar`, the first word has letters without a dash, and their values follow as separate words.
  const hasOldLetters = !getKnownStart(first).startsWith('-');
  if (hasOldLetters && !certainlyMatches(first, /^[AcdrtuxzjJavpkmhWOSf]+$/u))
    return cannotBeTold('its letters may run a program');
  const reading = readOptions(tarOptions, hasOldLetters ? rest : args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "tar" to run a program`);
  const isRemote = args.some((each) => getKnownStart(each).includes(':'));
  return isRemote ? cannotBeTold('an archive on another machine is fetched by a program') : runsNothingElse;
}

const tarOptions: HarmlessOptions = {
  flags: 'AcdrtuxzjJavpkmhWOSU',
  valued: 'fCX',
  long:
    'append create extract get list update diff compare verbose gzip gunzip bzip2 xz zstd auto-compress keep-old-files overwrite ' +
    'no-same-owner no-same-permissions same-permissions preserve-permissions dereference wildcards to-stdout sort mtime owner group ' +
    'numeric-owner exclude strip-components directory file exclude-vcs one-file-system version',
  longValued: 'exclude-from',
};

const makeOptions: HarmlessOptions = {
  flags: 'BikKnpqrRsStwdbm0123456789jOl.', // a word after -O or -l is no value of it
  valued: 'Co',
  long: 'always-make silent quiet keep-going dry-run just-print recon no-print-directory print-directory version jobs output-sync directory',
};

const judgeMake = judgeOperands(makeOptions, 'may tell "make" to evaluate text', (words) => {
  const isOdd = words.some((word) => !certainlyMatches(word, /^[\w./%+@-]+$/u));
  return isOdd ? cannotBeTold('a variable of "make" may be a command') : runsItsFiles;
});

const findWords = splitWords(
  'a and amin anewer atime cmin cnewer ctime daystart delete depth empty executable false follow fstype gid group ignore_readdir_race ' +
    'ilname iname inum ipath iregex iwholename links lname ls maxdepth mindepth mmin mount mtime name newer nogroup noleaf not nouser o ' +
    'or path perm print print0 printf prune quit readable regex regextype samefile size true type uid user used wholename writable xdev ' +
    'xtype H L P D O0 O1 O2 O3 nowarn warn',
);

/** Compares full words, because `find` takes no abbreviations. */
function judgeFind(args: readonly ReadArgument[]): Judgement {
  const isOdd = args.some((word) => {
    if (typeof word !== 'string') return mayBeOption(word);
    // A value of -size, -mtime and the like may be negative, and that of -perm is a mode.
    const isValue = /^-(?:[0-9]+[a-zA-Z]?|[ugoa]+[-+=][-+=,ugoarwxXst]*)$/u.test(word);
    if (!word.startsWith('-') || isValue || word === '--') return false;
    return !findWords.has(word.slice(1)) && !/^-newer[aBcm][aBcmt]$/u.test(word);
  });
  return isOdd ? cannotBeTold('it may run a program for what it finds') : runsNothingElse;
}

const pagerOptions: HarmlessOptions = { flags: 'FRXSNiIrnsefEcmMgGqQuwWdBC0123456789', valued: 'jxyzbh' };

const judgePager = judgeOperands(pagerOptions, 'may be a command', (words) => {
  const isOdd = words.some((word) => ['', '+'].includes(getKnownStart(word).charAt(0))); // '' may become '+'
  return isOdd ? cannotBeTold('a word with "+" is a command of the pager') : runsItsFiles;
});

/** Prefixes of partly known arguments that may become an option or, for `unfinishedWord`, a sub-command. */
const unfinishedOption = /^(?:-[-\w]*)?$/u;
const unfinishedWord = /^(?:-[-\w]*|[a-z]*)$/u;
const anyPrefix = /^/u;

/** Refuses an argument that matches the pattern, and a partly known one that may become an option. */
function refuse(pattern: RegExp, fallback: Judgement = knownByName, unfinished: RegExp = unfinishedOption): Judge {
  return (args) => {
    const isOdd = args.some(
      (each) => pattern.test(getKnownStart(each)) || (typeof each !== 'string' && unfinished.test(each.prefix)),
    );
    return isOdd ? cannotBeTold('an argument may be a command, or tell it to run one') : fallback;
  };
}

const refuseWords = (pattern: RegExp): Judge => refuse(pattern, knownByName, unfinishedWord);

const compilers = refuse(
  /^(?:@|-$|(?:.*\/)?(?:stdin$|fd\/)|-B|--?(?:wrapper|specs|prefix|config|ld-|for-l|X[cl]|mllvm)|-f(?:pass-p|plug|use-l|module-m)|-Wl,.*(?:plu|mll|@))/u,
);

const sedOptions = {
  flags: 'nErsuz',
  long: 'quiet silent regexp-extended null-data separate unbuffered posix in-place follow-symlinks sandbox',
};

const scriptOption = /^(?:-[nErsuz]*e|--expression=)/u;

function judgeSed(args: readonly ReadArgument[]): Judgement {
  const scripts: ReadArgument[] = [];
  const others: ReadArgument[] = [];
  const end = args.indexOf('--') < 0 ? args.length : args.indexOf('--');
  const words = args.slice(0, end).values();
  for (const word of words) {
    // "-i" takes the rest of its word as a suffix.
    if (certainlyMatches(word, /^-[nErsuz]*i/u)) continue;
    if (certainlyMatches(word, scriptOption)) {
      // Where options end at the first operand, as POSIX has it, that operand is the script.
      if (scripts.length === 0) scripts.push(...others.filter((each) => !mayBeOption(each)).slice(0, 1));
      const script = getKnownStart(word).replace(scriptOption, '');
      scripts.push(script === '' ? (words.next().value ?? '') : script);
    } else {
      others.push(word);
    }
  }
  const reading = readOptions(sedOptions, [...others, ...args.slice(end)]);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "sed" to run a program`);
  if (scripts.length === 0) scripts.push(...reading.operands.slice(0, 1));
  const isHarmless = scripts.every((script) => typeof script === 'string' && isHarmlessScript(script));
  return isHarmless ? runsNothingElse : cannotBeTold('its script may run a program or write a file');
}

/** A delimiter of `s` and `y`: any ASCII punctuation but a backslash. */
const delimiter = '([!-/:-@[\\]-`{-~])';
/** A part of `s` or `y`, as sed ends it: at the first delimiter without a backslash before it, even in brackets. */
const upTo = (end: string): string => String.raw`(?:\\[\s\S]|(?!${end})[^\\\n])*${end}`;
const address = String.raw`(?:[0-9]+(?:~[0-9]+)?|\$|[+~][0-9]+|/${upTo('/')}I?)`;
const sedCommand = [
  '[=dDgGhHlnNpPqQxz] *(?:[0-9]+ *)?',
  `s${delimiter}${upTo('\\1').repeat(2)}[0-9gpIiMm]* *`,
  `y${delimiter}${upTo('\\2').repeat(2)} *`,
].join('|');

/** Matches a separator of commands, or a whole harmless command with its addresses. */
const harmlessCommand = new RegExp(
  String.raw`^(?:[\s;{}]+|(?:${address}(?:,${address})?)?[ !]*(?:\{|(?:${sedCommand})(?=[;}\n]|$)))`,
  'u',
);

function isHarmlessScript(script: string): boolean {
  let rest = script;
  while (rest !== '') {
    const end = harmlessCommand.exec(rest)?.[0].length;
    if (end === undefined) return false;
    rest = rest.slice(end);
  }
  return true;
}

const judgeAwk = judgeOperands(
  { valued: 'Fv', longValued: 'field-separator assign', leading: true },
  'may tell "awk" to run a program',
  ([program]) => {
    if (program === undefined) return runsNothingElse;
    const runs = typeof program !== 'string' || runningAwk.test(program.replaceAll('||', ' '));
    return runs ? cannotBeTold('its program may run a command or write a file') : runsNothingElse;
  },
);

const runningAwk = /system|getline|[|@]|\\\n|print[\s\S]*>/u;

/** Lets a pattern match an option together with the word after it. */
const join = (all: readonly ReadArgument[]) => all.map((one) => ` ${getKnownStart(one).replaceAll(' ', '')}`).join('');

/** Refuses a place of classes that is named like data, because Java takes an archive of any name. */
const refuseJava = refuse(
  /^(?:-XX:|-agent|-javaagent|@|--source|-Xrun)| --?(?:jar|cp|class-?path|p|module-path)[ =]\S*\.(?:csv|diff|err|html?|log|md|out|patch|sum|tmp|tsv|txt|xml)(?![^ :])/iu,
);

/** Patterns match prefixes of long options, because most tools take abbreviations. */
export const tools: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ...pairWords('apt apt-get aptitude', refuse(/^(?:-[A-Za-z0-9]*[oc]|--op|--co)/u, runsItsFiles)),
  ...pairWords(
    'apk brew dnf pacman yum zypper',
    refuse(/^(?:--set|--edit|--hook|--con|-[a-z]*c|(?:bundle|edit|exec|irb|ruby|sh)$)/u, runsItsFiles, unfinishedWord),
  ),
  ...pairWords('ar gcc-ar gcc-nm gcc-ranlib ld nm objcopy objdump ranlib size strip', refuse(/^(?:--?plu|@)/u)),
  ...pairWords('awk gawk mawk nawk original-awk', judgeAwk),
  ['cargo', refuse(/^(?:--config|--codegen|-[CZ]|watch$)/u)],
  ...pairWords('cc clang clang++ c++ g++ gcc gfortran rustc swiftc tcc', compilers),
  ['cmake', refuse(/^(?:-E|-P|-C|-D$|-D.*=|--trace-r|--$)/u)],
  ...pairWords(
    'docker podman nerdctl',
    refuseWords(/^(?:run|exec|create|unshare|--h|-H|--conf|plugin|context|(?:-f|--file=)?-$)/u),
  ),
  ['docker-compose', refuseWords(/^(?:run|exec)$/u)],
  ['find', judgeFind],
  ['gh', refuseWords(/^(?:alias|extension|ext|browse|config|codespace|cs|copilot|--edit|-e$|--$)/u)],
  [
    'go',
    refuseWords(
      /^--?(?:exec|toolexec|vettool|overlay|ldflags|gcflags|asmflags|gccgoflags|C|modfile)|^(?:generate|env|tool)$/u,
    ),
  ],
  ['gpg', refuse(/^--(?:ph|e.*-path|agent|keys|load|opt|pin|dirm)/u)],
  ['gradle', refuse(/^(?:-I|--init|-D|-P|-b|-c)/u)],
  ['install', refuse(/^(?:-[A-Za-z0-9]*s|--s)/u, runsNothingElse)],
  ['ip', refuse(/^(?:n|netns|vrf|v|exec|e|-b|-batch)/u, runsNothingElse, unfinishedWord)],
  ['java', (all) => refuseJava([...all, join(all)])],
  ['kubectl', refuseWords(/^(?:exec|run|debug|edit|cp|plugin|--kubeconfig|config|proxy|alpha)/u)],
  ...pairWords('latex lualatex pdflatex xelatex tex pdftex', refuse(/^--?[celps]|\\/u, knownByName, anyPrefix)),
  ...pairWords('less more most', judgePager),
  ['man', refuse(/^(?:-[A-Za-z0-9]*[PHCME]|--p|--h|--c|--m)/u, runsItsFiles)],
  ['mvn', refuse(/(?:^|:)exec|^(?:-D|-f|-s|--settings|--file|-gs)/u, knownByName, anyPrefix)],
  ...pairWords('gmake make', judgeMake),
  ...pairWords('nc ncat netcat', refuse(/^-[A-Za-z0-9]*[ec]|^--(?:e|s|l)/u, runsNothingElse)),
  ['nmap', refuse(/^--?(?:s|d|i)/u)],
  // A configuration may name a library to load.
  [
    'openssl',
    (all) => refuse(/^-{0,2}eng|^--?pro|^--c/u, join(all).includes(' -config') ? knownByName : runsNothingElse)(all),
  ],
  ['pip', refuse(/^(?:--?py|--edit|config$|edit$|--debug-cmd)/u, runsItsFiles, unfinishedWord)],
  ['pylint', refuse(/^--(?:init|load)/u)],
  ['pytest', refuse(/^(?:@|-p|-c|--conf|--rootdir|--pdb|--trace$|--doctest-g|-o|--ov)/u)],
  ['rake', refuse(/^(?:-[A-Za-z0-9]*[eEprfIR]|--ex|--re|--ra|--l)/u)],
  ['rg', refuse(/^--(?:pre|h)/u, runsNothingElse)],
  ['rsync', refuse(/^(?:-[A-Za-z0-9]*e|--(?:rs|da|conf))/u, runsItsFiles)],
  ['scp', refuse(/^-[A-Za-z0-9]*[oSFDJ]/u, runsItsFiles)],
  ...pairWords('fd fdfind', refuse(/^(?:-[A-Za-z0-9]*[xX]|--e)/u, runsNothingElse)),
  ...pairWords('gsed sed', judgeSed),
  ['sort', refuse(/^--c(?:$|o)/u, runsNothingElse)],
  ['split', refuse(/^--f/u, runsNothingElse)],
  ...pairWords('bsdtar gtar tar', judgeTar),
  ['tcpdump', refuse(/^-[A-Za-z0-9#]*[zw]/u, runsNothingElse)],
  ['terraform', refuseWords(/^(?:-chdir|console)/u)],
  ['wget', refuse(/^(?:-[A-Za-z0-9]*e|--e|--use-a|--conf)/u, runsItsFiles)],
  ['unzip', () => runsNothingElse],
  ['zip', refuse(/^(?:-[A-Za-z0-9]*T|--t|--u|-@)/u, runsNothingElse)],
]);
