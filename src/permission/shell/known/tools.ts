// Tools that run another program when some option or word tells them to.
import { eachWord, wordSet } from '../../text/word-list.ts';
import { beginning, isLike, type SeenArgument } from '../syntax.ts';
import {
  cannotBeTold,
  type HarmlessOptions,
  type Judgement,
  knownByName,
  mayBeOption,
  readOptions,
  runsItsFiles,
  runsNothingElse,
} from './options.ts';

/** Refuses -I and -F, and -T, whose file may hold options. */
export function judgeTar(args: readonly SeenArgument[]): Judgement {
  const [first = '-', ...rest] = args;
  const old = !beginning(first).startsWith('-');
  // The values of old letters follow as words of their own.
  if (old && !isLike(first, /^[AcdrtuxzjJavpkmhWOSf]+$/u)) return cannotBeTold('its letters may run a program');
  const reading = readOptions(tarOptions, old ? rest : args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "tar" to run a program`);
  return args.some((each) => beginning(each).includes(':'))
    ? cannotBeTold('an archive on another machine is fetched by a program')
    : runsNothingElse;
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

export function judgeMake(args: readonly SeenArgument[]): Judgement {
  const reading = readOptions(makeOptions, args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "make" to evaluate text`);
  const odd = reading.operands.some((word) => !isLike(word, /^[\w./%+@-]+$/u));
  return odd ? cannotBeTold('a variable of "make" may be a command') : runsItsFiles;
}

const makeOptions: HarmlessOptions = {
  flags: 'BikKnpqrRsStwdbm0123456789j',
  valued: 'COlo',
  long: 'always-make silent quiet keep-going dry-run just-print recon no-print-directory print-directory version jobs output-sync directory',
};

const findWords = wordSet(
  'a and amin anewer atime cmin cnewer ctime daystart delete depth empty executable false follow fstype gid group ignore_readdir_race ' +
    'ilname iname inum ipath iregex iwholename links lname ls maxdepth mindepth mmin mount mtime name newer nogroup noleaf not nouser o ' +
    'or path perm print print0 printf prune quit readable regex regextype samefile size true type uid user used wholename writable xdev ' +
    'xtype H L P D O0 O1 O2 O3 nowarn warn',
);

/** Expects full words: `find` accepts no abbreviations. */
export function judgeFind(args: readonly SeenArgument[]): Judgement {
  const odd = args.some((word) => {
    if (typeof word !== 'string') return mayBeOption(word);
    // Values of -size, -mtime and the like may be negative, and the value of -perm is a mode.
    const isValue = /^-(?:[0-9]+[a-zA-Z]?|[ugoa]+[-+=][-+=,ugoarwxXst]*)$/u.test(word);
    if (!word.startsWith('-') || isValue || word === '--') return false;
    return !findWords.has(word.slice(1)) && !/^-newer[aBcm][aBcmt]$/u.test(word);
  });
  return odd ? cannotBeTold('it may run a program for what it finds') : runsNothingElse;
}

const harmlessPagerOptions: HarmlessOptions = {
  flags: 'FRXSNiIrnsefEcmMgGqQuwWdBC0123456789',
  valued: 'jxyzbh',
};

