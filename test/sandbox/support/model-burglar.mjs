// Tries every way out of a sandbox whose network leads to a broker of models alone: `node model-burglar.mjs AIMS`.
import { lookup } from 'node:dns/promises';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';

const aims = JSON.parse(process.argv[2] ?? '{}');
const { OPENAI_BASE_URL: url = '', OPENAI_API_KEY: key = '' } = process.env;

const attempt = async (work) => {
  try {
    return { got: await work() };
  } catch (error) {
    return { failed: error.code ?? error.message };
  }
};

const reach = (place) =>
  attempt(
    () =>
      new Promise((resolve, reject) => {
        const socket = connect(place, () => {
          socket.destroy();
          resolve('connected');
        });
        socket.setTimeout(5000, () => socket.destroy(new Error('nothing')));
        socket.on('error', reject);
      }),
  );

const ask = (headers, more = {}) =>
  attempt(
    () =>
      new Promise((resolve, reject) => {
        const sent = request(`${url}/models`, { headers, ...more }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.on('error', reject).end();
      }),
  );

const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
const readAll = (file) =>
  processes.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'latin1');
    } catch {
      return '';
    }
  });
const bearer = { authorization: `Bearer ${key}` };

console.log(
  JSON.stringify({
    models: await ask(bearer),
    bySocket: await ask(bearer, { socketPath: '/run/interns/models.sock' }),
    otherKey: await ask({ authorization: `Bearer ${aims.otherKey}` }),
    otherHost: await ask({ ...bearer, host: 'api.openai.com' }),
    page: await ask({ ...bearer, origin: 'https://attacker.example' }),
    account: await ask(bearer, { path: '/organization/usage' }),
    provider: await reach({ port: aims.provider, host: '127.0.0.1' }),
    host: await reach({ port: aims.port, host: '127.0.0.1' }),
    abstract: await reach({ path: `\0${aims.abstract}` }),
    outside: await reach({ port: 443, host: '192.0.2.1' }),
    name: await attempt(() => lookup('api.openai.com')),
    written: await attempt(() => writeFileSync('/run/interns/forwarder.mjs', 'x')),
    socketFolder: await attempt(() => readdirSync(aims.folder)),
    runFolder: readdirSync('/run/interns').toSorted(),
    environments: readAll('environ').join('\0'),
    commands: readAll('cmdline'),
    title: process.title,
    processes: processes.length,
    environment: process.env,
  }),
);
