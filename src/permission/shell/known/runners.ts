// Judges `env`, `nice`, `timeout` and `xargs`, which run the command after them.
import { splitWords } from '../../text/word-list.ts';
import { certainlyMatches, type ReadArgument } from '../syntax.ts';
import { type HarmlessOptions, type Judgement, readOptions, runsNothingElse } from './options.ts';

const runnerOptions: Readonly<Record<'nice' | 'timeout' | 'xargs', HarmlessOptions>> = {
  nice: { valued: 'n', longValued: 'adjustment', stopsAtOperand: true },
  timeout: {
    flags: 'v',
    valued: 'ks',
    long: 'foreground preserve-status verbose',
    longValued: 'kill-after signal',
    stopsAtOperand: true,
  },
  // Leave out "-I" and the like, which put input into the words of the command.
  xargs: { flags: '0rtx', valued: 'nPL', long: 'null no-run-if-empty', stopsAtOperand: true },
};

const readingPrograms: ReadonlySet<string> = splitWords(
  'basename cat cmp cut dirname du echo egrep fgrep grep head ls md5sum readlink realpath sha1sum sha256sum stat tail wc',
);

/** Returns undefined for other programs than these four, and if it is unknown what runs. */
export function judgeRunner(name: string, args: readonly ReadArgument[]): Judgement | undefined {
  if (name === 'env' && args.length === 0) return runsNothingElse;
  if (name !== 'nice' && name !== 'timeout' && name !== 'xargs') return undefined;
  const reading = readOptions(runnerOptions[name], args);
  if ('doubtful' in reading) return undefined;
  const [first, ...rest] = reading.operands;
  if (first === undefined) return name === 'timeout' ? undefined : runsNothingElse;
  if (name === 'timeout' && !certainlyMatches(first, /^\d+(?:\.\d+)?[smhd]?$/u)) return undefined;
  const [program, ...words] = name === 'timeout' ? rest : [first, ...rest];
  if (typeof program !== 'string') return undefined;
  if (name !== 'xargs') return { type: 'runs', program, arguments: words };
  // xargs adds unknown words, which are harmless only to programs that just read files.
  const extendedWords = [...words, { prefix: '', isOneWord: false }];
  return readingPrograms.has(program) ? { type: 'runs', program, arguments: extendedWords } : undefined;
}
