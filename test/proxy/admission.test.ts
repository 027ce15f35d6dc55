// Who and what is let in, where no socket is needed to tell.
import { expect, test } from 'vitest';
import { addBuiltInRules, createAdmission, createKeyRing, readPathRules } from '../../src/proxy/admission.ts';
import { Secret } from '../../src/secret.ts';

function admit(port: number, host: string, target = '/interns'): unknown {
  const admission = createAdmission({
    keys: createKeyRing(new Secret('k')),
    port,
    forwarding: addBuiltInRules(readPathRules('GET /**')),
  });
  return admission({ method: 'GET', target, rawHeaders: ['Host', host, 'Authorization', 'Bearer k'] });
}

test.each([
  [80, '127.0.0.1', true],
  [80, 'localhost', true],
  [80, '127.0.0.1:80', true],
  [80, 'evil.example', false],
  [8900, '127.0.0.1', false],
])('on port %i the Host "%s" is its own: %s', (port, host, isOwn) => {
  expect(admit(port, host)).toMatchObject(isOwn ? { target: { path: '/interns' } } : { refusal: 'host_refused' });
});

test.each(['/keys-of-others', '/oauth/tokens', '/keystone/k', '/interns/keys'])('%s is a name of its own', (path) => {
  expect(admit(8900, '127.0.0.1:8900', path)).toMatchObject({ target: { path } });
});
