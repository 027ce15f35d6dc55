// `interns policy hook`: judges a tool call of an agent, or changes the settings of the agent.
import { unlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { hookNames } from '../../agents/hook-names.ts';
import { hooks } from '../../agents/hooks.ts';
import { describeError, type InputError, orThrow } from '../../errors.ts';
import { makeFolders, readRegularFile } from '../../folders.ts';
import type { SettingsChange } from '../../hook/install.ts';
import {
  createEntryCommand,
  getSettingsFile,
  getSettingsFolder,
  planEntry,
  planFallback,
  planRemoval,
  UnfitSettings,
} from '../../hook/install.ts';
import { forceExit, judgeStdin } from '../../hook/process.ts';
import { type HookSettings, readHookSettings } from '../../hook/settings.ts';
import { conflict, invalid } from '../../inputs/values.ts';
import { oneLine } from '../../log.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import { toShellWord } from '../../shell-word.ts';
import type { Invocation } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { print, tell } from '../screen.ts';
import { replaceFile, toUnifiedDiff } from './patch.ts';

export async function runHookPolicy(invocation: Invocation): Promise<number> {
  const { has, value, io } = invocation;
  const hookArgs = ['for', 'policy', 'undecided', 'transcript'].flatMap((name) => {
    const text = value(name);
    return text === undefined ? [] : [`--${name}`, name === 'policy' ? path.resolve(io.cwd, text) : text];
  });
  if (!has('install') && !has('uninstall')) {
    // Tell a person who tries the hook that it waits, because it shows nothing until it gives up.
    if (io.terminal?.canAsk === true && hookNames.some((name) => name === value('for'))) {
      const waitingNote = 'Waiting for a tool call as JSON on standard input, as an agent gives it.';
      tell(io, `${waitingNote} "--install" sets the agent up.`);
    }
    const { code, stdout, stderr, isLate } = await judgeStdin(hookArgs, io);
    io.stdout(stdout);
    io.stderr(stderr);
    if (isLate === true) forceExit(); // a pending read of standard input would delay the exit
    return code;
  }
  if (has('install') && has('uninstall')) {
    throw conflict('install', 'Both --install and --uninstall are given. Leave one out.');
  }
  const settings = orThrow(
    () => readHookSettings(hookArgs),
    (error) => invalid('for', `The hook can't be installed: ${describeError(error)}.`),
  );
  if (has('install') && settings.policy !== undefined) await requireValidPolicy(settings.policy, settings);
  return changeSettings(settings, invocation);
}

/** Refuses an invalid policy, because with it the hook would refuse every call. */
async function requireValidPolicy(file: string, { host }: HookSettings): Promise<void> {
  const createRefusal = (what: string, remedy: string): InputError => {
    const consequence = 'With it, the hook would refuse every call, so nothing is changed.';
    return invalid('policy', `--policy is ${JSON.stringify(file)}, which ${what}. ${consequence} ${remedy}`);
  };
  const initRemedy = `"interns policy init --for ${host} ${toShellWord(file)}" writes a starting file.`;
  const toRefusal = (error: unknown) => createRefusal(`can't be read: ${describeError(error)}`, initRemedy);
  const text = orThrow(() => readRegularFile(file), toRefusal);
  const reading = await readPolicy(text, file);
  if ('policy' in reading) return;
  const [{ line, message } = { line: 1, message: '' }] = reading.problems;
  const remedy = `"interns policy check ${toShellWord(file)}" lists all of its problems.`;
  throw createRefusal(`is not a valid policy: line ${line}: ${message.replace(/\.$/, '')}`, remedy);
}

async function changeSettings(settings: HookSettings, invocation: Invocation): Promise<number> {
  const { has, io } = invocation;
  const profile = hooks[settings.host];
  const program = path.join(import.meta.dirname, 'hook.js');
  const command = createEntryCommand(settings, { node: process.execPath, program });
  const user = { env: io.env, home: io.env['HOME'] ?? homedir() };
  const file = getSettingsFile(profile, user);
  let changes: readonly SettingsChange[];
  try {
    const change = has('install') ? planEntry(profile, file, command) : planRemoval(profile, file);
    const fallbackChange = planFallback(profile, getSettingsFolder(profile, user), has('install'));
    changes = fallbackChange === undefined ? [change] : [change, fallbackChange];
  } catch (error) {
    if (!(error instanceof UnfitSettings)) throw error;
    const remedy = 'Nothing is changed. Paste an entry that runs this command:';
    tell(io, oneLine(`interns policy hook: ${error.message} ${remedy}`));
    print(io, command);
    return usageExitCode;
  }
  for (const change of changes) await showOrWrite(change, invocation);
  if (!has('write') && changes.some(({ before, after }) => before !== after)) {
    tell(io, 'Nothing is written yet. Add --write.');
  }
  if (has('write') && has('install')) {
    const { host, policy } = settings;
    const trust = policy === undefined ? 'run "interns policy trust" in each checkout, ' : '';
    const restart = `restart ${host}${host === 'codex' ? ' and trust the hook in its "/hooks"' : ''}`;
    tell(io, `Next: ${trust}${restart}. "interns doctor --hook ${host}" checks the hook.`);
  }
  return 0;
}

async function showOrWrite({ file, before, after }: SettingsChange, { has, io }: Invocation): Promise<void> {
  const say = (what: string): void => tell(io, oneLine(`${file} is ${what}.`));
  if (before === after) say('as it should be');
  else if (!has('write')) io.stdout(toUnifiedDiff(file, before, after ?? ''));
  else if (after === undefined) {
    await unlink(file);
    say('deleted: it held nothing else');
  } else {
    makeFolders(path.dirname(file), 0o700);
    await replaceFile(path.dirname(file), path.basename(file), after, before);
    say('written');
  }
}
