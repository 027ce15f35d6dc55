// The floor of a whole job: the same requests and a summary, with the global fetch and nothing else.
import { appendFileSync } from 'node:fs';

const { env } = process;
const input = (name) => env[`INPUT_${name.toUpperCase()}`];
const audience = encodeURIComponent(input('audience'));
const identity = await fetch(`${env.ACTIONS_ID_TOKEN_REQUEST_URL}&audience=${audience}`, {
  headers: { Authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` },
});
const { value } = await identity.json();
const form = {
  federation_policy_id: input('federation-policy-id'),
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token: value,
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
};
const base = input('base-url');
const exchange = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
const { access_token } = await exchange.json();
const Authorization = `Bearer ${access_token}`;
const list = await fetch(`${base}/interns?limit=100`, { headers: { Authorization } });
const { data } = await list.json();
const { id } = data.find(({ name }) => name === input('intern'));
const response = await fetch(`${base}/interns/${id}/chat/completions`, {
  method: 'POST',
  headers: { Authorization, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    messages: [{ role: 'user', content: input('prompt') }],
    stream: true,
    approval_mode: 'manual',
  }),
});
const decoder = new TextDecoder();
let rest = '';
let text = '';
for await (const piece of response.body) {
  const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    if (!line.startsWith('data: {')) continue;
    for (const { delta } of JSON.parse(line.slice(6)).choices) text += delta.content ?? '';
  }
}
process.stdout.write(`${text}\n`);
appendFileSync(env.GITHUB_STEP_SUMMARY, text);
