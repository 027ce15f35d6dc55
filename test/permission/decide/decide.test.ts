// A run: budgets and limits (rule 9), answers that the service refuses (7), what people say (12), and no memory (10).
import { describe, expect, test } from 'vitest';
import {
  type Decisions,
  type PermissionDecision,
  type PermissionRequest,
  type PersonAnswerError,
  type PersonWish,
  startDecisions,
  unknownContext,
} from '../../../src/permission/decide/decide.ts';
import { brief, permission, policyOf, question, runOf } from '../policies.ts';

/** Pauses that differ, so that `same_pause` stays out of it. */
let serial = 0;
function tool(operation: string, fields: Readonly<Record<string, unknown>> = {}): string {
  serial += 1;
  return permission({ operation, serial, ...fields });
}
function ask(message: string, fields: Readonly<Record<string, unknown>> = {}): string {
  serial += 1;
  return question({ message, serial, ...fields });
}

const field = [{ name: 'a', type: 'string' }];

/** What comes of a pause that asks, when nobody answers. */
function nobody(decisions: Decisions, request: PermissionRequest): PermissionDecision {
  decisions.decide(request);
  return decisions.nobodyAnswered(request);
}

/** What comes of a pause that asks, when a person answers. */
function person(
  decisions: Decisions,
  request: PermissionRequest,
  wish: PersonWish,
): PermissionDecision | PersonAnswerError {
  decisions.decide(request);
  return decisions.personAnswered(request, wish);
}

