// Finds what `shell: any` can't judge: text that shells parse differently, evaluated values, influential variables.
import type { Assignment, Command, ParameterExpansionPart, SyntaxNode, Word } from 'unbash';
import { splitWords } from '../text/word-list.ts';

const plainTarget = /^[\w./%+:,@=-]+$/u;

/** Returns why one shell may run what another reads as a word. Random texts, run in Bash and dash, showed the cases. */
export function findParsingDoubt(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'Command':
      if (hasDescriptorWord(node)) return 'Bash evaluates a word in braces before a redirection';
      return hasTouchingWords(node) ? 'two words touch, which is one word to a shell' : undefined;
    case 'Word':
      return findWordDoubt(node);
    case 'DoubleQuoted':
    case 'LocaleString':
      return node.parts.some((part) => part.type === 'Literal' && hasUnescaped(part.text, substitution))
        ? unparsed
        : undefined;
    case 'AnsiCQuoted':
      return node.text.includes("\\'") ? "\"$'…\\'…'\" ends elsewhere in other shells" : undefined;
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      return node.script === undefined ? unparsed : undefined;
    case 'ArithmeticExpansion':
      return node.expression === undefined ? unparsed : undefined;
    case 'ArithmeticWord':
      // The grammar takes words here that are no arithmetic; some shells run them as commands.
      return /[\s;|&<>()]/u.test(node.value) ? unparsed : undefined;
    case 'ArithmeticCommand':
      return '"((" is read differently by some shells';
    case 'TestLogical':
      return '"&&" and "||" in "[[ ]]" are read differently by some shells';
    case 'Redirect':
      if (node.operator.startsWith('&')) return `"${node.operator}" is read differently by some shells`;
      return node.operator === '>&' && !plainTarget.test(node.target?.text ?? '')
        ? 'Bash expands the name of a file after ">&" twice, even one in quotes'
        : undefined;
    case 'HereDocDelimiter':
      return plainDelimiter.test(node.text) ? undefined : 'some shells read the end of a here-document differently';
    case 'HereDocBody':
      // In a here-document, a single quote is plain text, but the grammar reads it as a quote.
      return node.parts?.some((part) => part.type === 'ParameterExpansion' && part.text.includes("'")) === true
        ? unparsed
        : undefined;
    default:
      return node.type === 'Unknown' ? unparsed : undefined;
  }
}

const unparsed = 'a part of the text cannot be parsed';
const substitution = /`|\$[({[]/u;
const structure = /[()<>;&|`$\n"']/u;
const plainDelimiter = /^(?:\\?[A-Za-z0-9_.-]+|'[A-Za-z0-9_. -]+'|"[A-Za-z0-9_. -]+")$/u;

/** Finds words that touch: the grammar splits `cu>()rl`, while Bash runs `curl`. */
function hasTouchingWords(command: Command): boolean {
  const words = [...command.prefix, command.name, ...command.suffix].filter(
    (each) => each?.type === 'Word' || each?.type === 'Assignment',
  );
  return words.some((word, index) => word.pos === words[index - 1]?.end);
}

/** Finds `{a[0]}>file`, whose word Bash takes for a variable: it evaluates the subscript. */
function hasDescriptorWord({ suffix, redirects }: Command): boolean {
  const starts = [...suffix, ...redirects].filter(({ type }) => type === 'Redirect').map(({ pos }) => pos);
  return suffix.some((each) => each.type === 'Word' && /^\{[\s\S]*\}$/u.test(each.text) && starts.includes(each.end));
}

function findWordDoubt(word: Word): string | undefined {
  const plain = word.parts === undefined ? [word] : word.parts.filter((part) => part.type === 'Literal');
  return plain.some((each) => hasUnescaped(each.text, structure)) ? unparsed : undefined;
}

function hasUnescaped(text: string, pattern: RegExp): boolean {
  return pattern.test(text.replace(/\\[\s\S]/gu, ''));
}

/** Returns why Bash may evaluate a value as code, as it does with a variable in arithmetic. */
export function findEvaluation(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ArithmeticWord':
      return isNumber(node.value) ? undefined : arithmeticDoubt;
    case 'ParameterExpansion':
      return findParameterEvaluation(node);
    case 'Assignment':
      return findAssignmentEvaluation(node);
    case 'Command':
      // Without a program, an assignment sets a variable of the text, and is judged as a node of its own.
      return node.name === undefined ? undefined : whyChangesEnvironment(node);
    case 'TestUnary':
      return node.operator === '-v' || node.operator === '-R' ? whyNotOrdinaryWord(node.operand) : undefined;
    case 'TestBinary':
      if (!comparisons.has(node.operator)) return undefined;
      return [node.left, node.right].every((word) => isNumber(unquote(word.text))) ? undefined : arithmeticDoubt;
    case 'For':
    case 'Select':
    case 'Coproc':
      return node.name === undefined ? undefined : whyNotOrdinaryWord(node.name);
    case 'Redirect':
    case 'HereDoc':
    case 'HereString':
      return node.descriptor?.type === 'FileDescriptorVariable' ? whyNotOrdinary(node.descriptor.name) : undefined;
    default:
      return undefined;
  }
}

const comparisons = splitWords('-eq -ne -lt -le -gt -ge');

const arithmeticDoubt = 'arithmetic over a variable runs what the variable holds';

