// Judges tools that run another program if an option, a word or a script tells them to.
import { pairWords, splitWords } from '../../text/word-list.ts';
import { certainlyMatches, getKnownStart, type ReadArgument } from '../syntax.ts';
import type { Judge, Judgement } from './options.ts';
import { cannotBeTold, judgeOperands, knownByName, mayBeOption, runsItsFiles, runsNothingElse } from './options.ts';
import { judgeAwk, judgeSed } from './sed-and-awk.ts';

/** Refuses -I and -F, which run a program, and -T, whose file may have options in it. */
function judgeTar(args: readonly ReadArgument[]): Judgement {
  const [first = '-', ...rest] = args;
  // In `tar xf a.tar`, the first word has letters without a dash, and their values follow as separate words.
  const isOldStyle = !getKnownStart(first).startsWith('-');
  if (isOldStyle && !certainlyMatches(first, /^[AcdrtuxzjJavpkmhWOSf]+$/u))
    return cannotBeTold('its letters may run a program');
  const isRemote = args.some((each) => getKnownStart(each).includes(':'));
  return judgeOperands(tarOptions, 'may tell "tar" to run a program', () =>
    isRemote ? cannotBeTold('an archive on another machine is fetched by a program') : runsNothingElse,
  )(isOldStyle ? rest : args);
}

const tarOptions = {
  flags: 'AcdrtuxzjJavpkmhWOSU',
  valued: 'fCX',
  long:
    'append create extract get list update diff compare verbose gzip gunzip bzip2 xz zstd auto-compress keep-old-files overwrite ' +
    'no-same-owner no-same-permissions same-permissions preserve-permissions dereference wildcards to-stdout sort mtime owner group ' +
    'numeric-owner exclude strip-components directory file exclude-vcs one-file-system version',
  longValued: 'exclude-from',
};

const makeOptions = {
  flags: 'BikKnpqrRsStwdbm0123456789jOl.', // -O and -l never take the next word as their value
  valued: 'Co',
  long: 'always-make silent quiet keep-going dry-run just-print recon no-print-directory print-directory version jobs output-sync directory',
};
const judgeMake = judgeOperands(makeOptions, 'may tell "make" to evaluate text', (words) => {
  const isOdd = words.some((word) => !certainlyMatches(word, /^[\w./%+@-]+$/u));
  return isOdd ? cannotBeTold('a variable of "make" may be a command') : runsItsFiles;
});

function judgeFind(args: readonly ReadArgument[]): Judgement {
  return args.every(isHarmlessInFind) ? runsNothingElse : cannotBeTold('it may run a program for what it finds');
}

/** Compares full words, because `find` takes no abbreviations. */
function isHarmlessInFind(word: ReadArgument): boolean {
  if (typeof word !== 'string') return !mayBeOption(word);
  if (!word.startsWith('-') || word === '--') return true;
  // A value of -size, -mtime and the like may be negative, and a mode for -perm may begin with a dash.
  const isValue = /^-(?:[0-9]+[a-zA-Z]?|[ugoa]+[-+=][-+=,ugoarwxXst]*)$/u.test(word);
  return isValue || findWords.has(word.slice(1)) || /^-newer[aBcm][aBcmt]$/u.test(word);
}

const findWords = splitWords(
  'a and amin anewer atime cmin cnewer ctime daystart delete depth empty executable false follow fstype gid group ignore_readdir_race ' +
    'ilname iname inum ipath iregex iwholename links lname ls maxdepth mindepth mmin mount mtime name newer nogroup noleaf not nouser o ' +
    'or path perm print print0 printf prune quit readable regex regextype samefile size true type uid user used wholename writable xdev ' +
    'xtype H L P D O0 O1 O2 O3 nowarn warn',
);

const pagerOptions = { flags: 'FRXSNiIrnsefEcmMgGqQuwWdBC0123456789', valued: 'jxyzbh' };
const judgePager = judgeOperands(pagerOptions, 'may be a command', (words) => {
  // An argument of which nothing is known may become a word with "+" too.
  const isOdd = words.map(getKnownStart).some((start) => start === '' || start.startsWith('+'));
  return isOdd ? cannotBeTold('a word with "+" is a command of the pager') : runsItsFiles;
});

/** Refuses arguments that match `risky`, and those of which only the beginning is known, if that matches `unfinished`. */
function refuse(risky: RegExp, otherwise: Judgement, unfinished: RegExp): Judge {
  return (args) => {
    const isRisky = (each: ReadArgument): boolean =>
      risky.test(getKnownStart(each)) || (typeof each !== 'string' && unfinished.test(each.prefix));
    return args.some(isRisky) ? cannotBeTold('an argument may be a command, or tell it to run one') : otherwise;
  };
}

/** `risks`: what to refuse in arguments, by names of tools with spaces between. `otherwise`: the judgement if all pass. */
function refuseEach(otherwise: Judgement, unfinished: RegExp, risks: Readonly<Record<string, RegExp>>) {
  return Object.entries(risks).flatMap(([names, risky]) => pairWords(names, refuse(risky, otherwise, unfinished)));
}

const unfinishedOption = /^(?:-[-\w]*)?$/u;
/** Also matches the beginning of a sub-command. */
const unfinishedCommand = /^(?:-[-\w]*|[a-z]*)$/u;

/** Refuses options that load other code, and a class path that is named like data: Java takes an archive of any name. */
const refuseJava = refuse(
  /^(?:-XX:|-agent|-javaagent|@|--source|-Xrun)| --?(?:jar|cp|class-?path|p|module-path)[ =]\S*\.(?:csv|diff|err|html?|log|md|out|patch|sum|tmp|tsv|txt|xml)(?![^ :])/iu,
  knownByName,
  unfinishedOption,
);

