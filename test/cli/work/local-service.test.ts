// Why a local service does not run, in words that say what to do.
import { expect, test } from 'vitest';
import type { ListenAddress } from '../../../src/cli/work/service.ts';
import { reportServiceFailure } from '../../../src/cli/work/service.ts';
import { ConfigError } from '../../../src/errors.ts';
import { watchIo } from '../support/watched-io.ts';

const address: ListenAddress = { host: '192.0.2.1', port: 8787, issuerPort: undefined };
const refused = (code: string, more: object = {}) =>
  Object.assign(new Error(`listen ${code}`), { syscall: 'listen', code, ...more });
const noAddress = (code: string) =>
  `This machine has no address "192.0.2.1". Correct --host, or leave it out for 127.0.0.1. (${code})`;

test.each<[string, Error, ListenAddress | undefined, string]>([
  [
    'a port in use',
    refused('EADDRINUSE', { port: 8787 }),
    address,
    'Port 8787 is in use. Stop the program that uses it, or use a free port: --port 0. (EADDRINUSE)',
  ],
  [
    'the port of the identity provider in use',
    refused('EADDRINUSE', { port: 8788 }),
    { ...address, issuerPort: 8788 },
    'Port 8788 is in use. Stop the program that uses it, or use a free port: --identity-provider-port 0. (EADDRINUSE)',
  ],
  [
    'one port for both',
    refused('EADDRINUSE', { port: 8787 }),
    { ...address, issuerPort: 8787 },
    '--port and --identity-provider-port are both 8787. Give each its own.',
  ],
  [
    'no free port for either',
    refused('EADDRINUSE', { port: 0 }),
    { ...address, port: 0, issuerPort: 0 },
    'Port 0 is in use. Stop the program that uses it, or use a free port: --identity-provider-port 0. (EADDRINUSE)',
  ],
  [
    'a port of the system, whose error names none',
    refused('EACCES'),
    { ...address, port: 80 },
    'You are not allowed to listen on port 80. Use one above 1023, or a free port: --port 0. (EACCES)',
  ],
  ...['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].map((code): [string, Error, ListenAddress, string] => [
    `an address of another: ${code}`,
    refused(code),
    address,
    noAddress(code),
  ]),
  ['something else', refused('EMFILE'), address, 'listen EMFILE'],
  ['an error of several lines', new Error('one\ntwo'), address, 'one two'],
  ['an address where none was asked for', refused('EADDRINUSE', { port: 1 }), undefined, 'listen EADDRINUSE'],
])('%s', (_, error, asked, says) => {
  const { io, written } = watchIo();
  expect(reportServiceFailure(error, io, 'serve', asked)).toBe(1);
  expect(written).toMatchObject({ stdout: '', stderr: `interns serve: ${says}\n` });
});

test.each([
  ['is wrong', undefined, ''],
  [
    'is not there',
    Object.assign(new Error('no such file'), { syscall: 'open', code: 'ENOENT' }),
    ' (no such file)\nCheck the path: a relative path starts at the current folder.',
  ],
])('a configuration that %s is bad usage, a mistake a line', (_, cause, more) => {
  const { io, written } = watchIo();
  const error = new ConfigError('config_invalid', 'service.yml:1: a\nservice.yml:2: b', { cause });
  expect(reportServiceFailure(error, io, 'serve')).toBe(2);
  expect(written).toMatchObject({ stdout: '', stderr: `service.yml:1: a\nservice.yml:2: b${more}\n` });
});
