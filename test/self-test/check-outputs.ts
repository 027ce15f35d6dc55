// Fails unless the self-test's run finished, with one permission given and one refused.
import assert from 'node:assert/strict';

const { CONCLUSION, DECISIONS = '' } = process.env;
assert.equal(CONCLUSION, 'finished');
const decisions: readonly { readonly answer: string }[] = JSON.parse(DECISIONS);
assert.deepEqual(
  decisions.map(({ answer }) => answer),
  ['allow_once', 'reject_once'],
);
