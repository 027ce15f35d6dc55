// Two tests for each entry that is learnt: what was seen, and a neighbour that stays refused.
import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import { startDecisions } from '../../decide/decide.ts';
import type { PermissionDecision } from '../../decision.ts';
import type { Policy } from '../../policy.ts';
import { isObject, type Json, type JsonObject } from '../../text/json.ts';
import type { Lesson } from './lesson.ts';
import { yamlFlow } from './yaml-text.ts';

/** A pause in a run, and what a policy says to it. */
export interface Tried {
  readonly context: JsonObject;
  readonly pause: JsonObject;
  readonly decision: PermissionDecision;
}

/** What was seen, as its entry decides it; undefined where something else does. */
export function trySeen(lesson: Lesson, id: string, policy: Policy): Tried | undefined {
  const [first] = lesson.occurrences;
  if (first === undefined) return undefined;
  // The shortest context that will do: a guard may want to know more.
  return [shortContext(first.context), fullContext(first.context)]
    .map((context) => tryPause(policy, context, lesson.literal.example))
    .find(({ decision }) => decision.rule === id && decision.outcome === lesson.said.verb);
}

/** Something near to what was seen that is not allowed; undefined where all is. */
export function tryNeighbour(lesson: Lesson, seen: Tried, policy: Policy): Tried | undefined {
  const stranger = contextOf({ event: 'pull_request', fork: true, permission: 'none', type: 'User' });
  const tried = [
    ...neighboursOf(lesson).map((pause) => tryPause(policy, seen.context, pause)),
    tryPause(policy, stranger, lesson.literal.example),
  ].filter(({ decision: { outcome } }) => outcome !== 'allow' && outcome !== 'answer');
  return tried.find(({ decision }) => decision.outcome !== 'ask') ?? tried[0];
}

/** The lines of a test, to be indented as its list is. */
export function testLines(name: string, { context, pause, decision }: Tried): readonly string[] {
  const { outcome, answer, rule } = decision;
  return [
    `- name: ${JSON.stringify(name)}`,
    `  context: ${yamlFlow(context)}`,
    `  pause: ${yamlFlow(pause)}`,
    `  expect: { answer: ${yamlFlow(answer ?? outcome)}, rule: ${rule} }`,
  ];
}

function tryPause(policy: Policy, context: JsonObject, pause: JsonObject): Tried {
  const request = { toolCallId: 'tried', arguments: JSON.stringify(pause) };
  return { context, pause, decision: startDecisions(policy, toRunContext(context)).decide(request) };
}

/** Pauses that differ a little from the one that was seen. */
function neighboursOf({ literal }: Lesson): readonly JsonObject[] {
  const { example, command, isPermission, tool, title } = literal;
  if (!isPermission) return [{ ...example, message: `${title} And more?` }];
  if (command !== undefined && tool === 'shell') {
    return [`${command} --more`, `${command}; id`, `${command}x`].map((other) => ({
      ...example,
      operation: `shell command: ${other}`,
    }));
  }
  const others = Object.entries(example).flatMap(([name, value]) =>
    name === 'kind' || name === 'options' ? [] : changed(value).map((other) => ({ ...example, [name]: other })),
  );
  // What a tool is asked to do it with says more than its name.
  return others.toReversed();
}

function changed(value: Json): readonly Json[] {
  if (typeof value === 'string') return [`${value}-other`];
  if (typeof value === 'number') return [value + 1];
  return Array.isArray(value) ? [[...value, 'other']] : [];
}

function shortContext({ event, fork, actor }: RunContext): JsonObject {
  return contextOf({ event, fork, permission: actor.permission, type: actor.type });
}

function contextOf(told: { event: string; fork: boolean | 'unknown'; permission: string; type: string }): JsonObject {
  const actor = known({ permission: told.permission, type: told.type });
  return { ...known({ event: told.event, fork: told.fork }), ...(Object.keys(actor).length > 0 ? { actor } : {}) };
}

function fullContext({ actor, repository, labels, ...plain }: RunContext): JsonObject {
  const nested = Object.entries({ actor: known({ ...actor }), repository: known({ ...repository }) });
  return {
    ...known(plain),
    ...(labels === unknownWord ? {} : { labels }),
    ...Object.fromEntries(nested.filter(([, value]) => Object.keys(value).length > 0)),
  };
}

/** What is known of some values. */
function known(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== unknownWord));
}

/** A context of a test as the policy sees it. */
function toRunContext(context: JsonObject): RunContext {
  const { actor, repository, ...plain } = context;
  return {
    ...unknownContext,
    ...plain,
    actor: { ...unknownContext.actor, ...(isObject(actor) ? actor : {}) },
    repository: { ...unknownContext.repository, ...(isObject(repository) ? repository : {}) },
  };
}