/** Writes all words as one text, where a pattern can match an option together with the word after it: ` -cp a.txt`. */
function joinWords(args: readonly ReadArgument[]): string {
  return args.map((each) => ` ${getKnownStart(each).replaceAll(' ', '')}`).join('');
}

function judgeOpenssl(args: readonly ReadArgument[]): Judgement {
  // A configuration may name a library to load.
  const otherwise = joinWords(args).includes(' -config') ? knownByName : runsNothingElse;
  return refuse(/^-{0,2}eng|^--?pro|^--c/u, otherwise, unfinishedOption)(args);
}

/** The patterns match prefixes of long options, because most tools take abbreviations. */
export const tools: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ...pairWords('awk gawk mawk nawk original-awk', judgeAwk),
  ['find', judgeFind],
  ['java', (args) => refuseJava([...args, joinWords(args)])],
  ...pairWords('less more most', judgePager),
  ...pairWords('gmake make', judgeMake),
  ['openssl', judgeOpenssl],
  ...pairWords('gsed sed', judgeSed),
  ...pairWords('bsdtar gtar tar', judgeTar),
  ['unzip', () => runsNothingElse],
  ...refuseEach(runsNothingElse, unfinishedOption, {
    'fd fdfind': /^(?:-[A-Za-z0-9]*[xX]|--e)/u,
    install: /^(?:-[A-Za-z0-9]*s|--s)/u,
    'nc ncat netcat': /^-[A-Za-z0-9]*[ec]|^--(?:e|s|l)/u,
    rg: /^--(?:pre|h)/u,
    sort: /^--c(?:$|o)/u,
    split: /^--f/u,
    tcpdump: /^-[A-Za-z0-9#]*[zw]/u,
    zip: /^(?:-[A-Za-z0-9]*T|--t|--u|-@)/u,
  }),
  ['ip', refuse(/^(?:n|netns|vrf|v|exec|e|-b|-batch)/u, runsNothingElse, unfinishedCommand)],
  ...refuseEach(runsItsFiles, unfinishedOption, {
    'apt apt-get aptitude': /^(?:-[A-Za-z0-9]*[oc]|--op|--co)/u,
    man: /^(?:-[A-Za-z0-9]*[PHCME]|--p|--h|--c|--m)/u,
    rsync: /^(?:-[A-Za-z0-9]*e|--(?:rs|da|conf))/u,
    scp: /^-[A-Za-z0-9]*[oSFDJ]/u,
    wget: /^(?:-[A-Za-z0-9]*e|--e|--use-a|--conf)/u,
  }),
  ...refuseEach(runsItsFiles, unfinishedCommand, {
    'apk brew dnf pacman yum zypper': /^(?:--set|--edit|--hook|--con|-[a-z]*c|(?:bundle|edit|exec|irb|ruby|sh)$)/u,
    pip: /^(?:--?py|--edit|config$|edit$|--debug-cmd)/u,
  }),
  ...refuseEach(knownByName, unfinishedOption, {
    'ar gcc-ar gcc-nm gcc-ranlib ld nm objcopy objdump ranlib size strip': /^(?:--?plu|@)/u,
    cargo: /^(?:--config|--codegen|-[CZ]|watch$)/u,
    'cc clang clang++ c++ g++ gcc gfortran rustc swiftc tcc':
      /^(?:@|-$|(?:.*\/)?(?:stdin$|fd\/)|-B|--?(?:wrapper|specs|prefix|config|ld-|for-l|X[cl]|mllvm)|-f(?:pass-p|plug|use-l|module-m)|-Wl,.*(?:plu|mll|@))/u,
    cmake: /^(?:-E|-P|-C|-D$|-D.*=|--trace-r|--$)/u,
    gpg: /^--(?:ph|e.*-path|agent|keys|load|opt|pin|dirm)/u,
    gradle: /^(?:-I|--init|-D|-P|-b|-c)/u,
    nmap: /^--?(?:s|d|i)/u,
    pylint: /^--(?:init|load)/u,
    pytest: /^(?:@|-p|-c|--conf|--rootdir|--pdb|--trace$|--doctest-g|-o|--ov)/u,
    rake: /^(?:-[A-Za-z0-9]*[eEprfIR]|--ex|--re|--ra|--l)/u,
  }),
  ...refuseEach(knownByName, unfinishedCommand, {
    'docker podman nerdctl': /^(?:run|exec|create|unshare|--h|-H|--conf|plugin|context|(?:-f|--file=)?-$)/u,
    'docker-compose': /^(?:run|exec)$/u,
    gh: /^(?:alias|extension|ext|browse|config|codespace|cs|copilot|--edit|-e$|--$)/u,
    go: /^--?(?:exec|toolexec|vettool|overlay|ldflags|gcflags|asmflags|gccgoflags|C|modfile)|^(?:generate|env|tool)$/u,
    kubectl: /^(?:exec|run|debug|edit|cp|plugin|--kubeconfig|config|proxy|alpha)/u,
    terraform: /^(?:-chdir|console)/u,
  }),
  ...refuseEach(knownByName, /^/u, {
    'latex lualatex pdflatex xelatex tex pdftex': /^--?[celps]|\\/u,
    mvn: /(?:^|:)exec|^(?:-D|-f|-s|--settings|--file|-gs)/u,
  }),
]);
