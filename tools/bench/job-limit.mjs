// The limit of a whole job: the same requests and a summary, over node:http on one kept connection for each host, and nothing else.
import { appendFileSync } from 'node:fs';
import http from 'node:http';

const { env } = process;
const input = (name) => env[`INPUT_${name.toUpperCase()}`];
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and gives the pieces of its answer to `read`; resolves at the end. */
function send(url, { method = 'GET', headers = {}, body }, read) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method, headers }, (response) => {
      response.setEncoding('utf8').on('data', read).on('end', resolve).on('error', reject);
    });
    request.on('error', reject).end(body);
  });
}

async function sendForJson(url, options) {
  let text = '';
  await send(url, options, (piece) => {
    text += piece;
  });
  return JSON.parse(text);
}

const audience = encodeURIComponent(input('audience'));
const { value } = await sendForJson(`${env.ACTIONS_ID_TOKEN_REQUEST_URL}&audience=${audience}`, {
  headers: { Authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` },
});
const form = new URLSearchParams({
  federation_policy_id: input('federation-policy-id'),
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token: value,
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
});
const base = input('base-url');
const { access_token } = await sendForJson(`${base}/oauth/token`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: form.toString(),
});
const Authorization = `Bearer ${access_token}`;
const { data } = await sendForJson(`${base}/interns?limit=100`, { headers: { Authorization } });
const { id } = data.find(({ name }) => name === input('intern'));
const chat = {
  method: 'POST',
  headers: { Authorization, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    messages: [{ role: 'user', content: input('prompt') }],
    stream: true,
    approval_mode: 'manual',
  }),
};
let rest = '';
let text = '';
await send(`${base}/interns/${id}/chat/completions`, chat, (piece) => {
  const lines = (rest + piece).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    if (!line.startsWith('data: {')) continue;
    for (const { delta } of JSON.parse(line.slice(6)).choices) text += delta.content ?? '';
  }
});
agent.destroy();
process.stdout.write(`${text}\n`);
appendFileSync(env.GITHUB_STEP_SUMMARY, text);
