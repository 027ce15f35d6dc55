// Whether an agent can be an intern of the local service: is it there, does it speak the protocol, would it ask?
import type { Check } from './check.ts';

/** What was found out of an agent that was started. */
export interface ExaminedAgent {
  readonly state: 'running';
  readonly agent: string | undefined;
  readonly protocolVersion: number;
  readonly whyUnasked: string | undefined;
}

/** What the checks of an agent are made from. */
export interface AgentChecksOptions {
  /** As the user named it. */
  readonly name: string;
  readonly found: ExaminedAgent | { readonly state: 'failed'; readonly message: string };
  /** Where its program is; undefined: nowhere. */
  readonly program: string | undefined;
  /** Variables that may hold the key of its model. */
  readonly keyVariables: readonly string[];
  /** Those of them that are set. */
  readonly keys: readonly string[];
  /** A command that installs it, where one is known. */
  readonly install: string | undefined;
}

/** The checks of an agent, in their order. */
export function agentChecks({
  name,
  found,
  program,
  keyVariables,
  keys,
  install,
}: AgentChecksOptions): readonly Check[] {
  const needs = ['agent'];
  if (program === undefined) {
    const next = install === undefined ? {} : { next: install };
    const remedy = 'Install it, or give its path with --agent.';
    return [
      { name: 'agent', state: 'failed', found: `"${name}" is not in PATH.`, remedy, ...next },
      ...['protocol', 'asking'].map((check): Check => ({ name: check, state: 'skipped', found: 'needs agent', needs })),
    ];
  }
  if (found.state === 'failed') {
    return [
      { name: 'agent', state: 'ok', found: program },
      { name: 'protocol', state: 'failed', found: found.message },
      { name: 'asking', state: 'skipped', found: 'needs protocol', needs: ['protocol'] },
    ];
  }
  const { agent, protocolVersion, whyUnasked } = found;
  return [
    { name: 'agent', state: 'ok', found: agent === undefined ? program : `${agent}, ${program}` },
    { name: 'protocol', state: 'ok', found: `version ${protocolVersion} of the Agent Client Protocol` },
    whyUnasked === undefined
      ? { name: 'asking', state: 'ok', found: 'it asks in manual, in this folder' }
      : { name: 'asking', state: 'failed', found: whyUnasked },
    keysCheck(keys, keyVariables),
  ];
}

function keysCheck(keys: readonly string[], keyVariables: readonly string[]): Check {
  if (keys.length > 0) return { name: 'model', state: 'ok', found: `it would be given ${keys.join(', ')}` };
  if (keyVariables.length === 0) return { name: 'model', state: 'skipped', found: 'nothing is known of its keys' };
  const remedy = `Set one of ${keyVariables.join(', ')}, or name another with --agent-env.`;
  return { name: 'model', state: 'warning', found: 'no key of a model is set', remedy };
}
