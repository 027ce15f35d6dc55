// A stand-in for a peer's action, written by us: identity and exchange by the global fetch, the token as an output.
const { appendFileSync } = require('node:fs');

async function main({ env }) {
  const headers = { Authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` };
  const identity = await fetch(`${env.ACTIONS_ID_TOKEN_REQUEST_URL}&audience=peer`, { headers });
  const { value } = await identity.json();
  const exchange = await fetch(`${env.INPUT_SERVER}/exchange`, { method: 'POST', body: value });
  appendFileSync(env.GITHUB_OUTPUT, `token=${(await exchange.json()).secret}\n`);
}

void main(process);
