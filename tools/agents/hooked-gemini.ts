// Gemini CLI as people run it, with our hook installed, on the fake model: without a terminal, and in one where it asks.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Hooked, type HookedFolder, type HookedPlaces, type HookedTurn, prepareHooked } from './hooked.ts';
import { inTurn, run } from './model/mind.ts';
import type { TestedAgent } from './tested-agents.ts';

/** Its prompt in a terminal, or the title that it gives the window where the prompt is of another form. */
const question = /Allow execution|Action Required/;
/** The longest a turn takes: the time limit of the hook, and its own start. */
const maxTurnMs = 110_000;

/** Prepares it in a checkout whose policy somebody trusted. It runs in the mode `yolo`, in which nothing but the hook holds it back. */
export async function openGemini(agent: TestedAgent, places: HookedPlaces): Promise<Hooked> {
  const folder = prepareHooked(agent, places);
  const settings = path.join(folder.home, '.gemini/settings.json');
  const written: object = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...written, security: { auth: { selectedType: 'gemini-api-key' } } }));
  const program = path.join(places.installed, 'node_modules/.bin/gemini');
  const words = [program, '-m', 'gemini-2.5-pro', '--skip-trust', '--approval-mode', 'yolo'];
  const turn = async (prompt: string, hasRun: (said: string) => boolean): Promise<HookedTurn> => {
    const headless = start([...words, '-p', prompt], folder);
    if (await headless.ends(maxTurnMs, () => false)) {
      const said = headless.said();
      return { ran: hasRun(said), asked: false, said };
    }
    return inTerminal([...words, '-i', prompt], hasRun, folder);
  };
  return {
    ...folder,
    touch: async (file) => turn(run(`touch ${file}`), () => folder.hasMade(file)),
    async read(file) {
      const content = 'what nobody may read unasked';
      writeFileSync(path.join(folder.workFolder, file), content);
      return turn(inTurn.read(path.join(folder.workFolder, file)), (said) => said.includes(content));
    },
  };
}

/** Runs it in a terminal until it asks: without one it waits for an answer that nobody can give. */
async function inTerminal(
  words: readonly string[],
  hasRun: (said: string) => boolean,
  folder: HookedFolder,
): Promise<HookedTurn> {
  const command = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const terminal = start(['script', '-qefc', `stty cols 120 rows 40; exec ${command}`, '/dev/null'], folder);
  const hasEnded = await terminal.ends(maxTurnMs, () => question.test(terminal.said()));
  const said = terminal.said();
  const asked = question.test(said);
  return { ran: hasRun(said), asked, waits: !hasEnded && !asked, said };
}

function start([program = '', ...words]: readonly string[], { workFolder, env }: HookedFolder) {
  const child: ChildProcess = spawn(program, words, {
    cwd: workFolder,
    env: { ...env, TERM: 'xterm-256color' },
    stdio: [program === 'script' ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const state = { isOver: false };
  for (const output of [child.stdout, child.stderr]) output?.on('data', (data) => (text += String(data)));
  child.on('close', () => (state.isOver = true));
  return {
    said: () => text,
    /** Waits for its end, or for something else, and ends it then. @returns whether it ended by itself */
    async ends(withinMs: number, isEnough: () => boolean): Promise<boolean> {
      for (const end = Date.now() + withinMs; Date.now() < end && !state.isOver && !isEnough(); ) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      if (!state.isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      return state.isOver;
    },
  };
}