describe('the budget', () => {
  test('that is used up stops the run, and leaves the verb of the entry as it is', async () => {
    const rules = ['allow', 'reject', 'ask'].map(
      (verb) => `  - { id: ${verb}, match: { tool: ${verb} }, then: ${verb} }\n`,
    );
    const policy = await policyOf(`budget: { answers: 1 }\nrules:\n${rules.join('')}`);
    const { decisions, say } = runOf(policy);
    expect(say(permission({ operation: 'allow' }))).toBe('allow_once by allow');
    const after = ['allow', 'reject', 'ask'].map((operation) => {
      const { verb, outcome } = decisions.decide({ toolCallId: operation, arguments: permission({ operation }) });
      return [verb, outcome];
    });
    expect(after).toEqual([
      ['allow', 'stop'],
      ['reject', 'stop'],
      ['ask', 'stop'],
    ]);
  });

  test('sends as many answers as `answers` says, and stops at the next', async () => {
    const run = runOf(
      await policyOf('budget: { answers: 2 }\nrules: [{ id: yes, match: { tool: a }, then: allow }]\n'),
    );
    expect([run.say(tool('a')), run.say(tool('b')), run.say(tool('a'))]).toEqual([
      'allow_once by yes',
      'reject_once by default',
      'stop by yes',
    ]);
    expect(run.say(tool('b'))).toBe('stop by default');
  });

  test('counts answers to questions among `answers`, and stops not', async () => {
    const run = runOf(
      await policyOf('budget: { answers: 2 }\nquestions: [{ id: q, match: { message: q }, answer: x }]\n'),
    );
    expect([run.say(ask('q')), run.say(ask('other')), run.say(ask('q')), run.say(ask('q'))]).toEqual([
      'x by q',
      'stop by default',
      'x by q',
      'stop by q',
    ]);
  });

  test('refuses by the reject ladder what goes beyond `allows`', async () => {
    const run = runOf(await policyOf('budget: { allows: 2 }\nrules: [{ id: yes, match: { tool: a }, then: allow }]\n'));
    expect([run.say(tool('a')), run.say(tool('b')), run.say(tool('a')), run.say(tool('a'))]).toEqual([
      'allow_once by yes',
      'reject_once by default',
      'allow_once by yes',
      'reject_once by yes',
    ]);
    expect(run.say(tool('a', { options: ['allow_once'] }))).toBe('stop by yes');
  });

  test('tells that `allows` are used up', async () => {
    const policy = await policyOf(
      'budget: { allows: 1 }\nrules: [{ id: yes, match: { tool: a }, then: allow, reason: fine }]\n',
    );
    const decisions = startDecisions(policy, unknownContext);
    expect(decisions.decide({ toolCallId: '1', arguments: tool('a') })).toMatchObject({ reason: 'fine' });
    expect(decisions.decide({ toolCallId: '2', arguments: tool('a') })).toMatchObject({
      verb: 'allow',
      outcome: 'reject',
      reason: 'The 1 allows of this run are used up.',
      ladder: 'allow: allow_once; used up, reject: reject_once',
      budgets: 'answers 1 of 40, allows 1 of 1, rejects in a row 0 of 4, same pause 0 of 3',
    });
  });

  test('counts an allow_always among `allows`', async () => {
    const policy = await policyOf(
      'budget: { allows: 1 }\nrules: [{ id: yes, match: { tool: a }, then: allow-always, reason: r }]\n',
    );
    const run = runOf(policy);
    const all = { options: ['allow_always', 'reject_once'] };
    expect([run.say(tool('a', all)), run.say(tool('a', all))]).toEqual(['allow_always by yes', 'reject_once by yes']);
  });

  test('sends as many rejects in a row as `rejects_in_a_row` says, and stops at the next', async () => {
    const run = runOf(await policyOf('budget: { rejects_in_a_row: 2 }\n'));
    expect([run.say(tool('b')), run.say(tool('b')), run.say(tool('b'))]).toEqual([
      'reject_once by default',
      'reject_once by default',
      'stop by default',
    ]);
  });

  test('begins the row anew with an allow, and with nothing else', async () => {
    const policy = await policyOf(`budget: { rejects_in_a_row: 2 }
rules: [{ id: yes, match: { tool: a }, then: allow }]
questions: [{ id: q, match: { message: q }, answer: x }, { id: no, match: { message: no }, then: reject }]
`);
    const run = runOf(policy);
    expect([run.say(tool('b')), run.say(tool('b')), run.say(tool('a')), run.say(tool('b'))].at(-1)).toBe(
      'reject_once by default',
    );
    expect([run.say(ask('q')), run.say(ask('no', { fields: field })), run.say(ask('q')), run.say(tool('b'))]).toEqual([
      'x by q',
      '{"action":"decline"} by no',
      'x by q',
      'stop by default',
    ]);
  });

  test('counts a reject that an allow came down to', async () => {
    const run = runOf(
      await policyOf('budget: { rejects_in_a_row: 1 }\nrules: [{ id: yes, match: { tool: a }, then: allow }]\n'),
    );
    const options = { options: ['reject_once'] };
    expect([run.say(tool('a', options)), run.say(tool('a', options))]).toEqual(['reject_once by yes', 'stop by yes']);
  });

  test('tells that the row is used up', async () => {
    const decisions = startDecisions(await policyOf('budget: { rejects_in_a_row: 1 }\n'), unknownContext);
    decisions.decide({ toolCallId: '1', arguments: tool('b') });
    expect(decisions.decide({ toolCallId: '2', arguments: tool('b') })).toMatchObject({
      verb: 'reject',
      answer: null,
      reason: 'The 1 rejects in a row of this run are used up.',
      ladder: 'reject: reject_once; too many in a row, stop',
    });
  });

  test('stops at the identical pause once more than `same_pause` says', async () => {
    const run = runOf(
      await policyOf('budget: { same_pause: 2 }\nrules: [{ id: yes, match: { tool: a }, then: allow }]\n'),
    );
    const same = permission({ operation: 'a', x: { b: 1, c: [2] } });
    const reordered = JSON.stringify({ x: { c: [2.0], b: 1 }, ...JSON.parse(permission({ operation: 'a' })) });
    const other = permission({ operation: 'a', x: { b: 1, c: ['2'] } });
    expect([run.say(same), run.say(other), run.say(reordered), run.say(` ${same}`), run.say(other)]).toEqual([
      'allow_once by yes',
      'allow_once by yes',
      'allow_once by yes',
      'stop by yes',
      'allow_once by yes',
    ]);
  });

  test('takes a list in another order, and -0, for what they are', async () => {
    const run = runOf(await policyOf('budget: { same_pause: 1 }\n'));
    expect(run.say('{"kind":"permission","options":["reject_once"],"x":[1,2]}')).toBe('reject_once by default');
    expect(run.say('{"kind":"permission","options":["reject_once"],"x":[2,1]}')).toBe('reject_once by default');
    expect(run.say('{"kind":"permission","options":["reject_once"],"x":0}')).toBe('reject_once by default');
    expect(run.say('{"kind":"permission","options":["reject_once"],"x":-0.0}')).toBe('stop by default');
  });

  test('tells that the same pause came too often', async () => {
    const decisions = startDecisions(await policyOf('budget: { same_pause: 1 }\n'), unknownContext);
    const args = permission();
    decisions.decide({ toolCallId: '1', arguments: args });
    expect(decisions.decide({ toolCallId: '2', arguments: args })).toMatchObject({
      reason: 'The same pause came more than 1 times.',
      budgets: 'answers 1 of 40, allows 0 of 15, rejects in a row 1 of 4, same pause 1 of 1',
      ladder: null,
    });
  });

  test('names `answers` first when several budgets are used up', async () => {
    const decisions = startDecisions(
      await policyOf('budget: { answers: 1, same_pause: 1, rejects_in_a_row: 1 }\n'),
      unknownContext,
    );
    const args = permission();
    decisions.decide({ toolCallId: '1', arguments: args });
    expect(decisions.decide({ toolCallId: '2', arguments: args }).reason).toBe(
      'The 1 answers of this run are used up.',
    );
  });

  test('is 40 answers, 15 allows, 4 rejects in a row and 3 of the same pause when left out', async () => {
    const allows = await policyOf('rules: [{ id: yes, match: { tool: a }, then: allow }]\n');
    const run = runOf(allows);
    const answers = Array.from({ length: 16 }, () => run.say(tool('a')));
    expect(answers.filter((answer) => answer === 'allow_once by yes')).toHaveLength(15);
    const rejects = runOf(await policyOf(''));
    expect(Array.from({ length: 5 }, () => rejects.say(tool('b'))).at(-1)).toBe('stop by default');
    const same = runOf(await policyOf(''));
    expect(Array.from({ length: 4 }, () => same.say(permission())).at(-1)).toBe('stop by default');
    const questions = runOf(await policyOf('questions: [{ id: q, match: { message: q }, answer: x }]\n'));
    const said = Array.from({ length: 41 }, () => questions.say(ask('q')));
    expect(said.filter((answer) => answer === 'x by q')).toHaveLength(40);
    expect(said.at(-1)).toBe('stop by q');
  });
});

