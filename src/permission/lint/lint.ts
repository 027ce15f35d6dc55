// Collects all warnings about a valid policy. Makes those about changes, missing tests and half-anchored patterns itself.
import { isGuardedName } from '../change/guarded.ts';
import type { Test } from '../match/value-tests.ts';
import { type ChangeEntry, listPolicyEntries, type Policy } from '../policy.ts';
import { sortUnique } from '../text/position.ts';
import { lintAllows, mayApplyToForks } from './allows.ts';
import { lintWhen } from './events.ts';
import { lintLookAlikes } from './look-alikes.ts';
import { covers, lintReach } from './reachability.ts';
import { type Warning, type Warnings, warn, warnOf } from './warning.ts';

export function lint(policy: Policy): readonly Warning[] {
  return sortUnique([
    ...lintReach(policy.guards, policy.rules, 'rule'),
    ...lintReach(policy.guards, policy.questions, 'question'),
    ...lintAllows(policy),
    ...lintChanges(policy),
    ...lintWhen(policy),
    ...lintAnchors(policy),
    ...lintLookAlikes(policy),
    ...findUntested(policy),
  ]);
}

function* lintChanges({ changes = [] }: Policy): Warnings {
  for (const [index, entry] of changes.entries()) {
    const earlier = changes.slice(0, index).find((each) => coversChange(each, entry));
    if (earlier !== undefined) {
      const message = `The change "${entry.id}" never decides: the earlier "${earlier.id}" matches everything that it matches. Move "${entry.id}" above "${earlier.id}", or delete "${entry.id}".`;
      yield warnOf(entry, 'unreachable-rule', message);
    }
    if (entry.verb === 'allow') yield* lintAllowedChange(entry);
  }
}

/** Tells whether `wide` decides all that `narrow` does. An allow matches no flawed change, so it covers only allows. */
function coversChange(wide: ChangeEntry, narrow: ChangeEntry): boolean {
  const coversVerb = wide.verb !== 'allow' || (narrow.verb === 'allow' && (wide.binary || !narrow.binary));
  return (
    coversVerb &&
    narrow.globs.every((glob) => wide.globs.includes(glob)) &&
    narrow.statuses.every((status) => wide.statuses.includes(status)) &&
    covers({ when: wide.when, match: [] }, { when: narrow.when, match: [] })
  );
}

function* lintAllowedChange(entry: ChangeEntry): Warnings {
  const { id, globs, when } = entry;
  const isWildcard = (segment: string): boolean => segment === '*' || segment === '**';
  if (globs.some((glob) => glob.includes('**') && glob.split('/').every(isWildcard))) {
    const message = `"${id}" allows paths anywhere, except guarded ones. Name the folders that an intern may change.`;
    yield warnOf(entry, 'allow-any-path', message, 'paths');
  }
  const guarded = globs.find((glob) => glob.split('/').some((piece) => !/[*?]/u.test(piece) && isGuardedName(piece)));
  if (guarded !== undefined) {
    const message = `"${id}" allows ${JSON.stringify(guarded)}, which is guarded: such a file makes programs run something, or tells an agent what to do. Is that intended?`;
    yield warnOf(entry, 'allow-guarded', message, 'paths');
  }
  if (mayApplyToForks(entry) && !when.some(({ key }) => key === 'fork')) {
    const message = `"${id}" may allow a change of a pull request from a fork. Add "fork: false" to its "when", or "fork: true" if that is intended.`;
    yield warnOf(entry, 'allow-from-fork', message);
  }
}

function findUntested(policy: Policy): readonly Warning[] {
  const tested = new Set(
    policy.tests.flatMap(({ steps, change }) => [...steps, change].flatMap((each) => each?.expect.rule ?? [])),
  );
  return listPolicyEntries(policy)
    .filter(({ id }) => !tested.has(id))
    .map((entry) => warnOf(entry, 'untested-rule', `No test expects "${entry.id}" to decide. Add one.`));
}

function lintAnchors(policy: Policy): readonly Warning[] {
  return listPolicyEntries(policy)
    .flatMap(({ when, match }) => [...when, ...match])
    .flatMap(({ at, matcher: { test } }) => {
      const pattern = findPattern(test);
      if (pattern === undefined || !isHalfAnchored(pattern)) return [];
      const message = `Only some alternatives of ${JSON.stringify(pattern)} have "^" or "$". The whole value has to match anyway: delete these signs.`;
      return [warn(at, 'half-anchored', message)];
    });
}

function findPattern(test: Test): string | undefined {
  if (test.type === 'not') return findPattern(test.test);
  return test.type === 're2' ? test.pattern : undefined;
}

// Matches an escape, a class, flags, the start of a group, or any other character.
const regexToken =
  /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\w+:\]|[^\]\\])*\]|\(\?[a-zA-Z-]+\)|\((?:\?(?:P?<\w+>|[a-zA-Z-]*:))?|[\s\S]/gu;
const flagsToken = /^\(\?[a-zA-Z-]+\)$/u;

/** Tells whether only some alternatives of a group begin with "^", or only some end with "$". */
export function isHalfAnchored(pattern: string): boolean {
  const openGroups: string[][] = [['']];
  const closedGroups: string[][] = [];
  for (const token of pattern.match(regexToken) ?? []) {
    const alternatives = openGroups.at(-1) ?? [];
    if (flagsToken.test(token)) continue;
    if (token.startsWith('(')) openGroups.push(['']);
    else if (token === '|') alternatives.push('');
    else if (token === ')' && openGroups.length > 1) {
      closedGroups.push(alternatives);
      openGroups.pop();
      append(openGroups.at(-1) ?? [], 'group'); // stands for the whole group, as 'escape' does for any longer token
    } else append(alternatives, token.length > 1 ? 'escape' : token);
  }
  return [...openGroups, ...closedGroups].some(
    (group) => isMixed(group, (each) => each.startsWith('^')) || isMixed(group, (each) => each.endsWith('$')),
  );
}

function append(alternatives: string[], text: string): void {
  alternatives.push(`${alternatives.pop() ?? ''}${text}`);
}

function isMixed(alternatives: readonly string[], test: (alternative: string) => boolean): boolean {
  return alternatives.some(test) && !alternatives.every(test);
}
