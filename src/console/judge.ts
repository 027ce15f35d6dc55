// Judges open questions by a permission policy: by the current text of a file, or by a pasted one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describeError } from '../errors.ts';
import type { Json } from '../json.ts';
import { type RunContext, unknownContext } from '../permission/context.ts';
import { startDecisions } from '../permission/decide/decide.ts';
import { readPolicy } from '../permission/file/policy-file.ts';
import type { Policy } from '../permission/policy.ts';
import { readContext } from '../permission/tools/replay.ts';
import { suggestRule } from '../permission/tools/suggest.ts';

export interface PolicyFile {
  readonly path: string;
  /** Whether nobody named the path: if so, a missing file means that there is no policy; if not, it is a problem. */
  readonly isDefault: boolean;
}

export interface TriedPolicy {
  /** The path of its file, or a note that it was pasted; undefined: there is no policy. */
  readonly source: string | undefined;
  readonly text: string;
  /** Undefined if the policy has problems. */
  readonly policy: Policy | undefined;
  readonly problems: readonly string[];
  readonly context: Json;
}

export type Judge = ReturnType<typeof createJudge>;

export type Judgement = NonNullable<ReturnType<Judge['judge']>>;

const none: TriedPolicy = { source: undefined, text: '', policy: undefined, problems: [], context: {} };
const pastedSource = 'the policy that was pasted here';
const mostProblems = 10;

export function createJudge(file: PolicyFile | undefined) {
  let tried = none;
  let known: RunContext = unknownContext;
  let isPasted = false;
  let seen = '';
  const read = async (text: string, source: string): Promise<void> => {
    const reading = await readPolicy(text, source);
    const { policy, problems = [] } = { policy: undefined, problems: undefined, ...reading };
    const shown = problems.slice(0, mostProblems).map(({ line, column, message }) => `${line}:${column}: ${message}`);
    tried = { ...tried, source, text, policy, problems: shown };
  };
  const readFile = async (): Promise<void> => {
    if (file === undefined) return;
    const { path, isDefault } = file;
    if (isDefault && !existsSync(path)) {
      seen = '';
      tried = { ...none, context: tried.context };
      return;
    }
    try {
      const { mtimeMs, size } = statSync(path);
      if (seen === `${mtimeMs} ${size}`) return;
      seen = `${mtimeMs} ${size}`;
      await read(readFileSync(path, 'utf8'), path);
    } catch (error: unknown) {
      seen = '';
      tried = { ...none, source: path, problems: [describeError(error)], context: tried.context };
    }
  };
  return {
    refresh: async (): Promise<void> => (isPasted ? undefined : readFile()),
    tried: () => tried,
    /** Tries `text`, or the file's policy if it is undefined. @returns what is wrong with the facts of the run */
    async use(text: string | undefined, context: Json): Promise<string | undefined> {
      const told = readContext(context);
      if ('error' in told) return told.error;
      known = told.context;
      isPasted = text !== undefined;
      seen = '';
      tried = { ...none, context };
      await (text === undefined ? readFile() : read(text, pastedSource));
      return undefined;
    },
    /** Decides as if this were the first question of a run. Returns undefined without a valid policy. */
    judge(pause: string) {
      if (tried.policy === undefined) return undefined;
      const request = { toolCallId: 'console', arguments: pause };
      const decision = startDecisions(tried.policy, known).decide(request);
      const suggestion = decision.outcome === 'reject' ? suggestRule(request, decision) : undefined;
      return { decision, rule: suggestion !== undefined && 'yaml' in suggestion ? suggestion.yaml : undefined };
    },
  };
}