describe('a limit', () => {
  test('refuses by the reject ladder, and nothing falls through to a later rule', async () => {
    const policy = await policyOf(`rules:
  - { id: few, match: { tool: a }, then: allow, limit: 2 }
  - { id: many, match: { tool: { glob: "*" } }, then: allow }
`);
    const run = runOf(policy);
    expect([
      run.say(tool('a')),
      run.say(tool('b')),
      run.say(tool('a')),
      run.say(tool('a')),
      run.say(tool('b')),
    ]).toEqual([
      'allow_once by few',
      'allow_once by many',
      'allow_once by few',
      'reject_once by few',
      'allow_once by many',
    ]);
    expect(run.say(tool('a', { options: ['allow_once'] }))).toBe('stop by few');
  });

  test('of a question stops', async () => {
    const run = runOf(await policyOf('questions: [{ id: q, match: { message: q }, answer: x, limit: 1 }]\n'));
    expect([run.say(ask('q')), run.say(ask('q', { fields: field }))]).toEqual(['x by q', 'stop by q']);
  });

  test('of a rule that asks refuses instead of asking', async () => {
    const run = runOf(await policyOf('rules: [{ id: person, match: { tool: a }, then: ask, limit: 1 }]\n'));
    expect([run.say(tool('a')), run.say(tool('a'))]).toEqual(['ask by person', 'reject_once by person']);
  });

  test('tells that it is used up', async () => {
    const decisions = startDecisions(
      await policyOf('rules: [{ id: yes, match: { tool: a }, then: allow, limit: 1 }]\n'),
      unknownContext,
    );
    decisions.decide({ toolCallId: '1', arguments: tool('a') });
    expect(decisions.decide({ toolCallId: '2', arguments: tool('a') })).toMatchObject({
      verb: 'allow',
      outcome: 'reject',
      reason: 'The limit 1 of "yes" is used up.',
      ladder: 'reject: reject_once',
    });
  });

  test('begins anew with each run', async () => {
    const policy = await policyOf(
      'budget: { allows: 1 }\nrules: [{ id: yes, match: { tool: a }, then: allow, limit: 1 }]\n',
    );
    for (let index = 0; index < 3; index += 1) expect(runOf(policy).say(tool('a'))).toBe('allow_once by yes');
  });
});

