// The events that are made of something else: an intern, an answered request.
import { expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import { toRequestEvent, toStartEvent } from '../../src/transcript/events.ts';
import { internOf } from '../support/chat.ts';

test('a run starts with its intern, mode, policy and context', () => {
  const policy = { path: 'policy.yml', commit: null, digest: 'd' };
  expect(toStartEvent(internOf({ id: 'i-1', name: 'reviewer' }), 'self-drive', policy, unknownContext)).toEqual({
    type: 'start',
    intern_id: 'i-1',
    intern_name: 'reviewer',
    approval_mode: 'self-drive',
    policy,
    context: unknownContext,
  });
});

test.each([
  { requestId: 'r-1', request_id: 'r-1' },
  { requestId: undefined, request_id: null },
])('an answered request with the id $requestId has the request_id $request_id', ({ requestId, request_id }) => {
  expect(toRequestEvent({ route: 'chat', status: 201, ms: 7, requestId })).toEqual({
    type: 'request',
    route: 'chat',
    status: 201,
    ms: 7,
    request_id,
  });
});