function judgePager(args: readonly SeenArgument[]): Judgement {
  const reading = readOptions(harmlessPagerOptions, args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may be a command`);
  const odd = reading.operands.some((word) => /^(?:\+|$)/u.test(beginning(word)));
  return odd ? cannotBeTold('a word with "+" is a command of the pager') : runsNothingElse;
}

/** Beginnings of open arguments that may become an option or, in `unfinishedWord`, a sub-command. */
const unfinishedOption = /^(?:-[-\w]*)?$/u;
const unfinishedWord = /^(?:-[-\w]*|[a-z]*)$/u;

/** Refuses arguments that match the pattern, or open ones that may become such. */
function listed(
  pattern: RegExp,
  otherwise: Judgement = knownByName,
  open: RegExp = unfinishedOption,
): (args: readonly SeenArgument[]) => Judgement {
  return (args) => {
    const odd = args.some(
      (each) => pattern.test(beginning(each)) || (typeof each !== 'string' && open.test(each.begins)),
    );
    return odd ? cannotBeTold('an argument may be a command, or tell it to run one') : otherwise;
  };
}

const compilers = listed(/^(?:-wrapper|-fplugin|-specs|--specs|-B|-fuse-ld|-load|-Xclang|-Wl,-plugin|@)/u);

/** Patterns match prefixes of long options, as most tools accept abbreviations. */
export const tools: ReadonlyMap<string, (args: readonly SeenArgument[]) => Judgement> = new Map([
  ...eachWord('apt apt-get aptitude', listed(/^(?:-[A-Za-z0-9]*[oc]|--op|--co)/u, runsNothingElse)),
  ...eachWord(
    'apk brew dnf pacman pip yum zypper',
    listed(/^(?:--setopt|--edit|--hook|config$|edit$|sh$|--debug-cmd)/u, runsNothingElse, unfinishedWord),
  ),
  ['cargo', listed(/^(?:--config|-Z)/u)],
  ...eachWord('cc clang clang++ c++ g++ gcc gfortran', compilers),
  ['cmake', listed(/^(?:-E|-P|-C|-D.*=|--trace-r)/u)],
  ...eachWord(
    'docker podman nerdctl',
    listed(/^(?:run|exec|--h|-H|--conf|plugin|context)/u, knownByName, unfinishedWord),
  ),
  ['docker-compose', listed(/^(?:run|exec)$/u, knownByName, unfinishedWord)],
  [
    'gh',
    listed(/^(?:alias|extension|ext|browse|config|codespace|cs|copilot|--edit|-e$|--$)/u, knownByName, unfinishedWord),
  ],
  [
    'go',
    listed(
      /^--?(?:exec|toolexec|vettool|overlay|ldflags|gcflags|asmflags|gccgoflags|C|modfile)|^(?:generate|env|tool)$/u,
      knownByName,
      unfinishedWord,
    ),
  ],
  ['gpg', listed(/^--(?:ph|e.*-path|agent|keys|load|opt|pin|dirm)/u)],
  ['gradle', listed(/^(?:-I|--init|-D|-P|-b|-c)/u)],
  ['install', listed(/^(?:-[A-Za-z0-9]*s|--s)/u, runsNothingElse)],
  ['ip', listed(/^(?:n|netns|vrf|v|exec|e|-b|-batch)/u, runsNothingElse, unfinishedWord)],
  ['java', listed(/^(?:-XX:|-agent|-javaagent|@|--source|-Xrun)/u)],
  [
    'kubectl',
    listed(/^(?:exec|run|debug|edit|cp|plugin|--kubeconfig|config|proxy|alpha)/u, knownByName, unfinishedWord),
  ],
  ...eachWord('latex lualatex pdflatex xelatex tex pdftex', listed(/^--?(?:s|e)|\\/u, knownByName, /^/u)),
  ...eachWord('less more most', judgePager),
  ['man', listed(/^(?:-[A-Za-z0-9]*[PHCME]|--p|--h|--c|--m)/u, runsNothingElse)],
  ['mvn', listed(/(?:^|:)exec|^(?:-D|-f|-s|--settings|--file|-gs)/u, knownByName, /^/u)],
  ...eachWord('nc ncat netcat', listed(/^-[A-Za-z0-9]*[ec]|^--(?:e|s|l)/u, runsNothingElse)),
  ['nmap', listed(/^--?(?:s|d|i)/u)],
  ['openssl', listed(/^--?(?:engine|provider)/u, runsNothingElse)],
  ['pylint', listed(/^--(?:init|load)/u)],
  ['pytest', listed(/^(?:-p|-c|--conf|--rootdir|--pdbcls|-o)/u)],
  ['rake', listed(/^(?:-[A-Za-z0-9]*[eEprfIR]|--ex|--re|--ra|--l)/u)],
  ['rg', listed(/^--(?:pre|h)/u, runsNothingElse)],
  ['rsync', listed(/^(?:-[A-Za-z0-9]*e|--rs)/u, runsNothingElse)],
  ...eachWord('scp sftp', listed(/^-[A-Za-z0-9]*[oSFDJ]/u, runsNothingElse)),
  ...eachWord('fd fdfind', listed(/^(?:-[A-Za-z0-9]*[xX]|--e)/u, runsNothingElse)),
  ['sort', listed(/^--c(?:$|o)/u, runsNothingElse)],
  ['split', listed(/^--f/u, runsNothingElse)],
  ['tcpdump', listed(/^-[A-Za-z0-9#]*[zw]/u, runsNothingElse)],
  ['terraform', listed(/^(?:-chdir|console)/u, knownByName, unfinishedWord)],
  ['wget', listed(/^(?:-[A-Za-z0-9]*e|--e|--use-a|--conf)/u, runsNothingElse)],
  ['unzip', () => runsNothingElse],
  ['zip', listed(/^(?:-[A-Za-z0-9]*T|--t|--u|-@)/u, runsNothingElse)],
]);