describe('an answer that the service refuses', () => {
  const rules = 'rules: [{ id: yes, match: { tool: a }, then: allow }]\n';
  const request = { toolCallId: '1', arguments: permission({ operation: 'a' }) };

  test('is tried once more by the reject ladder, then stops', async () => {
    const decisions = startDecisions(await policyOf(rules), unknownContext);
    const first = decisions.decide(request);
    const second = decisions.refused(request, first);
    expect(second).toMatchObject({
      answer: 'reject_once',
      outcome: 'reject',
      rule: 'yes',
      reason: 'The service refused the answer "allow_once".',
    });
    const third = decisions.refused(request, second);
    expect(third).toMatchObject({
      answer: null,
      outcome: 'stop',
      rule: 'yes',
      reason: 'The service refused the answer "reject_once".',
    });
  });

  test('stops at once when nothing of the ladder is offered', async () => {
    const decisions = startDecisions(await policyOf(rules), unknownContext);
    const only = { toolCallId: '1', arguments: permission({ operation: 'a', options: ['allow_once'] }) };
    expect(brief(decisions.refused(only, decisions.decide(only)))).toBe('stop by yes');
  });

  test('is declined when it was an answer to a question', async () => {
    const decisions = startDecisions(
      await policyOf('questions: [{ id: q, match: { message: q }, answer: x }]\n'),
      unknownContext,
    );
    const withFields = { toolCallId: '1', arguments: question({ message: 'q', fields: field }) };
    expect(brief(decisions.refused(withFields, decisions.decide(withFields)))).toBe('{"action":"decline"} by q');
    const without = { toolCallId: '2', arguments: question({ message: 'q' }) };
    expect(brief(decisions.refused(without, decisions.decide(without)))).toBe('stop by q');
  });

  test('has not been given: it used up no allow, and its reject counts in the row', async () => {
    const policy = await policyOf(`budget: { allows: 1, rejects_in_a_row: 2 }\n${rules}`);
    const run = runOf(policy);
    run.say(tool('b'));
    const refused = { toolCallId: 'x', arguments: tool('a') };
    run.decisions.refused(refused, run.decisions.decide(refused));
    expect(run.say(tool('b'))).toBe('stop by default');
    expect(run.say(tool('a'))).toBe('allow_once by yes');
  });

  test('counts as one answer with its retry', async () => {
    const run = runOf(await policyOf(`budget: { answers: 2 }\n${rules}`));
    const refused = { toolCallId: 'x', arguments: tool('a') };
    run.decisions.refused(refused, run.decisions.decide(refused));
    expect([run.say(tool('b')), run.say(tool('b'))]).toEqual(['reject_once by default', 'stop by default']);
  });

  test('may be refused again at another pause with the same tool call', async () => {
    const decisions = startDecisions(await policyOf(rules), unknownContext);
    decisions.refused(request, decisions.decide(request));
    expect(brief(decisions.refused(request, decisions.decide(request)))).toBe('reject_once by yes');
  });

  test('is a misuse before there was a decision', async () => {
    const decisions = startDecisions(await policyOf(rules), unknownContext);
    const decision = decisions.decide(request);
    const strange = { ...request, toolCallId: 'other' };
    expect(() => decisions.refused(strange, decision)).toThrow(
      new TypeError('The pause "other" has not been decided.'),
    );
    expect(() => decisions.nobodyAnswered(strange)).toThrow(TypeError);
    expect(() => decisions.personAnswered(strange, 'allow')).toThrow(TypeError);
  });
});

