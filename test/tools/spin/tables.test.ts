// What the model takes from the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transitions } from '../../../src/service/runs/runs.ts';
import { writeTables } from '../../../tools/spin/tables.ts';

const model = readFileSync(join(import.meta.dirname, '../../../tools/spin/protocol.pml'), 'utf8');

test('the model has the moves of the service, and no others', () => {
  const moves = Object.entries(transitions).flatMap(([from, row]) =>
    Object.entries(row).map(([trigger, to]) => `${from} by_${trigger} ${to}`),
  );
  const written = writeTables().matchAll(/state == (\w+) && trigger == (\w+) -> .*; state = (\w+)/g);
  expect([...written].map(([, from, trigger, to]) => `${from} ${trigger} ${to}`)).toEqual(moves);
});

test('each trigger of the service happens in the model', () => {
  const triggers = new Set(Object.values(transitions).flatMap((row) => Object.keys(row)));
  const happening = new Set([...model.matchAll(/move\(by_(\w+)\)/g)].map(([, trigger]) => trigger));
  expect([...happening].toSorted()).toEqual([...triggers].toSorted());
});

test.each([
  ['PROMPT_AGAIN', ['unconnected', 'limited', 'busy', 'not_ready']],
  ['ANSWER_AGAIN', ['unconnected', 'lost', 'limited', 'gateway_502', 'gateway_504']],
])('%s is what the client sends again', (name, failures) => {
  const [, condition = ''] = new RegExp(`#define ${name}\\(why\\) \\((.*)\\)`).exec(writeTables()) ?? [];
  expect([...condition.matchAll(/why == (\w+)/g)].map(([, failure]) => failure)).toEqual(failures);
});
