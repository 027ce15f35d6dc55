// Counts how often one run asked, and tells runs that may teach.
import { describe, expect, test } from 'vitest';
import { type RunContext, unknownContext } from '../../../../src/permission/context.ts';
import { countMostInOneRun, judgeTrust } from '../../../../src/permission/tools/learn/lessons.ts';
import { shell } from '../../policies.ts';
import { allowed, byWriter, onlyLesson, push, run } from './runs.ts';

test('the most that one run asked is not what all asked', () => {
  const ls = allowed(shell('ls'));
  const { occurrences } = onlyLesson([run('a', push, [ls, ls]), run('b', push, [ls])]);
  expect(countMostInOneRun(occurrences)).toBe(2);
  expect(countMostInOneRun([])).toBe(0);
});

function trust(context: RunContext, given: Parameters<typeof run>[3] = {}) {
  return judgeTrust(run('a', context, [], given));
}

const byBot = { ...byWriter, actor: { ...byWriter.actor, type: 'Bot' } };

describe('a run is trusted', () => {
  test.each(
    'push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status'.split(
      ' ',
    ),
  )('for its event %s, whoever caused it', (event) => {
    expect(trust({ ...unknownContext, event })).toEqual({ trusted: 'event' });
    expect(trust({ ...byBot, event })).toEqual({ trusted: 'event' });
  });

  test.each(['admin', 'maintain', 'write'])('for a person with the permission %s', (permission) => {
    const actor = { ...byWriter.actor, permission };
    expect(trust({ ...byWriter, actor })).toEqual({ trusted: 'person' });
    expect(trust({ ...byWriter, actor: { ...actor, type: 'unknown' } })).toEqual({ trusted: 'person' });
  });

  test('at a terminal, outside any CI', () => {
    expect(trust(unknownContext, { atTerminal: true })).toEqual({ trusted: 'terminal' });
  });
});

describe('a run is not trusted', () => {
  test.each([
    ['without a beginning', push, { beginnings: 0 }, 'it has no beginning, so it is unknown who caused it'],
    ['of several', push, { beginnings: 2 }, 'more than one run begins in it'],
    ['of no known event', unknownContext, {}, 'it is unknown which event caused it'],
    ['of an event that there is not', { ...push, event: 'pushed' }, {}, 'its event does not exist on GitHub'],
    ['of a fork', { ...byWriter, fork: true as const }, {}, 'a pull request from a fork caused it'],
    ['of a fork, by an event', { ...push, fork: true as const }, {}, 'a pull request from a fork caused it'],
    [
      'perhaps of a fork',
      { ...byWriter, fork: 'unknown' as const },
      {},
      'anyone can cause pull_request, and it is unknown whether it was about a fork',
    ],
    ['of a bot', byBot, {}, 'a bot caused pull_request, and a bot may act for anyone'],
    [
      'of somebody who only reads',
      { ...byWriter, actor: { ...byWriter.actor, permission: 'triage' } },
      {},
      'anyone can cause pull_request, and the actor is not known to have write permission',
    ],
    [
      'at a terminal, with the event of somebody who only reads',
      { ...byWriter, actor: unknownContext.actor },
      { atTerminal: true },
      'anyone can cause pull_request, and the actor is not known to have write permission',
    ],
  ])('%s', (_name, context, given, why) => {
    expect(trust(context, given)).toEqual({ why });
  });
});
