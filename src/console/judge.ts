// Judges open questions by the permission policy of a file, or by a pasted one.
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
  /** True if the user named no file. A missing default file means no policy; a missing named file is a problem. */
  readonly isDefault: boolean;
}

export interface CurrentPolicy {
  /** The path of the file, or a note that the policy was pasted; undefined if there is no policy. */
  readonly source: string | undefined;
  readonly text: string;
  /** Undefined if there is no policy, or if it has problems. */
  readonly policy: Policy | undefined;
  readonly problems: readonly string[];
  readonly context: Json;
}

export type Judge = ReturnType<typeof createJudge>;

export type Judgement = NonNullable<ReturnType<Judge['judgePause']>>;

const noPolicy: CurrentPolicy = { source: undefined, text: '', policy: undefined, problems: [], context: {} };

export function createJudge(file: PolicyFile | undefined) {
  let current = noPolicy;
  let runContext: RunContext = unknownContext;
  let isPasted = false;
  let fileVersion = '';
  const loadText = async (text: string, source: string): Promise<void> => {
    const result = await readPolicy(text, source);
    const policy = 'policy' in result ? result.policy : undefined;
    const problems = 'problems' in result ? result.problems : [];
    const shown = problems.slice(0, 10).map(({ line, column, message }) => `${line}:${column}: ${message}`);
    current = { ...current, source, text, policy, problems: shown };
  };
  const loadFile = async (): Promise<void> => {
    if (file === undefined) return;
    const { path, isDefault } = file;
    if (isDefault && !existsSync(path)) {
      fileVersion = '';
      current = { ...noPolicy, context: current.context };
      return;
    }
    try {
      const { mtimeMs, size } = statSync(path);
      if (fileVersion === `${mtimeMs} ${size}`) return;
      fileVersion = `${mtimeMs} ${size}`;
      await loadText(readFileSync(path, 'utf8'), path);
    } catch (error: unknown) {
      fileVersion = '';
      current = { ...noPolicy, source: path, problems: [describeError(error)], context: current.context };
    }
  };
  return {
    refresh: async (): Promise<void> => (isPasted ? undefined : loadFile()),
    getPolicy: () => current,
    /** Uses the pasted policy `text`, or the file if `text` is undefined. Returns a message if `context` is invalid. */
    async setPolicy(text: string | undefined, context: Json): Promise<string | undefined> {
      const result = readContext(context);
      if ('error' in result) return result.error;
      runContext = result.context;
      isPasted = text !== undefined;
      fileVersion = '';
      current = { ...noPolicy, context };
      await (text === undefined ? loadFile() : loadText(text, 'the policy that was pasted here'));
      return undefined;
    },
    /** Decides as for the first question of a run. Returns undefined without a valid policy. */
    judgePause(pause: string) {
      if (current.policy === undefined) return undefined;
      const request = { toolCallId: 'console', arguments: pause };
      const decision = startDecisions(current.policy, runContext).decide(request);
      const suggestion = decision.outcome === 'reject' ? suggestRule(request, decision) : undefined;
      return { decision, rule: suggestion !== undefined && 'yaml' in suggestion ? suggestion.yaml : undefined };
    },
  };
}
