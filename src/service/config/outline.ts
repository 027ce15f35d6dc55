// Reads what a caller must fetch before a configuration from elsewhere can be read. Its mistakes are told when it is served.
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { substitute } from './yaml-file.ts';

/** The playbooks and unconfined agents that a configuration names. */
interface ConfigOutline {
  /** Paths of playbooks, as they are written. */
  readonly playbooks: readonly string[];
  /** Names of the interns that are real agents, and do not say whether they run in a sandbox; with `model_access` they do. */
  readonly withoutSandbox: readonly string[];
  /** Names of those that say that they run in none. */
  readonly unconfined: readonly string[];
}

const outlined = z.looseObject({
  interns: z._default(
    z.array(
      z.looseObject({
        name: z.optional(z.unknown()),
        runs: z.optional(
          z.looseObject({ playbook: z.optional(z.unknown()), acp: z.optional(z.nullable(z.looseObject({}))) }),
        ),
      }),
    ),
    [],
  ),
});

/** The outline of a configuration; an empty one where it can't be read. */
export function readOutline(text: string, env: Readonly<Record<string, string | undefined>>): ConfigOutline {
  const { data } = outlined.safeParse(substitute(parseOr(text), env).value);
  const interns = data?.interns ?? [];
  return {
    playbooks: interns.flatMap(({ runs }) => (typeof runs?.playbook === 'string' ? [runs.playbook] : [])),
    withoutSandbox: interns.flatMap(({ name, runs }) =>
      runs?.acp !== undefined && runs.acp?.['sandbox'] === undefined && runs.acp?.['model_access'] === undefined
        ? [String(name)]
        : [],
    ),
    unconfined: interns.flatMap(({ name, runs }) => (runs?.acp?.['sandbox'] === 'none' ? [String(name)] : [])),
  };
}

function parseOr(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent', uniqueKeys: false });
  } catch {
    return undefined;
  }
}
