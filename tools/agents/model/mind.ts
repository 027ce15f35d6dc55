// What the fake model says: a pure function of what it was asked, so that a real agent does the same thing each time.

/** What an agent sent to its model, whatever the wire format. */
export interface Asked {
  /** The newest words of the user. */
  readonly words: string;
  /** All that was said before them. */
  readonly earlier: string;
  /** What tools gave since then. */
  readonly results: readonly string[];
  /** The names of the tools that the model may call. */
  readonly tools: readonly string[];
}

/** What the model says to it. */
export interface Said {
  readonly thought: string;
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

/** A tool that the model calls. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The words in a prompt that make the model run a command; several make it run them in one turn. */
export const run = (command: string): string => `[[run ${command}]]`;

/** The words in a prompt that make the model run a command in another folder, by the tool's own field for it. */
export const runIn = (folder: string, command: string): string => `[[run in ${folder}: ${command}]]`;

/** The words in a prompt that make the model call tools one after the other: it reads a file, edits it, runs a command. */
export const inTurn = {
  read: (file: string): string => `[[turn read ${file}]]`,
  edit: (file: string, from: string, to: string): string => `[[turn edit ${file} ${from} ==> ${to}]]`,
  run: (command: string): string => `[[turn run ${command}]]`,
} as const;

/** The words in a prompt that make the model tell whether a word was said before. */
export const recall = (word: string): string => `[[recall ${word}]]`;

/** The words in a prompt that make the model ask the user. */
export const ask = '[[ask]]';

/** How each agent's shell tool takes a command. */
const shellTools: Readonly<Record<string, (command: string, folder: string | undefined) => ToolCall['input']>> = {
  bash: (command, workdir) => ({ command, description: 'What the prompt asks for', ...(workdir && { workdir }) }),
  run_shell_command: (command, folder) => ({
    command,
    description: 'What the prompt asks for',
    ...(folder && { dir_path: folder }),
  }),
  exec_command: (cmd, workdir) => ({
    cmd,
    sandbox_permissions: 'require_escalated',
    justification: 'The prompt asks for it',
    ...(workdir && { workdir }),
  }),
};

/** How each agent's question tool takes a question of two options. */
const questionTools: Readonly<Record<string, ToolCall['input']>> = {
  question: { questions: [question('multiple')] },
  request_user_input: { questions: [{ id: 'colour', ...question('isOther') }] },
};

function question(flag: string): Readonly<Record<string, unknown>> {
  const options = ['red', 'blue'].map((label) => ({ label, description: `The colour ${label}` }));
  return { question: 'Which colour?', header: 'Colour', options, [flag]: false };
}

/** What the model answers: the calls that the newest words ask for, then what came of them. */
export function answerTo({ words, earlier, results, tools }: Asked): Said {
  const [, recalled] = /\[\[recall (.*?)\]\]/.exec(words) ?? [];
  if (recalled !== undefined) {
    return {
      thought: '',
      text: earlier.includes(recalled) ? `I remember ${recalled}.` : 'I do not remember.',
      calls: [],
    };
  }
  const turn = [...words.matchAll(/\[\[turn (read|edit|run) (.*?)\]\]/g)][results.length];
  if (turn !== undefined) {
    const [, kind = '', rest = ''] = turn;
    return { thought: '', text: 'I go on.', calls: [{ id: `call_${Date.now()}`, ...toTurn(kind, rest, tools) }] };
  }
  if (results.length > 0) return { thought: '', text: `The tool said: ${results.join(' | ')}`, calls: [] };
  const shell = tools.find((name) => name in shellTools);
  const asking = tools.find((name) => name in questionTools);
  const commands = [...words.matchAll(/\[\[run (?:in (\S+): )?(.*?)\]\]/g)];
  const inputs = commands.map(([, folder, command = '']) => ({
    name: shell,
    input: shellTools[shell ?? '']?.(command, folder),
  }));
  if (words.includes(ask)) inputs.push({ name: asking, input: questionTools[asking ?? ''] });
  const calls = inputs.flatMap(({ name, input }, index) =>
    name === undefined || input === undefined ? [] : [{ id: `call_${Date.now()}_${index}`, name, input }],
  );
  const missing = inputs.length - calls.length;
  const text = missing > 0 ? `I have no tool for that.` : calls.length > 0 ? 'I begin.' : `You said: ${words}`;
  return { thought: 'I think about it.', text, calls };
}

/** A call of OpenCode's own tools, or a read of Gemini CLI's. OpenCode gives models of OpenAI `apply_patch`, which takes whole lines, and others `edit`. */
function toTurn(kind: string, rest: string, tools: readonly string[]): Omit<ToolCall, 'id'> {
  if (tools.includes('read_file')) return { name: 'read_file', input: { file_path: rest } };
  if (kind === 'read') return { name: 'read', input: { filePath: rest } };
  if (kind === 'run') return { name: 'bash', input: { command: rest, description: 'What the prompt asks for' } };
  const [, filePath, oldString, newString] = /^(\S+) (.*?) ==> (.*)$/.exec(rest) ?? [];
  if (tools.includes('edit')) return { name: 'edit', input: { filePath, oldString, newString } };
  const lines = [
    '*** Begin Patch',
    `*** Update File: ${filePath}`,
    '@@',
    `-${oldString}`,
    `+${newString}`,
    '*** End Patch',
  ];
  return { name: 'apply_patch', input: { patchText: lines.join('\n') } };
}
