// Rates how much a command lets an intern do. This is a hint for people: no decision depends on it.
import { findReach } from '../lint/open-ended.ts';
import { getProgramName } from '../shell/programs.ts';
import type { Word } from '../shell/words.ts';
import { pairWords } from '../text/word-list.ts';

/** From the least to the greatest risk. */
export const riskWords = {
  reads: 'it reads',
  unknown: 'unknown',
  writes: 'it writes files',
  network: 'it uses the network',
  deletes: 'it deletes',
  publishes: 'it publishes',
  'changes-ci': 'it changes what the CI runs, or this policy',
  'runs-anything': 'it can run anything',
} as const;

export type Risk = keyof typeof riskWords;

const risks = Object.keys(riskWords);

const byProgram = new Map<string, Risk>([
  ...pairWords<Risk>(
    'cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami',
    'reads',
  ),
  ...pairWords<Risk>('chmod chown cp install ln mkdir mv tee touch truncate', 'writes'),
  ...pairWords<Risk>('curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget', 'network'),
  ...pairWords<Risk>('dd mkfs rm rmdir shred unlink', 'deletes'),
]);

const byGitSubcommand = new Map<string, Risk>([
  ...pairWords<Risk>('blame diff log ls-files rev-parse show status', 'reads'),
  ...pairWords<Risk>('add apply checkout commit merge rebase stash switch', 'writes'),
  ...pairWords<Risk>('clone fetch pull', 'network'),
  ...pairWords<Risk>('clean reset rm', 'deletes'),
  ['push', 'publishes'],
]);

const publishCommand = /^(?:(?:npm|pnpm|yarn|cargo) publish|docker push|gh release)$/u;

/** Returns the highest risk. `commands` is undefined if the text is not plain commands: a shell may then run anything. */
export function rateCommands(tool: string, commands: readonly (readonly Word[])[] | undefined): Risk {
  if (commands === undefined) return tool === 'shell' ? 'runs-anything' : 'unknown';
  return commands.map(rateCommand).reduce((a, b) => (risks.indexOf(a) > risks.indexOf(b) ? a : b));
}

export function isCiPath(path: string): boolean {
  const names = path.toLowerCase().split('/');
  return names.includes('.github') || names.includes('.gitlab-ci.yml');
}

function rateCommand(words: readonly Word[]): Risk {
  const [program = '', ...args] = words.map((word) => word.text);
  const name = getProgramName(program);
  const gitRisk = name === 'git' ? byGitSubcommand.get(args[0] ?? '') : undefined;
  const publishRisk = publishCommand.test(`${name} ${args[0] ?? ''}`) ? 'publishes' : undefined;
  const listedRisk = gitRisk ?? publishRisk ?? byProgram.get(name);
  const knownRisk = listedRisk !== 'reads' && args.some(isCiPath) ? 'changes-ci' : listedRisk;
  const reach = findReach(name);
  // `findReach` knows build tools and test runners, which run files of the repository.
  if (knownRisk === undefined) return reach === 'no-further' ? 'unknown' : 'runs-anything';
  return reach === 'no-further' || areOptionsHarmless(name, args) ? knownRisk : 'runs-anything';
}

/** Options that neither run a program nor write a file; any other option may. */
const harmlessOptions: ReadonlyMap<string, RegExp> = new Map([
  [
    'git',
    /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-lazy-fetch|no-merges|no-pager|no-show-signature|no-sort|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|submodule=short|tags|until=.*|verbose))$/u,
  ],
  ['sort', /^-[bdfghikmnrsuVz0-9,.]+$/u],
  ['rg', /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
  ['tree', /^-[adfils]+$/u],
  ['tail', /^-[fnqv0-9]+$/u],
  ['date', /^(?:-u|-I)$/u],
  ['file', /^-[bi]+$/u],
  ['jq', /^-[crsnSe]+$/u],
  ['curl', /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u],
]);

function areOptionsHarmless(name: string, args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith('-'));
  // The second argument of uniq is its output.
  if (name === 'uniq') return args.length < 2 && options.length === 0;
  return options.every((option) => harmlessOptions.get(name)?.test(option) === true);
}
