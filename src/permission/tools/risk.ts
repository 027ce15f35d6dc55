// What a command lets an intern do, in a word; a hint for people, never part of a decision.
import { canRunOthers, programName } from '../shell/programs.ts';
import type { Word } from '../shell/words.ts';

/** From the least to the most. */
export const risks = ['reads', 'unknown', 'writes', 'network', 'deletes', 'publishes', 'runs-anything'] as const;

/** What a rule would let the intern do, in a word. */
export type Risk = (typeof risks)[number];

const byProgram: ReadonlyMap<string, Risk> = new Map([
  ...entries(
    'reads',
    'cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami',
  ),
  ...entries('writes', 'chmod chown cp install ln mkdir mv tee touch truncate'),
  ...entries('network', 'curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget'),
  ...entries('deletes', 'dd mkfs rm rmdir shred unlink'),
]);

/** Sub-commands that say more than their program. */
const bySubcommand: ReadonlyMap<string, Risk> = new Map([
  ...['blame', 'diff', 'log', 'ls-files', 'rev-parse', 'show', 'status'].map((sub) => [`git ${sub}`, 'reads'] as const),
  ...['add', 'apply', 'checkout', 'commit', 'merge', 'rebase', 'stash', 'switch'].map(
    (sub) => [`git ${sub}`, 'writes'] as const,
  ),
  ...['clone', 'fetch', 'pull'].map((sub) => [`git ${sub}`, 'network'] as const),
  ...['clean', 'reset', 'rm'].map((sub) => [`git ${sub}`, 'deletes'] as const),
  ['git push', 'publishes'],
  ['npm publish', 'publishes'],
  ['pnpm publish', 'publishes'],
  ['yarn publish', 'publishes'],
  ['cargo publish', 'publishes'],
  ['docker push', 'publishes'],
  ['gh release', 'publishes'],
]);

function entries(risk: Risk, programs: string): readonly (readonly [string, Risk])[] {
  return programs.split(' ').map((program) => [program, risk] as const);
}

/**
 * The risk of allowing a tool, or of commands the worst of theirs.
 *
 * @param commands - undefined when the text is more than literal commands: then anything may run
 */
export function riskOfCommands(tool: string, commands: readonly (readonly Word[])[] | undefined): Risk {
  if (commands === undefined) return tool === 'shell' ? 'runs-anything' : 'unknown';
  return commands.map(riskOfCommand).reduce((a, b) => (risks.indexOf(a) > risks.indexOf(b) ? a : b));
}

function riskOfCommand(words: readonly Word[]): Risk {
  const program = programName(words[0]?.text ?? '');
  const known = bySubcommand.get(`${program} ${words[1]?.text ?? ''}`) ?? byProgram.get(program);
  if (known !== undefined) return known;
  // Build tools and test runners are on that list too: what they run is in the files of the repository.
  return canRunOthers(program) ? 'runs-anything' : 'unknown';
}