/** Counts `$?`, `$#`, `$$`, `$!` and lengths as numbers. */
function isNumber(text: string): boolean {
  return /^ *-?(?:[0-9]+(?:#[0-9A-Za-z]+)?|0[xX][0-9A-Fa-f]+|\$[?#$!]|\$\{#[A-Za-z0-9_]*(?:\[[@*]\])?\}) *$/u.test(
    text,
  );
}

function unquote(text: string): string {
  return text.replace(/^(["'])(.*)\1$/su, '$2');
}

/** Transformations that only quote, or change case. */
const harmlessTransforms = new Set(['Q', 'U', 'u', 'L']);

function findParameterEvaluation(node: ParameterExpansionPart): string | undefined {
  if (node.prefix === '!') return `"${node.text}" is known only when it runs, and may run more`;
  if (node.index !== undefined && !/^(?:[@*]|[0-9]+)$/u.test(node.index.text)) return arithmeticDoubt;
  const { operation } = node;
  if (operation === undefined) return undefined;
  if (operation.type === 'Transform' && !harmlessTransforms.has(operation.operand.text)) {
    return `"${node.text}" may run what the variable holds`;
  }
  if (operation.type === 'Slice') {
    const bounds = [operation.offset, ...(operation.length === undefined ? [] : [operation.length])];
    return bounds.every((bound) => isNumber(bound.text)) ? undefined : arithmeticDoubt;
  }
  return operation.operator.endsWith('=') ? whyNotOrdinary(node.parameter) : undefined; // "=" and ":=" assign
}

function findAssignmentEvaluation(node: Assignment): string | undefined {
  if (node.index !== undefined && !/^[0-9]+$/u.test(node.index.text)) return arithmeticDoubt;
  const { value } = node;
  if (value.type !== 'ArrayValue') {
    return value.value.startsWith('(') ? 'the text of an array runs what it holds' : whyNotOrdinary(node.name);
  }
  const isComputed = ({ text }: Word): boolean => text.startsWith('[') && !/^\[[0-9]+\]\+?=/u.test(text);
  return value.elements.some(isComputed) ? arithmeticDoubt : whyNotOrdinary(node.name);
}

function whyChangesEnvironment({ prefix }: Command): string | undefined {
  const assignment = prefix.find((each) => each.type === 'Assignment' && changesEnvironment(each.name));
  return assignment?.type === 'Assignment' ? describeVariable(assignment.name) : undefined;
}

function whyNotOrdinaryWord(name: Word): string | undefined {
  return whyNotOrdinary(unquote(name.text));
}

function whyNotOrdinary(name: string): string | undefined {
  return isOrdinaryName(name) || /^[0-9]+$/u.test(name) ? undefined : describeVariable(name);
}

function describeVariable(name: string): string {
  return `setting or reading ${JSON.stringify(name.slice(0, 60))} may change what runs`;
}

/** Parts of the names of variables by which programs find, start or configure others. */
const influentialName = new RegExp(
  [
    'PATH|LIB|OPT|FLAGS|HOME|SHELL|EDIT|VISUAL|PAGER|BROWSER|COMMAND|CMD|EXEC|PRELOAD|ASKPASS|SSH|RSH|HOOK|PROMPT',
    'CONF(?!IRM)|_ARGS$|_PROG$|_BIN$|GEMFILE|ENGINES|MODULES|SHARED_CREDENTIALS|^R_|PLUGIN|WRAPPER|LAUNCHER|RUNNER|INIT|STARTUP|TEMPLATE|BASH|ZSH|PYTHON|PERL|RUBY|JAVA|JDK|AWK|MAKE|CARGO_|RUSTC',
    '^(?:GIT|NPM|LD|DYLD|TAR|LESS|MAN|SUDO|GEM|GCONV|PIP|YARN|PNPM|DOCKER|KUBE|GO|LC_ALL_)_?(?:[A-Z].*)?$',
    '^(?:S?RANDOM|SECONDS|LINENO|EPOCHSECONDS|BASHPID)$', // Bash evaluates what is assigned to an integer
    '^(?:ENV|PS[0-9]|CC|CXX|CPP|AR|AS|LD|LEX|YACC|IFS_)$|RC$|DIFF|MERGE|INTERPRETER|DEBUGGER|POSIX|MAPPER',
    // Programs that the built-in rules of "make" run.
    '^(?:CO|GET|RM|FC|F77|PC|M2C|LINT|OBJC|TEX|TEXI2DVI|C?WEAVE|C?TANGLE)$',
  ].join('|'),
  'u',
);

const harmlessNames = splitWords(
  'GIT_AUTHOR_DATE GIT_AUTHOR_EMAIL GIT_AUTHOR_NAME GIT_COMMITTER_DATE GIT_COMMITTER_EMAIL GIT_COMMITTER_NAME GIT_TERMINAL_PROMPT ' +
    'NPM_TOKEN PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONUNBUFFERED CARGO_TERM_COLOR GOOS GOARCH CGO_ENABLED',
);

/** Tells whether a variable may change what runs. Names in lower case are the text's own, except for npm's. */
function changesWhatRuns(name: string): boolean {
  if (/^npm_/iu.test(name)) return !harmlessNames.has(name);
  return influentialName.test(name) && !harmlessNames.has(name);
}

/** Checks the name in upper case too, because Windows takes `path` for `PATH`. */
export function changesEnvironment(name: string): boolean {
  return changesWhatRuns(name) || changesWhatRuns(name.toUpperCase());
}

export function isOrdinaryName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name) && !changesWhatRuns(name);
}
