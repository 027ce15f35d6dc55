// Lists what GitHub's events carry, and warns of conditions in `when` that never hold, or hold less or more than expected.
import { findNearest } from '../../nearest.ts';
import { type Matcher, matches, type WhenCondition } from '../match/conditions.ts';
import { type Entry, listPolicyEntries, type Policy } from '../policy.ts';
import { pairWords } from '../text/word-list.ts';
import { trustedEvents } from '../trusted-events.ts';
import { type Warning, warn } from './warning.ts';

interface EventFacts {
  readonly refs: readonly string[];
  readonly mayHavePullRequest: boolean;
}

const heads: EventFacts = { refs: ['refs/heads/'], mayHavePullRequest: false };
const headsOrTags: EventFacts = { refs: ['refs/heads/', 'refs/tags/'], mayHavePullRequest: false };
const pullRequestRefs: EventFacts = { refs: ['refs/pull/'], mayHavePullRequest: true };
const headsWithPullRequest: EventFacts = { refs: ['refs/heads/'], mayHavePullRequest: true };

export const events: ReadonlyMap<string, EventFacts> = new Map([
  ...pairWords('pull_request pull_request_review pull_request_review_comment', pullRequestRefs),
  ...pairWords('pull_request_target issue_comment issues workflow_run check_run check_suite', headsWithPullRequest),
  ...pairWords('push create deployment deployment_status workflow_dispatch workflow_call status', headsOrTags),
  ['release', { refs: ['refs/tags/'], mayHavePullRequest: false }],
  ...pairWords(
    'branch_protection_rule delete discussion discussion_comment fork gollum image_version label merge_group milestone page_build ' +
      'project project_card project_column public registry_package repository_dispatch schedule watch',
    heads,
  ),
]);

export function isForTrustedEvents(when: readonly WhenCondition[]): boolean {
  const test = when.find(({ key }) => key === 'event')?.matcher.test;
  return test?.listed?.every((value) => trustedEvents.has(String(value))) === true;
}

export function lintWhen(policy: Policy): readonly Warning[] {
  const { guards, rules, questions, changes = [] } = policy;
  const entries = listPolicyEntries(policy);
  return [
    ...entries.flatMap(lintEvents),
    ...entries.flatMap(lintContradictions),
    ...guards.flatMap((guard) => lintUnknowns(guard, 'guard')),
    ...changes.filter(({ verb }) => verb !== 'allow').flatMap((entry) => lintUnknowns(entry, 'entry')),
    ...[...rules, ...questions].flatMap(lintLabels),
  ];
}

function lintEvents(entry: Entry): readonly Warning[] {
  const condition = entry.when.find((each) => each.key === 'event');
  if (condition === undefined) return [];
  const { test } = condition.matcher;
  const inner = test.type === 'not' ? test.test : test;
  if (inner.listed === undefined) {
    if ([...events.keys(), 'unknown'].some((event) => matches(condition.matcher, event, 'when'))) return [];
    return [warn(condition.at, 'unknown-event', `No GitHub event matches "event" of "${entry.id}".`)];
  }
  return inner.listed
    .filter((value) => typeof value === 'string' && value !== 'unknown' && !events.has(value))
    .map((value) => warn(condition.at, 'unknown-event', describeUnknownEvent(String(value))));
}

function describeUnknownEvent(event: string): string {
  const near = findNearest(event, [...events.keys()]);
  return `GitHub has no event "${event}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}

function lintContradictions(entry: Entry): readonly Warning[] {
  const event = entry.when.find((each) => each.key === 'event');
  const possible = [...events].filter(([name]) => event === undefined || matches(event.matcher, name, 'when'));
  if (event === undefined || possible.length === 0 || matches(event.matcher, 'unknown', 'when')) return [];
  const others = entry.when.filter((each) => each !== event);
  if (possible.some(([, facts]) => others.every((each) => canMeet(each, facts)))) return [];
  const condition = others.find((each) => !possible.some(([, facts]) => canMeet(each, facts))) ?? event;
  const names = possible.slice(0, 4).map(([name]) => name);
  const lack = condition === event ? 'meets its other conditions' : `has this "${condition.key}"`;
  const message = `"${entry.id}" never matches: no run for ${names.join(', ')} ${lack}.`;
  return [warn(condition.at, 'contradictory-when', message)];
}

function canMeet({ key, matcher }: WhenCondition, facts: EventFacts): boolean {
  if (matches(matcher, 'unknown', 'when')) return true;
  if (key === 'ref') return facts.refs.some((beginning) => acceptsBeginning(matcher, beginning));
  // Without a pull request, `fork` may be false. Don't warn of `draft: false` and an empty `base_ref` either.
  if (key === 'base_ref') return facts.mayHavePullRequest || matches(matcher, '', 'when');
  if (key === 'draft' || key === 'fork') return facts.mayHavePullRequest || matches(matcher, false, 'when');
  return true;
}

function acceptsBeginning({ test }: Matcher, beginning: string): boolean {
  if (test.listed !== undefined)
    return test.listed.some((value) => typeof value === 'string' && value.startsWith(beginning));
  if (test.type !== 'glob') return true;
  const first = test.glob.pieces[0];
  if (typeof first !== 'object') return true;
  const hasWildcards = test.glob.pieces.length > 1;
  return first.text.startsWith(beginning) || (beginning.startsWith(first.text) && hasWildcards);
}

function lintUnknowns(entry: Entry, noun: 'guard' | 'entry'): readonly Warning[] {
  return entry.when
    .filter((condition) => condition.key !== 'event' && !matches(condition.matcher, 'unknown', 'when'))
    .map(({ at, key }) => {
      const message = `The ${noun} "${entry.id}" does not match when "${key}" is not known. Add the word "unknown" to its values.`;
      return warn(at, 'guard-misses-unknown', message);
    });
}

/** Warns of a matcher that seems to judge all labels, although one is enough. `has` says so plainly. */
function lintLabels({ id, when }: Entry): readonly Warning[] {
  const message = `"${id}" matches if one label does, even if others don't. Write "labels: { has: … }" to show that this is intended, or refuse others by a guard.`;
  return when
    .filter(({ key, matcher }) => key === 'labels' && ['values', 'glob', 're2'].includes(matcher.test.type))
    .filter(({ matcher }) => matcher.test.listed?.every((value) => value === 'unknown') !== true)
    .map(({ at }) => warn(at, 'one-label-is-enough', message));
}
