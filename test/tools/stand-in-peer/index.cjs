// A stand-in for a peer's action, written by us: identity and exchange by the global fetch, the token put out where it is told.
const { appendFileSync } = require('node:fs');

async function main({ env }) {
  const headers = { Authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` };
  const identity = await fetch(`${env.ACTIONS_ID_TOKEN_REQUEST_URL}&audience=peer`, { headers });
  const { value } = await identity.json();
  const exchange = await fetch(`${env.INPUT_SERVER}/exchange`, { method: 'POST', body: value });
  const file = env.STAND_IN_EXPORTS === 'true' ? env.GITHUB_ENV : env.GITHUB_OUTPUT;
  appendFileSync(file, `token=${/made-up-[\w-]+/.exec(await exchange.text())?.[0] ?? 'none'}\n`);
}

void main(process);