const askPolicy = await policyOf(`budget: { allows: 1, rejects_in_a_row: 2 }
rules: [{ id: person, match: { tool: a }, then: ask, reason: Better ask. }]
questions: [{ id: q, match: { message: q }, then: ask }]
`);

describe('asking a person', () => {
  const policy = askPolicy;
  const all = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
  const request = { toolCallId: '1', arguments: permission({ operation: 'a', options: all }) };

  test('waits for an answer', () => {
    expect(startDecisions(policy, unknownContext).decide(request)).toMatchObject({
      verb: 'ask',
      answer: null,
      outcome: 'ask',
      rule: 'person',
      reason: 'Better ask.',
      ladder: 'ask: a person decides; without one reject_once',
    });
  });

  test('tells what happens without one', () => {
    const decide = (args: string): string | null =>
      startDecisions(policy, unknownContext).decide({ toolCallId: '1', arguments: args }).ladder;
    expect(decide(tool('a', { options: ['allow_once'] }))).toBe('ask: a person decides; without one stop');
    expect(decide(ask('q'))).toBe('ask: a person decides; without one stop');
    expect(decide(ask('q', { fields: field }))).toBe('ask: a person decides; without one decline');
  });

  test('stops instead when there is nothing to say', () => {
    const decide = (options: unknown): unknown =>
      startDecisions(policy, unknownContext).decide({ toolCallId: '1', arguments: tool('a', { options }) });
    for (const options of [undefined, [], ['yes']]) {
      expect(decide(options)).toMatchObject({
        verb: 'ask',
        outcome: 'stop',
        answer: null,
        rule: 'person',
        reason: 'No known option is offered, so there is nothing to ask.',
      });
    }
    expect(decide(['allow_always'])).toMatchObject({ outcome: 'ask' });
  });

  test('stops instead when the answers are used up', async () => {
    const run = runOf(
      await policyOf('budget: { answers: 1 }\nrules: [{ id: person, match: { tool: a }, then: ask }]\n'),
    );
    run.say(tool('b'));
    expect(run.decisions.decide({ toolCallId: 'x', arguments: tool('a') })).toMatchObject({
      verb: 'ask',
      outcome: 'stop',
      rule: 'person',
    });
  });

  test('is the reject ladder when nobody answers', () => {
    const decisions = startDecisions(policy, unknownContext);
    expect(nobody(decisions, request)).toMatchObject({
      verb: 'ask',
      answer: 'reject_once',
      outcome: 'reject',
      rule: 'person',
      reason: 'Nobody answered.',
      ladder: 'reject: reject_once',
    });
    const asked = { toolCallId: '2', arguments: ask('q', { fields: field }) };
    expect(brief(nobody(decisions, asked))).toBe('{"action":"decline"} by q');
    const bare = { toolCallId: '3', arguments: ask('q') };
    expect(brief(nobody(decisions, bare))).toBe('stop by q');
  });

  test.each([
    ['allow', 'allow_once'],
    ['allow-always', 'allow_always'],
    ['reject', 'reject_once'],
  ] as const)('sends what a person says: %s', (wish, answer) => {
    const decisions = startDecisions(policy, unknownContext);
    expect(person(decisions, request, wish)).toMatchObject({
      answer,
      rule: 'person',
      verb: 'ask',
      reason: 'A person decided.',
    });
  });

  test('holds a person to the budget and the offered options too', () => {
    const decisions = startDecisions(policy, unknownContext);
    person(decisions, request, 'allow');
    const second = { toolCallId: '2', arguments: tool('a') };
    expect(person(decisions, second, 'allow')).toMatchObject({
      answer: 'reject_once',
      reason: 'The 1 allows of this run are used up.',
    });
    const third = { toolCallId: '3', arguments: tool('a', { options: ['reject_once'] }) };
    expect(person(decisions, third, 'allow')).toMatchObject({ answer: 'reject_once' });
    const fourth = { toolCallId: '4', arguments: tool('a') };
    expect(person(decisions, fourth, 'reject')).toMatchObject({ outcome: 'stop' });
  });

  test.each([
    [{ value: 'npm' }, field, '{"action":"accept","content":{"a":"npm"}}'],
    [{ value: { a: 'npm' } }, field, '{"action":"accept","content":{"a":"npm"}}'],
    [{ value: 'npm' }, undefined, 'npm'],
    [
      { value: { n: 1, b: true } },
      [
        { name: 'n', type: 'integer' },
        { name: 'b', type: 'boolean' },
      ],
      '{"action":"accept","content":{"n":1,"b":true}}',
    ],
    ['reject', field, '{"action":"decline"}'],
    ['reject', undefined, null],
  ] as const)('takes %j for a question with fields %j', (wish, fields, answer) => {
    const decisions = startDecisions(policy, unknownContext);
    const asked = { toolCallId: '1', arguments: ask('q', { fields }) };
    expect(person(decisions, asked, wish)).toMatchObject({ answer, rule: 'q' });
  });

  test.each([
    [
      { value: '5' },
      [{ name: 'n', type: 'integer' }],
      'The answer does not fit the question: "5" is not of the type integer, which the field "n" has.',
    ],
    [{ value: 'x' }, [...field, { name: 'b', type: 'string' }], 'a string answers only one field'],
    [{ value: 5 }, field, 'An answer must be a string, or a JSON object'],
    [{ value: null }, field, 'An answer must be a string, or a JSON object'],
    [{ value: ['x'] }, field, 'An answer must be a string, or a JSON object'],
    [{ value: { a: ['x'] } }, field, 'An answer must be a string, or a JSON object'],
    ['allow', field, 'This pause is a question. Answer it, or reject it.'],
    ['allow-always', field, 'This pause is a question.'],
  ] as const)(
    'tells why %j does not fit a question with fields %j, and lets another be said',
    (wish, fields, error) => {
      const decisions = startDecisions(policy, unknownContext);
      const asked = { toolCallId: '1', arguments: ask('q', { fields }) };
      decisions.decide(asked);
      expect(decisions.personAnswered(asked, wish)).toEqual({ error: expect.stringContaining(error) });
      expect(decisions.personAnswered(asked, 'reject')).toMatchObject({ answer: '{"action":"decline"}' });
    },
  );

  test('tells that a permission is no question', () => {
    const decisions = startDecisions(policy, unknownContext);
    expect(person(decisions, request, { value: 'allow_once' })).toEqual({
      error: 'This pause asks for a permission. Say allow, allow-always or reject.',
    });
  });

  test('takes back what the service refuses of a person, too', () => {
    const decisions = startDecisions(policy, unknownContext);
    const said = person(decisions, request, 'allow');
    if ('error' in said) throw new Error(said.error);
    expect(brief(decisions.refused(request, said))).toBe('reject_once by person');
    const again = { toolCallId: '2', arguments: tool('a') };
    expect(person(decisions, again, 'allow')).toMatchObject({ answer: 'allow_once' });
  });
});

describe('a run', () => {
  test('remembers nothing of another: the same pauses in the same context get the same answers', async () => {
    const policy = await policyOf(`budget: { answers: 6, allows: 2, rejects_in_a_row: 2, same_pause: 2 }
rules: [{ id: yes, match: { tool: { glob: "a*" } }, then: allow, limit: 3 }]
`);
    const pauses = ['a1', 'b', 'a1', 'a2', 'a1', 'b', 'b', 'a3'].map((operation) => permission({ operation }));
    const play = (): readonly string[] => {
      const run = runOf(policy);
      return pauses.map((pause) => run.say(pause));
    };
    expect(play()).toEqual(play());
    expect(new Set(play()).size).toBeGreaterThan(3);
  });
});
